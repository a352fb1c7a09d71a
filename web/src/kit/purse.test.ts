import { expect, test } from 'vitest';
import { isSamePurse, payments, priceFor, readPurse, unavoidable, type Purse } from './purse';

const prices: Purse[] = [{ gold: 3 }, { gold: 2, rune: 1 }, { gold: 1, rune: 2 }];

test('a purse is a word of a move', () => {
  expect(readPurse('1-gold+12-snow-shoe')).toEqual({ gold: 1, 'snow-shoe': 12 });
  expect(readPurse('nothing')).toEqual({});
  expect(['forest-mountain', 'gold', '1-gold+', ''].map(readPurse)).toEqual([undefined, undefined, undefined, undefined]);
});

test('none of a resource is the same as not naming it', () => {
  expect(isSamePurse({ gold: 1, rune: 0 }, { gold: 1 })).toBe(true);
  expect(isSamePurse({ gold: 1 }, { gold: 1, rune: 1 })).toBe(false);
});

test('one may add what a price still asks for', () => {
  expect(payments(prices, { gold: 1 })).toEqual([
    { kind: 'gold', chosen: 1, most: 3, canAdd: true },
    { kind: 'rune', chosen: 0, most: 2, canAdd: true },
  ]);
  expect(payments(prices, { gold: 2, rune: 1 }).map(({ canAdd }) => canAdd)).toEqual([false, false]);
  expect(payments(prices, { rune: 2 }).map(({ canAdd }) => canAdd)).toEqual([true, false]);
});

test('a price is paid by exactly that, and what all have in common is paid anyhow', () => {
  expect(priceFor(prices, { rune: 2, gold: 1 })).toBe(2);
  expect(priceFor(prices, { gold: 1 })).toBe(-1);
  expect(unavoidable(prices)).toEqual({ gold: 1, rune: 0 });
});
