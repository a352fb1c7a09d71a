import { expect, test } from 'vitest';
import { landsOf, liveBelow, powersIn } from './lands';
import { lettersOf, sidesOf } from './sides';
import { staged } from './testMoments';

const lands = landsOf(staged('valda').view);
const land = (id: string) => lands.find((one) => one.id === id);

test('a land says who lives there, what a temple costs and who rules', () => {
  expect(land('freya-kari')).toMatchObject({
    occupants: ['occupant:freya'],
    type: 'god',
    phase: 'resource',
    cost: [{ blood: 0, diamond: 2, gold: 2 }],
    ruler: 'seat:4',
    free: 2,
    shares: [
      { seat: 'seat:1', temples: 1, level: 1 },
      { seat: 'seat:4', temples: 2, level: 2 },
    ],
  });
  expect(land('tyr-agir')).toMatchObject({ type: 'giant', ruler: undefined });
});

test('temples stand on their fields, frozen ones too', () => {
  expect(land('surtur-hel')?.fields).toEqual([
    { owner: 'seat:2', isFrozen: false },
    { owner: 'seat:4', isFrozen: true },
    undefined,
    undefined,
    undefined,
  ]);
});

test('where nobody lives yet, both who could are named with both prices', () => {
  const [first] = landsOf(staged('draft').view);
  expect(first).toMatchObject({ occupants: ['occupant:freya', 'occupant:kari'], giants: ['kari'], type: 'undecided', isDecided: false });
  expect(first?.cost).toHaveLength(2);
});

test('the powers of a seat stand in the phase in which they work', () => {
  expect(powersIn(lands, 'followers', 'seat:1')).toEqual([{ occupant: 'occupant:thrym', level: 2 }]);
  expect(powersIn(lands, 'attack', 'seat:1')).toEqual([{ occupant: 'occupant:agir', level: 1 }]);
  expect(powersIn(lands, 'attack', 'seat:4')).toEqual([]);
});

test('what everybody knows of a seat is counted', () => {
  const counts = Object.fromEntries(sidesOf(staged('valda').view)[2]?.counts.map(({ key, count }) => [key, count]) ?? []);
  expect(counts).toEqual({ cards: 3, blood: 3, diamond: 0, gold: 1, rune: 3, mine: 2, drill: 2, temple: 5 });
});

test('seats whose names begin alike are marked by their numbers', () => {
  const named = (...names: string[]) => lettersOf(names.map((name, index) => ({ seat: `seat:${index + 1}`, name })));
  expect(named('Anna', 'Bram', 'bo')).toEqual({ 'seat:1': 'A', 'seat:2': '2', 'seat:3': '3' });
});

test('a sheet about lands of the lower row alone leaves them in sight', () => {
  expect(liveBelow(['occupant:thrym', 'occupant:thor'], lands)).toBe(true);
  expect(liveBelow(['occupant:thrym', 'occupant:mork'], lands)).toBe(false);
  expect(liveBelow([], lands)).toBe(false);
});
