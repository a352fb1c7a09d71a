import { expect, test } from 'vitest';
import { format, Person, type Values } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { endingOf } from './endingSentence';
import type { Scene } from './table';
import { viewWith } from '../../testing/claimViews';
import texts from './texts/en.properties';

const text = (key: string, values?: Values) => {
  const pattern = (texts as Record<string, string>)[key];
  return pattern === undefined ? undefined : format(pattern, values);
};
const NAMES = ['Mila', 'Fox', 'Owl', 'Hare'];
const phrases = new Phrases(text, (seat) => new Person(NAMES[Number(seat.slice(5)) - 1] ?? '', seat === 'seat:1'));

/** A match that is over: the rank of each seat, and the seat for which each faction votes. */
function over(ranks: number[], votes: (number | undefined)[], reason = 'votes'): Scene {
  const factions = ['goblin', 'knight', 'undead', 'dwarf', 'doppelganger'];
  const view = viewWith({
    rules: { cards: `deck:${factions.join()}` },
    seats: ranks.map((_, index) => ({ seat: `seat:${index + 1}`, score: [], gnomes: [] })),
    ending: { votes: votes.map((side, index) => ({ faction: `faction:${factions[index]}`, ...(side === undefined ? {} : { side: `seat:${side}` }) })) },
  });
  return { view, ending: { ranks, reason, how: 'played' } } as unknown as Scene;
}

test('the factions on each side say how a match ended, to the reader as you', () => {
  expect(endingOf(over([1, 2], [1, 1, 2, 1, 2]), phrases, text)).toBe('You win 3 factions to 2.');
  expect(endingOf(over([2, 1], [2, 2, 2, 2, undefined]), phrases, text)).toBe('Fox wins 4 factions to 0.');
});

test('of three players the winner has more than each of the others', () => {
  expect(endingOf(over([2, 1, 3], [2, 2, 1, 1, 3]), phrases, text)).toBe('Fox wins 2 factions to 2 and 1.');
});

test('partners win together', () => {
  expect(endingOf(over([2, 1, 2, 1], [2, 2, 2, 1, 1]), phrases, text)).toBe('Fox and Hare win 3 factions to 2.');
  expect(endingOf(over([1, 2, 1, 2], [1, 1, 1, 2, 2]), phrases, text)).toBe('Your team wins 3 factions to 2.');
});

test('what was not decided by the votes alone has words of its own', () => {
  expect(endingOf(over([1, 2], [1, 2], 'total-cards'), phrases, text)).toBeUndefined();
});
