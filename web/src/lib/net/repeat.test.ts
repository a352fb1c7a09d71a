import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { repeat, untilNext } from './repeat';
import { unreachable } from './http';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('it looks again after the pause of the moment, until it is stopped', async () => {
  let pause = 4;
  const look = vi.fn(() => Promise.resolve());
  const stop = repeat(look, () => pause);
  await vi.advanceTimersByTimeAsync(7);
  expect(look).toHaveBeenCalledTimes(2);
  pause = 60;
  await vi.advanceTimersByTimeAsync(60);
  expect(look).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledTimes(4);
  stop();
  await vi.advanceTimersByTimeAsync(600);
  expect(look).toHaveBeenCalledTimes(4);
});

test('no pause is the end of it, and so is a stop while it is under way', async () => {
  const once = vi.fn(() => Promise.resolve());
  repeat(once, () => undefined);
  const stopped = vi.fn(() => Promise.resolve());
  repeat(stopped, () => 4)();
  await vi.advanceTimersByTimeAsync(600);
  expect([once, stopped].map((one) => one.mock.calls.length)).toEqual([1, 1]);
});

test('a hall that is away is asked soon again, one that refuses is not', () => {
  expect(untilNext(unreachable, 60_000)).toBeLessThan(10_000);
  expect(untilNext({ ...unreachable, status: 503 })).toBeLessThan(10_000);
  expect(untilNext({ ...unreachable, status: 403 }, 60_000)).toBe(60_000);
  expect(untilNext(undefined, 60_000)).toBe(60_000);
  expect(untilNext(undefined)).toBeUndefined();
});
