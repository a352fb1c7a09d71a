import { expect, test } from 'vitest';
import { always, isChosen, orderLine, passingOrders, usualOrder, waysOut, waysToPass } from './orders';
import type { OrderCard, Question, Scene } from '../wire';

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

test('passing for a while is offered to whoever is asked in a window of that kind', () => {
  const offers = [{ line: 'pass', anchors: [], move: { kind: 'pass' } }];
  const asked: Question = { asked: 1, ask: 'act', words: {}, window: 'led', awaited: [], offers };
  const ways = (question: Question) => waysOut({ question } as Scene, [KIND]).map(orderLine);
  expect(ways(asked)).toEqual(['act any pass trick']);
  expect(ways({ ...asked, offers: [] })).toEqual([]);
  expect(ways({ ...asked, ask: 'defend' })).toEqual([]);
  const { window: _, ...inTurn } = asked;
  expect(ways(inTurn)).toEqual([]);
});

test('the usual order of the game is not chosen, any other is', () => {
  expect(isChosen(always('act', 'ask-once'), [KIND])).toBe(false);
  expect(isChosen(always('act', 'ask-me'), [KIND])).toBe(true);
});

test('the usual order is told from those that pass', () => {
  const usual = always('act', 'ask-once');
  const now = { ...always('act', 'pass'), until: 'trick' };
  const other = always('defend', 'endure');
  expect(usualOrder([now, other, usual], 'act')).toBe(usual);
  expect(passingOrders([now, other, usual], 'act')).toEqual([now]);
});
