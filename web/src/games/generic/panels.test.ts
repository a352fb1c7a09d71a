import { expect, test } from 'vitest';
import { Person } from '../../lib/text/format';
import { viewParts } from '../../lib/text/viewParts';
import { Phrases } from '../../lib/text/phrases';
import { panels } from './panels';

const phrases = new Phrases(
  () => undefined,
  (seat) => new Person(seat === 'seat:1' ? 'Anna' : 'Bert'),
);

test('plain values stand together, larger parts for themselves, and what is deep inside its part', () => {
  const view = { deck: 3, field: { round: 1, attack: { by: 'seat:2', cost: { gold: 2 } } }, hands: [{ count: 4 }, { count: 5 }] };
  const told = panels(viewParts(view, phrases)).map(({ title, lines }) => [title, ...lines.map((line) => `${line.label} ${line.value}`)]);
  expect(told).toEqual([
    ['', 'Deck 3'],
    ['Field', 'Round 1'],
    ['Attack', 'By Bert', 'Cost ', 'Gold 2'],
    ['Hand: Anna', 'Count 4'],
    ['Hand: Bert', 'Count 5'],
  ]);
});
