import { expect, test } from 'vitest';
import { avatarOf } from './avatar';

test('the same name always looks the same, and names are spread over all animals', () => {
  expect(avatarOf('Mila', 5)).toBe(avatarOf('Mila', 5));
  const names = Array.from({ length: 200 }, (_, at) => `Guest ${1000 + 37 * at}`);
  expect(new Set(names.map((name) => avatarOf(name, 5)))).toEqual(new Set([0, 1, 2, 3, 4]));
});
