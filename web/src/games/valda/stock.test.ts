import { expect, test } from 'vitest';
import { covers, minus, missing, parts, readStock } from './stock';

const have = { blood: 2, diamond: 0, gold: 3 };

test('a stock is read as the notation writes it', () => {
  expect(readStock('2-blood+3-gold')).toEqual(have);
  expect(readStock('nothing')).toEqual({ blood: 0, diamond: 0, gold: 0 });
  expect(parts(have)).toEqual([
    { kind: 'blood', count: 2 },
    { kind: 'gold', count: 3 },
  ]);
});

test('a price says what is missing and what would be left', () => {
  const cost = readStock('1-blood+2-diamond');
  expect(covers(have, cost)).toBe(false);
  expect(missing(have, cost)).toEqual(readStock('2-diamond'));
  expect(covers(have, readStock('2-blood+1-gold'))).toBe(true);
  expect(minus(have, readStock('2-blood+1-gold'))).toEqual(readStock('2-gold'));
});
