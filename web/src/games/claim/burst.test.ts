import { expect, test } from 'vitest';
import { burst } from './burst';

test('a card has one ray for each point, and none of them is drawn like another', () => {
  const stars = Array.from({ length: 11 }, (_, rank) => burst(rank));
  expect(stars.map((star) => star.split('Z').length - 1)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  expect(new Set(stars).size).toBe(11);
});
