import { expect, test } from 'vitest';
import { breakdownOf, chanceOf } from './breakdown';
import type { Beat } from './table';
import { staged } from './testMoments';
import { lastTurns } from './trails';
import type { Event } from './types';

/** A match of three seats; the first has 7 gold at the end. */
const { view: end } = staged('end');
const [ONE, TWO] = ['seat:1', 'seat:2'];

const beat = (step: number, ...events: Event[]): Beat => ({ step, what: 'move', events });
const rolled = (seat: string, first: number, second: number, hit: boolean): Event => ({ kind: 'combat-rolled', seat, who: 'hero:karnon', phase: 'melee', attacks: true, first, second, bonus: 4, target: 15, hit });

const BEATS = [
  beat(1, { kind: 'started-in', seat: ONE, town: 'hex:12-7' }, { kind: 'started-in', seat: TWO, town: 'hex:8-11' }),
  beat(2, { kind: 'round-began', round: 1 }, { kind: 'turn-began', turn: 1, seat: ONE }),
  beat(3, { kind: 'walked', seat: ONE, path: ['hex:11-7', 'hex:10-7'], dice: ['ice-wastes', 'ice-wastes'] }),
  beat(4, { kind: 'frost-fell', seat: ONE, terrain: 'tundra', frost: 2, weather: 'weather:green-leaf' }, { kind: 'harmed', seat: ONE, who: 'hero:karnon', harm: 'frost', amount: 2 }),
  beat(5, { kind: 'frost-bit', seat: ONE, who: 'hero:karnon', frost: 5, prevented: false }, { kind: 'frost-bit', seat: ONE, who: 'hero:karnon', frost: 5, prevented: true }),
  beat(6, { kind: 'challenge-met', seat: ONE, challenge: 'challenge:cave-bear' }, rolled(ONE, 9, 9, true)),
  beat(7, { kind: 'challenge-defeated', seat: ONE, challenge: 'challenge:cave-bear' }, { kind: 'gold-gained', seat: ONE, gold: 6 }, { kind: 'experience-gained', seat: ONE, points: 2 }),
  beat(8, { kind: 'round-began', round: 2 }, { kind: 'turn-began', turn: 3, seat: ONE }, { kind: 'trudged', seat: ONE, to: 'hex:11-7' }),
  beat(9, { kind: 'hero-attacked', seat: ONE, rival: TWO }, rolled(ONE, 1, 2, false), rolled(TWO, 10, 10, true)),
  beat(10, { kind: 'knocked-out', seat: TWO, gold: 3 }, { kind: 'spoils-taken', seat: ONE, from: TWO, gold: 3 }, { kind: 'retreated', seat: TWO, town: 'hex:12-7' }),
  beat(11, { kind: 'market-entered', seat: ONE, town: 'town:iagart' }, { kind: 'bought', seat: ONE, card: 'item:bone-knife', price: 5 }, { kind: 'healed', seat: ONE, who: 'hero:karnon', harm: 'wounds', amount: 1, price: 1 }),
  beat(12, { kind: 'match-ended', way: 'princess', winner: ONE }),
];
const { tales, milestones, rounds } = breakdownOf(BEATS, end);
const [one, two] = tales;

test('a journey is told in legs, each from where the last one ended', () => {
  expect(one?.legs.map(({ round, isCarried, path }) => [round, isCarried, path.join(' ')])).toEqual([
    [1, true, 'hex:12-7'],
    [1, false, 'hex:12-7 hex:11-7 hex:10-7'],
    [2, false, 'hex:10-7 hex:11-7'],
  ]);
  expect(two?.legs.at(-1)).toEqual({ round: 2, isCarried: true, path: ['hex:8-11', 'hex:12-7'] });
  expect([one?.spaces, two?.spaces, one?.towns]).toEqual([3, 0, 1]);
  expect(rounds).toBe(31);
});

test('adventures end in one of four ways, and a fight of two heroes is one of each', () => {
  expect(one?.encounters.map(({ at, foe, end: how }) => [at, foe, how])).toEqual([
    ['hex:10-7', 'challenge:cave-bear', 'won'],
    ['hex:11-7', 'seat:2', 'won'],
  ]);
  expect(two?.encounters.map(({ foe, end: how }) => [foe, how])).toEqual([['seat:1', 'fell']]);
});

test('frost that was prevented is not white death', () => {
  expect(one?.frost).toEqual({ nights: 1, taken: 2, whiteDeath: 1 });
});

test('gold adds up to what is in the purse at the end', () => {
  expect(one?.gold).toEqual({ won: 6, sold: 0, spoils: 3, cards: -5, gear: 0, healing: -1, warmth: 0, lost: 0 });
  expect(one?.start).toBe(4);
  expect(two?.gold.lost).toBe(-3);
});

test('luck compares what came off with what was to be expected of two dice', () => {
  expect([2, 3, 11, 12, 20, 21].map(chanceOf)).toEqual([1, 0.99, 0.55, 0.45, 0.01, 0]);
  expect(one?.luck).toMatchObject({ rolls: 2, hits: 1, pips: 21 });
  expect(one?.luck.expected).toBeCloseTo(1.1);
});

test('what people will tell leads to its step', () => {
  expect(milestones.map(({ round, step, event }) => [round, step, event.kind])).toEqual([
    [2, 9, 'hero-attacked'],
    [2, 10, 'knocked-out'],
    [2, 12, 'match-ended'],
  ]);
});

test('what was taken back does not count', () => {
  const back: Beat = { step: 13, what: 'take-back', to: 10, events: [] };
  const { tales: without } = breakdownOf([...BEATS.slice(0, -1), back], end);
  expect(without[0]?.gold.cards).toBe(0);
  expect(without[0]?.towns).toBe(0);
});

test('the board draws the ways of the last turn of each hero alone', () => {
  const trails = lastTurns(BEATS, [{ seat: ONE ?? '', hero: 'hero:karnon' }, { seat: TWO ?? '', hero: 'hero:zyla' }]);
  expect(trails[0]?.legs.map(({ path }) => path.join(' '))).toEqual(['hex:10-7 hex:11-7']);
  expect(trails[1]?.legs.map(({ isCarried }) => isCarried)).toEqual([true, true]);
});
