import { expect, test } from 'vitest';
import type { Beat } from '../../lib/wire';
import { breakdownOf } from './breakdown';
import { staged } from './testMoments';
import type { Event, View } from './types';

/** A match of three seats that ended with 6, 3 and 0 followers. */
const { view } = staged('end');
const end: View = { ...view, state: { ...view.state, players: view.state.players.map((player, index) => ({ ...player, followers: [6, 3, 0][index] ?? 0 })) } };

const beat = (step: number, ...events: Event[]): Beat => ({ step, what: 'move', events });
const turn = (seat: string, round: number): Event => ({ kind: 'turn-began', seat, round, actions: 3, points: 2 });
const gained = (seat: string, followers: number, cause: string): Event => ({ kind: 'followers-gained', seat, followers, cause });

const BEATS = [
  beat(1, turn('seat:1', 1), gained('seat:1', 1, 'valda:R54'), { kind: 'temple-placed', seat: 'seat:1', temple: 'site:odin-thrym-1' }),
  beat(2, gained('seat:1', 2, 'valda:R159@card:seduction-2')),
  beat(3, { kind: 'followers-traded', seat: 'seat:1', trade: 'thrym-offering', paid: 'nothing', runes: 1, followers: 3, cause: 'valda:R144@occupant:thrym' }),
  beat(4, turn('seat:2', 1), { kind: 'attack-declared', seat: 'seat:3', cards: ['card:hel-5'], targets: ['seat:1', 'seat:2'], value: 5 }),
  beat(5, { kind: 'attack-resolved', seat: 'seat:3', hit: ['seat:2'], held: ['seat:1'] }),
  beat(6, { kind: 'runes-gained', seat: 'seat:1', runes: 1, missed: 0, cause: 'valda:R141@occupant:agir' }),
  beat(7, { kind: 'followers-stolen', thief: 'seat:3', victim: 'seat:2', followers: 1, saved: 0 }),
  beat(8, turn('seat:3', 1), { kind: 'followers-lost', seat: 'seat:3', followers: 1, saved: 0 }),
];
const { standings, tallies, powers } = breakdownOf(BEATS, end);

test('after each turn it is told how everybody stood, counted back from the end', () => {
  expect(standings.map(({ followers }) => followers)).toEqual([[6, 4, 0], [6, 3, 1], [6, 3, 0]]);
  expect(standings.map(({ step }) => step)).toEqual([4, 8, 8]);
});

test('followers are told by their source', () => {
  expect(tallies[0]?.sources).toEqual({ temple: 1, power: 3, card: 2, theft: 0, skull: 0, loss: 0 });
  expect(tallies[1]?.sources).toEqual({ temple: 0, power: 0, card: 0, theft: 0, skull: 0, loss: -1 });
  expect(tallies[2]?.sources).toEqual({ temple: 0, power: 0, card: 0, theft: 1, skull: 0, loss: -1 });
});

test('an attack on all is one attack with a hit or a defence for each target', () => {
  expect(tallies.map(({ attacks }) => attacks)).toEqual([
    { made: 0, hits: 0, held: 1, suffered: 0 },
    { made: 0, hits: 0, held: 0, suffered: 1 },
    { made: 1, hits: 1, held: 0, suffered: 0 },
  ]);
});

test('temples are those built, those destroyed, and those that stand at the end', () => {
  expect(tallies[0]?.temples).toEqual({ built: 1, destroyed: 0, left: 2 });
});

test('a power is worth what its events brought', () => {
  expect(powers.map(({ occupant }) => occupant)).toEqual(['occupant:thrym', 'occupant:agir']);
  expect(powers[0]?.seats[0]).toMatchObject({ uses: 1, followers: 3 });
  expect(powers[1]?.seats[0]).toMatchObject({ uses: 1, runes: 1 });
});

test('what was taken back does not count', () => {
  const back: Beat = { step: 9, what: 'take-back', to: 7, events: [] };
  const { tallies: without } = breakdownOf([...BEATS, back], end);
  expect(without[2]?.sources.loss).toBe(0);
});

test('skulls on one’s own dice are told apart, so that what the powers brought adds up', () => {
  const lost = (cause?: string): Event => ({ kind: 'followers-lost', seat: 'seat:1', followers: 1, saved: 0, ...(cause ? { cause } : {}) });
  const rolled = [lost('valda:R136@occupant:loki'), lost('valda:R157@card:rune-of-fertility-white'), lost('valda:R179@card:double-kill-4'), gained('seat:1', 2, 'valda:R136@occupant:loki')];
  const { tallies: told, powers: brought } = breakdownOf([...BEATS, beat(9, ...rolled)], end);
  expect(told[0]?.sources).toMatchObject({ power: 5, skull: -2, loss: -1 });
  expect(brought.reduce((all, { seats }) => all + (seats[0]?.followers ?? 0), 0)).toBe(5);
  expect(brought.find(({ occupant }) => occupant === 'occupant:loki')?.seats[0]).toMatchObject({ followers: 2, skulls: 1 });
});
