import { expect, test } from 'vitest';
import { recapOf } from './recap';
import type { Beat } from './table';

const beat = (step: number, ...events: object[]): Beat => ({ step, what: 'move', events: events as Beat['events'] });
const met = { kind: 'challenge-met', seat: 'seat:1', challenge: 'challenge:cracking-ice' };
const rolled = { kind: 'test-rolled', seat: 'seat:1', card: 'challenge:cracking-ice', passed: true };
const won = { kind: 'challenge-defeated', seat: 'seat:1', challenge: 'challenge:cracking-ice' };
const gold = { kind: 'gold-gained', seat: 'seat:1', gold: 1 };
const others = [{ kind: 'turn-began', turn: 2, seat: 'seat:2' }, { kind: 'dice-rolled', seat: 'seat:2', dice: [] }];

test('an adventure that asked nothing is told until its hero does something else or is on turn again', () => {
  const end = beat(7, met, rolled, won, gold, ...others);
  const recap = recapOf([end], 'seat:1');
  expect(recap).toEqual({ card: 'challenge:cracking-ice', isWon: true, lines: [rolled, won, gold] });
  expect(recapOf([end], 'seat:2')).toBeUndefined();
  const back = beat(8, { kind: 'walked', seat: 'seat:2' }, { kind: 'turn-began', turn: 3, seat: 'seat:1' });
  expect(recapOf([end, beat(8, { kind: 'walked', seat: 'seat:2' })], 'seat:1')).toEqual(recap);
  expect(recapOf([end, back], 'seat:1')).toBeUndefined();
  expect(recapOf([end, beat(9, { kind: 'dice-rolled', seat: 'seat:1', dice: [] })], 'seat:1')).toBeUndefined();
});

test('whoever was hurt earlier in the fight is named at its end', () => {
  const wound = { kind: 'harmed', seat: 'seat:1', who: 'ally:sledge-driver', harm: 'wounds', amount: 1 };
  const log = [beat(5, wound, met), beat(6, { kind: 'combat-rolled' }, wound), beat(7, won, gold)];
  expect(recapOf(log, 'seat:1')?.lines, 'once, in this fight').toEqual([wound, won, gold]);
  expect(recapOf([...log.slice(0, 2), beat(7, won), beat(8, met, rolled, won)], 'seat:1')?.lines, 'not of the fight before').toEqual([rolled, won]);
});

test('what was met is known from before where the end does not name it', () => {
  const escaped = beat(9, { kind: 'escaped', seat: 'seat:1' });
  expect(recapOf([beat(8, met), escaped], 'seat:1')).toMatchObject({ card: 'challenge:cracking-ice', isWon: false });
});
