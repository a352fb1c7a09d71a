import { expect, test } from 'vitest';
import { format, type Values } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import texts from '../../../../games/claim/rules/src/main/resources/winterhall/claim/texts/en.properties';
import { keyed } from '../../kit/cards';
import { catalogue } from './catalogue';
import { colours, face } from './faces';
import { naming } from './naming';

const text = (key: string, values?: Values) => {
  const pattern = (texts as Record<string, string>)[key];
  return pattern === undefined ? undefined : format(pattern, values);
};
const phrases = new Phrases(text, (seat) => ({ 'seat:1': 'Anna', 'seat:2': 'Bert' })[seat] ?? seat, naming);

test('cards have names, hidden numbers too', () => {
  expect(phrases.name('card:fire-elemental-high')).toBe('Fire Elemental (high)');
  expect(phrases.name('card:ice-king-10')).toBe('Ice King 10');
});

test('events read as sentences of the real text file', () => {
  const told = (event: object) => phrases.event(event as never);
  expect(told({ kind: 'card-led', seat: 'seat:1', card: 'card:goblin-4' })).toBe('Anna leads Goblin 4.');
  expect(told({ kind: 'follower-drawn', seat: 'seat:2', shown: false })).toBe('Bert takes a follower from the deck.');
  expect(told({ kind: 'vote-cast', faction: 'faction:knight' })).toBe('Nobody gets the vote of the Knights.');
  expect(told({ kind: 'toxic-seen', seat: 'seat:1', place: 'left', toxic: 'toxic:x' })).toBe('Anna looks at the left Toxic: X.');
  expect(told({ kind: 'match-ended', winners: ['seat:2'], reason: 'votes' })).toBe('The match is over. Victory for Bert!');
  expect(told({ kind: 'match-ended', winners: ['seat:1', 'seat:2'], reason: 'draw' })).toBe('The match ends in a draw: Anna and Bert.');
  expect(told({ kind: 'location-drawn', location: 'location:lava-fields' })).toBe('This match is played on the Lava Fields.');
  expect(told({ kind: 'value-changed', seat: 'seat:1', by: 'twist:raised' })).toBe('Anna changes what the card counts: Magic Wand +2.');
  expect(told({ kind: 'phase-began', phase: 'gathering' })).toBe('Phase 2: supporters');
});

test('refusals name the faction to follow', () => {
  const why = phrases.refusal({ reason: 'must-follow', words: { faction: 'doppelganger' } });
  expect(why).toBe('You hold cards of the led faction and must follow: Doppelgängers.');
});

test('every faction has a code, a colour and a shape of its own', () => {
  const all = Object.values(catalogue.faction);
  expect(Object.keys(colours)).toEqual(all.map(({ id }) => id));
  for (const different of [all.map(({ code }) => code), all.map(({ icon }) => icon), Object.values(colours)]) {
    expect(new Set(different).size).toBe(all.length);
  }
  for (const { id, pair } of all) if (pair) expect(catalogue.faction[pair]?.pair).toBe(id);
});

test('equal cards are told apart', () => {
  expect(keyed(['card:goblin-0', 'card:goblin-0']).map(({ key }) => key)).toEqual(['card:goblin-0#0', 'card:goblin-0#1']);
  expect(face('card:demon-odd')).toEqual({ anchor: 'card:demon-odd', faction: 'demon', mark: 'odd' });
});
