import { expect, test } from 'vitest';
import { logRows } from './logRows';
import type { Beat } from '../wire';

const beat = (step: number, ...kinds: string[]): Beat => ({ step, what: 'move', events: kinds.map((kind) => ({ kind })) });
const isPass = ({ kind }: { kind: string }) => kind === 'pass';

test('passes are one row, nothing else is folded, and a move of which nothing is told is none', () => {
  const rows = logRows([beat(1, 'play'), beat(2, 'pass'), beat(3, 'pass'), beat(4, 'pass', 'won'), beat(5, 'pass'), beat(6)], isPass);
  expect(rows.map(({ beats }) => beats.map(({ step }) => step))).toEqual([[1], [2, 3, 5], [4]]);
  expect(rows.map(({ isMinor }) => isMinor)).toEqual([false, true, false]);
});

test('there is at most one row of passes a trick', () => {
  const isLead = ({ kind }: { kind: string }) => kind === 'lead';
  const log = [beat(1, 'lead'), beat(2, 'pass'), beat(3, 'play'), beat(4, 'pass'), beat(5, 'lead'), beat(6, 'pass'), beat(7, 'pass')];
  expect(logRows(log, isPass, isLead).map(({ beats }) => beats.map(({ step }) => step))).toEqual([[1], [2, 4], [3], [5], [6, 7]]);
});

test('a pass that closes a trick is folded with the others of that trick, and what came of it stands alone', () => {
  const rows = logRows([beat(1, 'play'), beat(2, 'pass'), beat(3, 'pass', 'won'), beat(4, 'play')], isPass, undefined, isPass);
  expect(rows.map(({ beats }) => beats.map(({ step, events }) => [step, ...events.map(({ kind }) => kind)]))).toEqual([[[1, 'play']], [[2, 'pass'], [3, 'pass']], [[3, 'won']], [[4, 'play']]]);
  const alone = logRows([beat(1, 'play'), beat(2, 'pass', 'won')], isPass, undefined, isPass);
  expect(alone[1]?.beats[0]?.events).toHaveLength(2); // with nothing to fold it into, it stays
});

test('a pass that lets the next trick begin is folded with those before it', () => {
  const isLead = ({ kind }: { kind: string }) => kind === 'lead';
  const rows = logRows([beat(1, 'lead'), beat(2, 'pass'), beat(3, 'pass', 'lead'), beat(4, 'pass')], isPass, isLead, isPass);
  expect(rows.map(({ beats }) => beats.map(({ step, events }) => [step, ...events.map(({ kind }) => kind)]))).toEqual([[[1, 'lead']], [[2, 'pass'], [3, 'pass']], [[3, 'lead']], [[4, 'pass']]]);
});

test('a move of which nothing is told has no row', () => {
  const silent = { step: 9, what: 'move', events: [] };
  expect(logRows([silent], () => false)).toEqual([]);
  expect(logRows([{ ...silent, what: 'undo' }], () => false)).toHaveLength(1);
});
