import { expect, test } from 'vitest';
import type { Beat } from '../wire';
import { withoutUndone, undoneSteps, undoneThing } from './undone';

const beat = (step: number, what: string, to?: number): Beat => ({ step, what, events: [], ...(to === undefined ? {} : { to }) });
const steps = (log: readonly Beat[]): number[] => withoutUndone(log).map(({ step }) => step);

test('what was played since the step that the match went back to counts no more', () => {
  const log = [beat(0, 'start'), beat(1, 'move'), beat(2, 'move'), beat(3, 'poll-answer'), beat(4, 'propose'), beat(5, 'take-back', 1), beat(6, 'move')];
  expect([...undoneSteps(log)]).toEqual([2, 3]);
  expect(steps(log)).toEqual([0, 1, 4, 5, 6]);
});

test('one can go back again and again, and past an earlier way back', () => {
  const log = [beat(1, 'move'), beat(2, 'move'), beat(3, 'undo', 1), beat(4, 'move'), beat(5, 'undo', 3), beat(6, 'take-back', 0), beat(7, 'move')];
  expect(steps(log)).toEqual([3, 5, 6, 7]);
});

test('a pause that was agreed on stays in the log', () => {
  expect(steps([beat(1, 'move'), beat(2, 'pause'), beat(3, 'resume'), beat(4, 'undo', 0)])).toEqual([2, 3, 4]);
});

test('a log that nobody wound back is itself', () => {
  const log = [beat(0, 'start'), beat(1, 'move')];
  expect(withoutUndone(log)).toBe(log);
});

test('an undo is named by what was played last, and by nothing once its player has passed', () => {
  const beat = (step: number, seat: string, ...events: object[]) => ({ step, seat, what: 'move', events }) as unknown as Beat;
  const card = (event: object): string | undefined => (event as { card?: string }).card;
  const log = [beat(1, 'seat:1', { kind: 'card-led', card: 'card:dwarf-1' }), beat(2, 'seat:2', { kind: 'card-played', card: 'card:dwarf-6' })];
  expect(undoneThing(log, 'seat:1', card)).toBe('card:dwarf-1');
  expect(undoneThing([...log, beat(3, 'seat:1', { kind: 'window-passed' })], 'seat:1', card)).toBeUndefined();
  expect(undoneThing([...log, { ...beat(3, 'seat:1'), what: 'undo', to: 0 } as Beat], 'seat:1', card)).toBeUndefined();
  expect(undoneThing([], 'seat:1', card)).toBeUndefined();
});
