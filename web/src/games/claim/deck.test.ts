import { expect, test } from 'vitest';
import { baseDeck, draw, exchange, lacking, onlyOwned, pairs, redraw, resize, sets, singles, toggle } from './deck';
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

test('one faction or a pair can be drawn again', () => {
  const deck = ['goblin', 'knight', 'undead', 'dwarf', 'doppelganger'];
  const other = redraw(deck, 'dwarf', all, random);
  expect(other).not.toContain('dwarf');
  expect(other).toHaveLength(5);
  expect(redraw(deck, 'knight', all, random)).not.toContain('goblin');
  expect(redraw(deck, 'dwarf', new Set(['claim']), random)).toBe(deck);
});

test('a pair is exchanged whole', () => {
  expect(exchange(baseDeck(2), 'goblin', 'gnome')).toEqual(['undead', 'dwarf', 'doppelganger', 'gnome', 'giant']);
});

test('the usual deck has a place for every faction it needs (claim:R2, claim:N1)', () => {
  for (const seats of [2, 3, 4]) expect(lacking(baseDeck(seats), seats)).toBe(0);
});

test('a faction that is touched leaves the deck, or joins it', () => {
  const fewer = toggle(baseDeck(2), 'dwarf', 2, []);
  expect(fewer).toEqual(['goblin', 'knight', 'undead', 'doppelganger']);
  expect(lacking(fewer, 2)).toBe(1);
  expect(toggle(fewer, 'ghost', 2, ['dwarf'])).toEqual(['goblin', 'knight', 'undead', 'doppelganger', 'ghost']);
});

test('who touches as many factions as there are places has these, whatever lay there', () => {
  const wanted = ['seer', 'dragon', 'ghost'];
  const deck = wanted.reduce((before: readonly string[], faction, at) => toggle(before, faction, 2, wanted.slice(0, at)), baseDeck(2));
  expect(deck).toEqual(['goblin', 'knight', 'dragon', 'seer', 'ghost']);
  expect(toggle(deck, 'yeti', 2, wanted)).toEqual(['goblin', 'knight', 'dragon', 'yeti', 'ghost']); // the Seers were first
});

test('what is no longer owned is drawn again, the rest stays', () => {
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
