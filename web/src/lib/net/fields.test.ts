import { expect, test } from 'vitest';
import { faults } from './fields';
import type { Problem } from '../wire';

const problem = (key: string, where: string): Problem => ({ status: 422, key, rule: '', where, words: {} });

test('a problem stands next to the field it names, or above the form', () => {
  const bad = problem('bad-login', 'login');
  expect(faults(bad, ['login', 'password'])).toEqual({ at: { login: bad } });
  const fast = problem('too-fast', '');
  expect(faults(fast, ['login', 'password'])).toEqual({ at: {}, whole: fast });
  expect(faults(undefined, ['login'])).toEqual({ at: {} });
});

test('a form may call a field otherwise than the hall', () => {
  const names = { 'wrong-password': 'old', password: 'fresh' } as const;
  const wrong = problem('wrong-password', 'password');
  const short = problem('password-length', 'password');
  expect(faults(wrong, ['old', 'fresh'], names).at).toEqual({ old: wrong });
  expect(faults(short, ['old', 'fresh'], names).at).toEqual({ fresh: short });
});
