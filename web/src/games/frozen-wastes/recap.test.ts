import { expect, test } from 'vitest';
import type { Beat } from '../../lib/wire';
import { recapOf } from './recap';

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

test('what was met is known from before where the end does not name it', () => {
  const escaped = beat(9, { kind: 'escaped', seat: 'seat:1' });
  expect(recapOf([beat(8, met), escaped], 'seat:1')).toMatchObject({ card: 'challenge:cracking-ice', isWon: false });
});
