import { expect, test } from 'vitest';
import { always, askedAbout, firstPass, isAskedAbout, isChosen, orderLine, orderLines, passesIn, passingIn, passingOrders, usualOrder, waysOut, waysToPass } from './orders';
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

test('passing for a while is offered in a window of that kind', () => {
  const offers = [{ line: 'pass', anchors: [], move: { kind: 'pass' } }];
  const asked: Question = { asked: 1, ask: 'act', words: {}, window: 'led', awaited: [], offers };
  const ways = (question: Question) => waysOut({ question } as Scene, [KIND]).map(orderLine);
  expect(ways(asked)).toEqual(['act any pass trick']);
  expect(ways({ ...asked, offers: [] })).toEqual([]);
  expect(ways({ ...asked, ask: 'defend' })).toEqual([]);
  const { window: _, ...inTurn } = asked;
  expect(ways(inTurn)).toEqual([]);
});

test('the first pass is for the span of the game, unless the reader wants to be asked otherwise', () => {
  const offers = [{ line: 'pass', anchors: [], move: { kind: 'pass' } }];
  const question: Question = { asked: 1, ask: 'act', words: {}, window: 'led', awaited: [], offers };
  const first = (choice: string, span?: string) => firstPass({ question, orders: [always('act', choice)] } as unknown as Scene, [KIND], span);
  expect(first('ask-once', 'trick')?.until).toBe('trick');
  expect(first('ask-me', 'trick')).toBeUndefined();
  expect(first('ask-once', 'turn')).toBeUndefined();
  expect(first('ask-once')).toBeUndefined();
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

test('an order for one window is told from those for a while, and outlives a change of the usual one', () => {
  const usual = always('act', 'ask-once');
  const led = passingIn(usual, 'led', true);
  expect(orderLine(led)).toBe('act led pass match');
  const orders = [led, { ...always('act', 'pass'), until: 'trick' }, usual];
  expect(passingOrders(orders, 'act')).toEqual([orders[1]]);
  expect([passesIn(orders, 'act', 'led'), passesIn(orders, 'act', 'won')]).toEqual([true, false]);
  expect(passesIn([passingIn(usual, 'led', false), usual], 'act', 'led')).toBe(false);
  expect(orderLines(always('act', 'ask-me'), orders)).toEqual(['act any ask-me match', 'act led pass match']);
  expect(orderLines(led, orders)).toEqual(['act led pass match']);
});

test('one is asked about each card by itself: about all as usual, about some of them only, about none never', () => {
  const own = ['horn', 'mud'];
  const after = (...toggled: string[]): string =>
    orderLine(toggled.reduce((order, card) => askedAbout(order, KIND, own, card), always('act', 'ask-once')));
  expect(after('horn')).toBe('act any ask-only-for match mud');
  expect(after('horn', 'mud')).toBe('act any pass match');
  expect(after('horn', 'mud', 'mud', 'horn')).toBe('act any ask-once match');
  expect(own.map((card) => isAskedAbout(always('act', 'ask-only-for', ['mud']), card))).toEqual([false, true]);
});
