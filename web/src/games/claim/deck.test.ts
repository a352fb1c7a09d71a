import { expect, test } from 'vitest';
import { choices, draw, exchange, onlyOwned, pairs, redraw, resize, sets, singles } from './deck';
import { catalogue } from './catalogue';

const all = new Set<string>(sets);
let seed = 1;
const random = () => ((seed = (seed * 48271) % 2147483647) - 1) / 2147483646;

test('pairs are told once, singles are the rest', () => {
  expect(pairs(all)).toEqual(['goblin', 'gnome', 'ice-king']);
  expect(singles(all)).toHaveLength(13);
  expect(pairs(new Set(['fire']))).toEqual([]);
});

test('every draw is a legal deck (claim:R2, claim:N1)', () => {
  for (const seats of [2, 3, 4]) {
    for (let i = 0; i < 200; i++) {
      const deck = draw(all, seats, random) ?? [];
      const halves = deck.filter((one) => catalogue.faction[one]?.pair);
      expect(new Set(deck).size).toBe(seats === 2 ? 5 : 7);
      expect(halves).toHaveLength(2);
      expect(catalogue.faction[halves[0] ?? '']?.pair).toBe(halves[1]);
    }
  }
});

test('too few factions draw nothing', () => {
  expect(draw(new Set(['claim']), 2, random)).toHaveLength(5);
  expect(draw(new Set(['claim']), 3, random)).toBeUndefined();
  expect(draw(new Set(['fire']), 2, random)).toBeUndefined();
});

test('one faction or a pair can be drawn anew', () => {
  const deck = ['goblin', 'knight', 'undead', 'dwarf', 'doppelganger'];
  const other = redraw(deck, 'dwarf', all, random);
  expect(other).not.toContain('dwarf');
  expect(other).toHaveLength(5);
  expect(redraw(deck, 'knight', all, random)).not.toContain('goblin');
  expect(redraw(deck, 'dwarf', new Set(['claim']), random)).toBe(deck);
});

test('choices keep the kind', () => {
  const deck = ['goblin', 'knight', 'undead', 'dwarf', 'doppelganger'];
  expect(choices(deck, 'goblin', all)).toEqual(['goblin', 'gnome', 'ice-king']);
  expect(choices(deck, 'dwarf', new Set(['claim', 'frost']))).toEqual(['dwarf', 'yeti', 'frostbeast']);
  expect(exchange(deck, 'goblin', 'gnome')).toEqual(['undead', 'dwarf', 'doppelganger', 'gnome', 'giant']);
});

test('what lies in a place is among its choices, owned or not', () => {
  const deck = ['ice-king', 'ice-queen', 'yeti', 'dwarf', 'undead'];
  expect(choices(deck, 'yeti', new Set(['claim']))).toEqual(['doppelganger', 'yeti']);
  expect(choices(deck, 'ice-king', new Set(['claim']))).toEqual(['goblin', 'ice-king']);
  expect(choices(deck, 'yeti', new Set())).toEqual(['yeti']);
});

test('what is no longer owned is drawn anew, the rest stays', () => {
  const deck = ['undead', 'dwarf', 'ice-king', 'ice-queen', 'yeti'];
  expect(onlyOwned(deck, all, random)).toBe(deck);
  expect(onlyOwned(deck, new Set(['claim']), random)).toEqual(['goblin', 'knight', 'undead', 'dwarf', 'doppelganger']);
  expect(onlyOwned(deck, new Set(['frost']), random)).toBeUndefined();
  expect(onlyOwned(deck, new Set(), random)).toBeUndefined();
});

test('another number of seats keeps what it can', () => {
  const deck = ['goblin', 'knight', 'undead', 'dwarf', 'doppelganger'];
  const more = resize(deck, 3, all, random) ?? [];
  expect(more).toEqual(expect.arrayContaining(deck));
  expect(more).toHaveLength(7);
  expect(resize(more, 2, all, random)).toHaveLength(5);
});
