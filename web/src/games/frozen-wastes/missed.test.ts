import { expect, test } from 'vitest';
import { meanwhile } from './missed';
import { sidesOf } from './parties';
import type { Beat } from './table';
import { staged } from './testMoments';

const { view } = staged('move');
const sides = sidesOf(view);
const beat = (step: number, ...events: object[]): Beat => ({ step, what: 'move', seat: 'seat:2', events }) as unknown as Beat;
const walked = (seat: string, ...path: string[]): object => ({ kind: 'walked', seat, path });
const won = { kind: 'challenge-defeated', seat: 'seat:2', challenge: 'challenge:lynx' };
const LOG: readonly Beat[] = [
  beat(1, walked('seat:2', 'hex:5-14')),
  beat(2, walked('seat:2', 'hex:5-15', 'hex:5-16')),
  beat(3, won),
  beat(4, { kind: 'knocked-out', seat: 'seat:3', gold: 2 }, { kind: 'retreated', seat: 'seat:3', town: 'hex:12-7' }),
  beat(5, { kind: 'knocked-out', seat: 'seat:4', gold: 0 }),
];

test('where each won or fell while one was away is on the map, with their ways, and nothing of before', () => {
  const { places, trails } = meanwhile(LOG, { after: 1, upTo: 4 }, sides);
  expect(places.map(({ seat, at, deed }) => [seat, at, deed])).toEqual([['seat:2', 'hex:5-16', 'won']]);
  expect(trails.map(({ seat, legs }) => [seat, legs.map(({ path }) => path)])).toEqual([
    ['seat:2', [['hex:5-14', 'hex:5-15', 'hex:5-16']]],
    ['seat:3', [['hex:12-7']]],
  ]);
  expect(meanwhile(LOG, { after: 4, upTo: 4 }, sides)).toEqual({ places: [], trails: [] });
});

test('who went nowhere fell where they stand; where somebody was before the log began is not guessed', () => {
  const { places } = meanwhile(LOG, { after: 3, upTo: 5 }, sides);
  expect(places.map(({ seat, at, hero }) => [seat, at, hero])).toEqual([['seat:4', sides[3]!.party.at, sides[3]!.party.hero]]);
});

test('what was undone is not told', () => {
  const undone = [...LOG, { step: 6, what: 'undo', seat: 'seat:2', to: 2, events: [] } as unknown as Beat];
  expect(meanwhile(undone, { after: 1, upTo: 6 }, sides).places).toEqual([]);
});
