import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { presetsFor } from './presets';

const boxes = (factions: string | undefined): (string | undefined)[] => (factions ?? '').split(',').map((faction) => catalogue.faction[faction]?.box);

for (const seats of [2, 3, 4]) {
  test(`with ${seats} seats every preset has a pair and as many other factions as the seats need`, () => {
    const [base, ...others] = presetsFor(seats);
    expect(base?.settings).toEqual({});
    for (const { settings } of others) {
      const deck = settings.factions?.split(',') ?? [];
      expect(deck).toHaveLength(seats === 2 ? 5 : 7);
      expect(deck.filter((faction) => catalogue.faction[faction]?.pair)).toHaveLength(2);
      expect(new Set(deck).size).toBe(deck.length);
    }
  });
}

test('one Fire faction is enough (claim:R3); artifacts and locations are for two', () => {
  const fire = presetsFor(2).find(({ id }) => id === 'fire');
  expect(boxes(fire?.settings.factions).filter((box) => box === 'fire')).toHaveLength(1);
  expect(presetsFor(2).filter(({ settings }) => settings.artifacts ?? settings.locations)).toHaveLength(2);
  expect(presetsFor(3).filter(({ settings }) => settings.artifacts ?? settings.locations)).toEqual([]);
});
