import { expect, test } from 'vitest';
import { FakeTimers } from '../net/fakeTimers';
import { Pacer } from './pacer';

test('each is seen for its while, the first at once', () => {
  const timers = new FakeTimers();
  const shown: string[] = [];
  const pacer = new Pacer<string>((word) => shown.push(word), (word) => word.length * 100, timers);
  pacer.push('abc');
  pacer.push('d');
  expect(shown).toEqual(['abc']);
  timers.pass(299);
  expect(shown).toEqual(['abc']);
  timers.pass(1);
  expect(shown).toEqual(['abc', 'd']);
  timers.pass(5000);
  pacer.push('e');
  expect(shown).toEqual(['abc', 'd', 'e']);
});

test('a crowd is let through', () => {
  const timers = new FakeTimers();
  const shown: number[] = [];
  const pacer = new Pacer<number>((n) => shown.push(n), () => 0, timers);
  const slow = new Pacer<number>((n) => pacer.push(n), () => 1000, timers);
  for (let n = 1; n <= 6; n++) slow.push(n);
  expect(shown).toEqual([1, 2]);
  timers.pass(10_000);
  expect(shown).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the answer to whoever acts does not wait', () => {
  const timers = new FakeTimers();
  const shown: string[] = [];
  const pacer = new Pacer<string>((word) => shown.push(word), () => 1000, timers);
  pacer.push('question');
  pacer.goOn();
  pacer.push('answer');
  pacer.push('what others do');
  expect(shown).toEqual(['question', 'answer']);
});
