import { expect, test } from 'vitest';
import { always, orderLine, passingOrders, usualOrder, waysToPass } from './orders';
import type { OrderCard } from './wire';

const KIND: OrderCard = {
  ask: 'act',
  windows: ['led'],
  choices: ['ask-once', 'ask-only-for', 'pass', 'ask-me'],
  cards: ['horn', 'mud'],
  scopes: ['trick', 'match'],
  usual: 'ask-once',
};

test('an order is one line', () => {
  expect(orderLine(always('act', 'ask-only-for', ['horn', 'mud']))).toBe('act any ask-only-for match horn mud');
});

test('one can pass for every span but the whole match', () => {
  expect(waysToPass(KIND).map(orderLine)).toEqual(['act any pass trick']);
  expect(waysToPass({ ...KIND, choices: ['ask-me'] })).toEqual([]);
});

test('the usual order is told from those that pass', () => {
  const usual = always('act', 'ask-once');
  const now = { ...always('act', 'pass'), until: 'trick' };
  const other = always('defend', 'endure');
  expect(usualOrder([now, other, usual], 'act')).toBe(usual);
  expect(passingOrders([now, other, usual], 'act')).toEqual([now]);
});
