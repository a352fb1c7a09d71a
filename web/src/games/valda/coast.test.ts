import { expect, test } from 'vitest';
import { coast } from './coast';

const numbers = (path: string): number[] => path.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

test('a coast is always the same, and every land has its own', () => {
  expect(coast(2)).toBe(coast(2));
  expect(new Set([0, 1, 2, 3, 4, 5, 6].map(coast)).size).toBe(7);
});

test('no coast leaves its square', () => {
  for (let land = 0; land < 7; land++) {
    const all = numbers(coast(land));
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThanOrEqual(100);
  }
});
