import { expect, test } from 'vitest';
import { breakdownOf } from './breakdown';
import type { Beat } from './table';
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
  beat(4, turn('seat:2', 1), { kind: 'attack-declared', seat: 'seat:3', cards: ['card:hel-5'], targets: ['seat:1', 'seat:2'], value: 5, recycled: [] }),
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

test('followers are told by their source in each round, and the rounds add up', () => {
  const { tallies: told } = breakdownOf([...BEATS, beat(9, turn('seat:1', 2), gained('seat:1', 2, 'valda:R159@card:seduction-2')), beat(10, turn('seat:2', 2), { kind: 'followers-stolen', thief: 'seat:2', victim: 'seat:1', followers: 1, saved: 0 })], end);
  expect(told[0]?.rounds).toEqual([
    { temple: 1, power: 3, card: 2, theft: 0, skull: 0, loss: 0 },
    { temple: 0, power: 0, card: 2, theft: 0, skull: 0, loss: -1 },
  ]);
  expect(told[1]?.rounds.map(({ theft, loss }) => [theft, loss])).toEqual([[0, -1], [1, 0]]);
  for (const { rounds, sources } of told) for (const [source, count] of Object.entries(sources)) expect(rounds.reduce((sum, round) => sum + round[source as keyof typeof round], 0)).toBe(count);
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

test('an attack beyond the first is Surtur’s or Hel’s; Ymir’s action and Mork’s free Seduction are told by their cause (R67, R140, R143)', () => {
  const lives = (...ids: string[]): View => ({ ...end, state: { ...end.state, areas: end.state.areas.map((area, at) => ({ ...area, ...(ids[at] ? { occupant: `occupant:${ids[at]}` } : {}) })) } }) as View;
  const attack: Event = { kind: 'attack-declared', seat: 'seat:2', cards: ['card:raid-5'], targets: ['seat:1'], value: 5, recycled: [] };
  const more: Event = { kind: 'points-gained', seat: 'seat:1', actions: 1, points: 0, cause: 'valda:R140@occupant:ymir' };
  const seduction: Event = { kind: 'action-played', seat: 'seat:1', card: 'card:seduction-2', cost: 0, recycled: false };
  const free: Event = { ...seduction, cause: 'valda:R143@occupant:mork' };
  const match = [turn('seat:1', 2), more, { ...seduction, cost: 1 } as Event, { ...seduction, cause: 'valda:R173@card:winters-breath' } as Event, attack, attack, free, turn('seat:2', 2)];
  const of = (view: View) => Object.fromEntries(breakdownOf([beat(1, ...match)], view).powers.map(({ occupant, seats }) => [occupant, seats]));
  const told = of(lives('freya', 'agir', 'hel', 'mork', 'thrym', 'thor', 'ymir'));
  expect(told['occupant:hel']?.[1]).toMatchObject({ uses: 1, attacks: 1 });
  expect(told['occupant:ymir']?.[0]).toMatchObject({ uses: 1, points: 1 });
  expect(told['occupant:mork']?.[0]).toMatchObject({ uses: 1, points: 1 });
  expect(Object.keys(told)).toHaveLength(3);
});

const worth = (...events: object[]) => {
  const powersTold = breakdownOf([beat(1, ...(events as Event[]))], end).powers;
  return (occupant: string, seat = 0) => powersTold.find((power) => power.occupant === `occupant:${occupant}`)?.seats[seat];
};
const drawn = (seat: string, count: number) => ({ kind: 'cards-drawn', seat, deck: 'deck:b', count, cause: 'valda:R133@occupant:freya' });
const rolled = (cause: string, ...faces: string[]) => ({ kind: 'dice-rolled', seat: 'seat:1', faces: faces.map((face) => `face:${face}`), cause });
const rerolled = (die: number, face: string) => ({ kind: 'die-rerolled', seat: 'seat:1', die, face: `face:${face}`, cause: 'valda:R147@occupant:kari' });

test('Freya is worth the cards beyond those of everybody, Heimdall what he gave (R133, R139)', () => {
  const of = worth(
    turn('seat:1', 1), drawn('seat:1', 3), { kind: 'card-put-under', seat: 'seat:1', deck: 'deck:b', cause: 'valda:R133@occupant:freya' },
    turn('seat:2', 1), drawn('seat:2', 3),
    { kind: 'resources-traded', seat: 'seat:1', given: 'stock:2-gold', taken: 'stock:1-blood', cause: 'valda:R139@occupant:heimdall' },
  );
  expect(of('freya')).toMatchObject({ uses: 1, cards: 0 });
  expect(of('freya', 1)).toMatchObject({ uses: 1, cards: 1 });
  expect(of('freya', 2)).toMatchObject({ uses: 0, cards: 0 });
  expect(of('heimdall')).toMatchObject({ uses: 1, resources: 1 });
});

test('Freya’s draw is one use though the deck runs out in it, and cards that nobody could draw are no loss (R106, R133)', () => {
  const of = worth(turn('seat:1', 1), drawn('seat:1', 1), { kind: 'deck-shuffled', deck: 'deck:b', cards: 9, cause: 'valda:R106' }, drawn('seat:1', 2), turn('seat:2', 1), drawn('seat:2', 1), turn('seat:1', 2), drawn('seat:1', 3));
  expect(of('freya')).toMatchObject({ uses: 2, cards: 2 });
  expect(of('freya', 1)).toMatchObject({ uses: 1, cards: 0 });
});

test('Kari is worth what the second roll shows more, and the second resource of a 1 (R147)', () => {
  const of = worth(rolled('valda:R91', 'gold-2', 'diamond-1'), rerolled(2, 'diamond-2'), rerolled(1, 'gold-1'),
    { kind: 'resources-gained', seat: 'seat:1', resources: 'stock:2-diamond+1-gold', cause: 'valda:R91' }, { kind: 'resources-gained', seat: 'seat:1', resources: 'stock:1-gold', cause: 'valda:R147@occupant:kari' });
  expect(of('kari')).toMatchObject({ uses: 2, resources: 1 });
});

test('a die that is rolled for followers brings Kari no resources, and a skull that she softens is told as what it did not cost (R147, R157)', () => {
  const of = worth(rolled('valda:R157@card:freya-rune-of-fertility-yellow', 'gold-1'), rerolled(1, 'diamond-2'), { kind: 'skull-softened', seat: 'seat:1', kept: 1, cause: 'valda:R147@occupant:kari' });
  expect(of('kari')).toMatchObject({ uses: 2, resources: 0, kept: 1 });
});
