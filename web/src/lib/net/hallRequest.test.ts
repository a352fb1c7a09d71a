import { expect, test } from 'vitest';
import { HallRequest } from './hallRequest.svelte';
import { HallProblem, unreachable } from './http';

test('what the hall refuses is kept until the next try', async () => {
  const attempt = new HallRequest();
  expect(await attempt.run(() => Promise.reject(new HallProblem(unreachable)))).toBe(false);
  expect([attempt.busy, attempt.done, attempt.problem]).toEqual([false, false, unreachable]);
  expect(await attempt.run(() => Promise.resolve())).toBe(true);
  expect([attempt.busy, attempt.done, attempt.problem]).toEqual([false, true, undefined]);
});

test('nothing is asked twice at once', async () => {
  const attempt = new HallRequest();
  let count = 0;
  const work = () => Promise.resolve(count++);
  await Promise.all([attempt.run(work), attempt.run(work)]);
  expect(count).toBe(1);
});

test('a fault of our own is not taken for a refusal', async () => {
  const attempt = new HallRequest();
  await expect(attempt.run(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
  expect(attempt.busy).toBe(false);
});
