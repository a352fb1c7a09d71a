import { expect, test } from 'vitest';
import { Person } from './format';
import { viewLines } from './viewParts';
import { Phrases } from './phrases';

const phrases = new Phrases(
  (key) => ({ 'card.ace': 'the Ace' })[key],
  (seat) => new Person(seat === 'seat:1' ? 'Anna' : 'Bert'),
);

test('a view nobody drew is still told', () => {
  const view = { deckTop: 'card:ace', pot: 3, piles: [{ of: 'seat:1', cards: [] }, { of: 'seat:2', cards: ['card:two'] }], hands: [{ count: 4 }, { count: 5 }] };
  const told = viewLines(view, phrases).map(({ depth, label, value }) => `${' '.repeat(depth)}${label}: ${value}`);
  expect(told).toEqual(['Deck top: the Ace', 'Pot: 3', 'Piles 1: ', ' Of: Anna', 'Piles 2: ', ' Of: Bert', ' Cards: Two', 'Hand: Anna: ', ' Count: 4', 'Hand: Bert: ', ' Count: 5']);
});

test('the game may say what a component is called, and each seat has one of them by its name', () => {
  const dutch = new Phrases((key) => ({ 'view.hands': 'Hand', 'view.count': 'Kaarten' })[key], (seat) => new Person(seat === 'seat:1' ? 'Anna' : 'Bert'));
  expect(viewLines({ hands: [{ count: 4 }, { count: 5 }] }, dutch).map(({ label, value }) => `${label}: ${value}`)).toEqual(['Hand: Anna: ', 'Kaarten: 4', 'Hand: Bert: ', 'Kaarten: 5']);
});

test('whatever can be touched keeps its anchor', () => {
  expect(viewLines({ row: ['card:ace', null] }, phrases)[0]?.anchors).toEqual(['card:ace']);
});
