import { expect, test } from 'vitest';
import { format, Person, type Values } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import ofGame from '../../../../games/valda/rules/src/main/resources/winterhall/valda/texts/en.properties';
import { knownHand, knownPlaces, pile, seenOnTop } from './known';
import { naming } from './naming';
import { staged } from './testMoments';
import ofBoard from './texts/en.properties';
import type { View } from './types';

const texts: Readonly<Record<string, string>> = { ...(ofGame as object), ...(ofBoard as object) };
const text = (key: string, values?: Values) => {
  const pattern = texts[key];
  return pattern === undefined ? undefined : format(pattern, values ?? {});
};
const NAMES: Readonly<Record<string, string>> = { 'seat:1': 'Anna', 'seat:2': 'Bram', 'seat:3': 'Fox' };
const phrases = new Phrases(text, (seat) => new Person(NAMES[seat] ?? seat, seat === 'seat:1'), naming);
const { view } = staged('valda');
const reader = (of: Partial<View>) => ({ view: { ...view, ...of }, me: 'seat:1', phrases, text });
const deck = (index: number, looked: object[]) => ({ decks: view.decks.map((one, at) => (at === index ? { count: 5, looked } : one)) as View['decks'] });

test('of somebody else’s hand the cards that were seen are named, of one’s own none', () => {
  const hands = view.hands.map((hand, at) => (at === 1 ? { ...hand, known: { cards: ['card:raid-4', 'card:drakkar', 'card:raid-4'], recycled: [] } } : hand));
  expect(knownHand('seat:2', reader({ hands }))).toEqual(['Known cards in hand: 2 × Raid 4 and Drakkar.']);
  expect(knownHand('seat:3', reader({ hands }))).toEqual([]);
  expect(knownHand('seat:1', reader({ hands }))).toEqual([]);
});

test('a card seen in a deck is named with its place, and of one that somebody else saw who knows it', () => {
  expect(knownPlaces(0, reader(deck(0, [{ place: 1, by: ['seat:1'], card: 'card:yggdrasil-3' }])))).toEqual(['On top: Yggdrasil 3.']);
  expect(knownPlaces(1, reader(deck(1, [{ place: 5, by: ['seat:1', 'seat:2'], card: 'card:raid-4' }])))).toEqual(['At the bottom: Raid 4.']);
  expect(knownPlaces(4, reader(deck(4, [{ place: 2, by: ['seat:2', 'seat:3'] }])))).toEqual(['Card 2 from the top: known to Bram and Fox.']);
});

test('what was seen on top of a divine deck lies on its land until the deck changes', () => {
  const third = view.control[2]?.area ?? '';
  expect(seenOnTop(reader(deck(4, [{ place: 1, by: ['seat:1'], card: 'card:mjolnir' }])).view)).toEqual({ [third]: 'card:mjolnir' });
  for (const hidden of [{ place: 1, by: ['seat:2'] }, { place: 2, by: ['seat:1'], card: 'card:mjolnir' }]) expect(seenOnTop(reader(deck(4, [hidden])).view)).toEqual({});
});

test('a pile that lies open is told by name, those that are alike once', () => {
  expect(pile(['card:raid-4', 'card:palisade', 'card:raid-4'], reader({}))).toEqual(['Discarded: 2 × Raid 4 and Palisade.']);
  expect(pile([], reader({}))).toEqual([]);
});
