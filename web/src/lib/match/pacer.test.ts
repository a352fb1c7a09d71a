import { expect, test } from 'vitest';
import { FakeTimers } from '../../testing/fakeTimers';
import { Pacer } from './pacer';

test('each is seen for its while, the first at once', () => {
  const timers = new FakeTimers();
  const shown: string[] = [];
  const pacer = new Pacer<string>({ show: (word) => shown.push(word), hold: (word) => word.length * 100 }, timers);
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

test('several wait in their order', () => {
  const timers = new FakeTimers();
  const shown: number[] = [];
  const pacer = new Pacer<number>({ show: (n) => shown.push(n), hold: () => 100 }, timers);
  pacer.push(1, 2, 3);
  expect([shown, pacer.isBusy]).toEqual([[1], true]);
  timers.pass(200);
  expect([shown, pacer.isBusy]).toEqual([[1, 2, 3], false]);
});

test('what is skipped is given back, and what comes next does not wait', () => {
  const timers = new FakeTimers();
  const shown: string[] = [];
  const pacer = new Pacer<string>({ show: (word) => shown.push(word), hold: () => 1000 }, timers);
  pacer.push('card', 'winner', 'question');
  expect(pacer.skip()).toEqual(['winner', 'question']);
  timers.pass(5000);
  pacer.push('answer');
  expect(shown).toEqual(['card', 'answer']);
});
