import { expect, test } from 'vitest';
import { viewLines } from './describe';
import { Phrases } from './phrases';

const phrases = new Phrases(
  (key) => ({ 'card.ace': 'the Ace' })[key],
  (seat) => (seat === 'seat:1' ? 'Anna' : 'Bert'),
);

test('a view nobody drew is still told', () => {
  const view = { deckTop: 'card:ace', pot: 3, seats: [{ at: 'seat:1', hand: [] }, { at: 'seat:2', hand: ['card:two'] }] };
  const told = viewLines(view, phrases).map(({ depth, label, value }) => `${' '.repeat(depth)}${label}: ${value}`);
  expect(told).toEqual(['Deck top: the Ace', 'Pot: 3', 'Seats 1: ', ' At: Anna', 'Seats 2: ', ' At: Bert', ' Hand: Two']);
});

test('whatever can be touched keeps its anchor', () => {
  expect(viewLines({ row: ['card:ace', null] }, phrases)[0]?.anchors).toEqual(['card:ace']);
});
