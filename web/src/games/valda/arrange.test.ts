import { expect, test } from 'vitest';
import { Person } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { arrangeValda } from './arrange';
import { naming } from './naming';
import type { ValdaView } from './types';

const texts: Readonly<Record<string, string>> = { 'area.tyr-agir.name': 'Tyr / Agir', 'card.freyas-charm.name': 'Freya’s Charm', 'occupant.tyr.name': 'Tyr' };
const text = (key: string, values: Readonly<Record<string, unknown>> = {}) => texts[key] ?? (key === 'board.field' ? `${String(values.area)}, field ${String(values.number)}` : undefined);
const phrases = new Phrases(text, (seat) => new Person({ 'seat:1': 'Anna', 'seat:2': 'Bert' }[seat] ?? seat), naming);
const view = {
  state: {
    progress: { round: 1, active: 'seat:2', phase: 'attack' },
    areas: [{ occupant: 'occupant:tyr', temples: [{ field: 3, owner: 'seat:2', frozenBy: ['seat:1'], frozenForEver: false }] }],
    players: [
      { followers: 4, stock: 'stock:2-blood+1-gold', runes: 1, mines: 2, drills: 0 },
      { followers: 5, stock: 'stock:nothing', runes: 0, mines: 2, drills: 0 },
    ],
    turn: { actions: 1, points: 0 },
    pending: {
      attack: { from: 'seat:2', cards: ['card:raid-4'], base: 4, changes: [{ by: 'seat:1', source: 'freyas-charm', amount: -3, against: 'seat:1' }], targets: [{ seat: 'seat:1', cards: [], defence: 0, out: false }], spent: [] },
      dice: [],
    },
  },
  control: [{ area: 'area:tyr-agir', levels: [0, 1], cost: ['stock:2-blood+2-gold'], free: 4 }],
  hands: [{ count: 2, known: { cards: ['card:palisade', 'card:raid-6'], recycled: [] } }, { count: 3, known: { cards: [], recycled: [] } }],
  decks: [{ count: 30, looked: [{ place: 1, by: ['seat:1'], card: 'card:drakkar' }] }, { count: 31, looked: [] }, { count: 9, looked: [] }],
  discardA: [],
  discardB: ['card:raid-5'],
  table: { cards: ['card:raid-4'], recycled: [] },
  drawn: { cards: [], recycled: [] },
  drawnCount: 0,
} as unknown as ValdaView;
const laid = arrangeValda(view, ['seat:1', 'seat:2'], 'seat:1', phrases, text);

test('goods stand at the seats, and the reader’s own can be touched', () => {
  const goods = laid.seats.map(({ facts }) => facts.map(({ value }) => value).join(' '));
  expect(goods).toEqual(['4 2 0 1 1 2 0', '5 0 0 0 0 2 0 1 0']);
  expect(laid.seats[0]?.facts.flatMap(({ anchor }) => anchor ?? [])).toEqual(['resource:blood', 'resource:diamond', 'resource:gold', 'building:mine', 'building:drill']);
  expect(laid.seats[1]?.facts.every(({ anchor }) => anchor === undefined)).toBe(true);
  expect(laid.seats[1]?.zones).toEqual([{ label: 'in-hand', cards: [], hidden: 3 }]);
});

test('an area shows who lives there, whose temples stand on its fields, and what one costs', () => {
  const place = laid.places?.[0];
  expect(place).toMatchObject({ title: 'Tyr / Agir', cards: ['occupant:tyr'], free: 4 });
  expect(place?.standing).toMatchObject([{ anchor: 'field:tyr-agir-3', mark: '❄B', seat: 2, mine: false }]);
  expect(place?.facts[0]?.value).toBe('2 Blood and 2 Gold');
});

test('an attack under way stands apart from the decks, which can be touched', () => {
  expect(laid.areas.map(({ isUnderWay }) => isUnderWay === true)).toEqual([true, false]);
  expect(laid.areas[1]?.zones.map(({ anchor, cards, hidden }) => [anchor, cards, hidden])).toEqual([
    ['deck:a', ['card:drakkar'], 29],
    ['deck:b', [], 31],
    [undefined, ['card:raid-5'], 0],
  ]);
});

test('fields, amounts and sources read as a person would say them', () => {
  expect(phrases.name('field:tyr-agir-3')).toBe('Tyr / Agir, field 3');
  expect(phrases.name('stock:nothing')).toBe('nothing');
  expect(phrases.words({ source: 'freyas-charm' }).source).toBe('Freya’s Charm');
});
