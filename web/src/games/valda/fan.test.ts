import { expect, it } from 'vitest';
import { fanWidth } from './fan';

it('lays cards so that every name can be read', () => {
  const width = fanWidth(8, 4, 660);
  expect(width).toBeGreaterThan(66);
  expect((660 - 3 * 12 - 4 * width) / 4).toBeGreaterThanOrEqual(0.859 * width);
});

it('fans no more cards than have room for their names', () => {
  expect(fanWidth(11, 4, 640)).toBe(0);
  expect(fanWidth(10, 4, 1120)).toBeGreaterThan(100);
  expect(fanWidth(30, 3, 1120)).toBe(0);
});
