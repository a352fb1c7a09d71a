import { expect, test } from 'vitest';
import { pips, roll } from './dice';

test('a face has as many pips as its number, in places of their own; other faces have none', () => {
  for (let face = 1; face <= 6; face++) expect(new Set(pips(String(face))?.map(({ x, y }) => `${x} ${y}`)).size).toBe(face);
  expect(['0', '7', 'forest', ''].map(pips)).toEqual([undefined, undefined, undefined, undefined]);
});

test('a die rolls one after the other and lies where it should at the end; with reduced motion it stands still', () => {
  const rolling = roll({} as Element, { index: 2, still: false });
  expect(rolling.duration).toBeGreaterThan(0);
  expect(rolling.delay).toBeGreaterThan(roll({} as Element, { index: 1, still: false }).delay ?? 0);
  expect(rolling.css?.(1, 0)).toMatch(/translate\(0px, -?0px\) rotate\(-?0deg\); opacity: 1/);
  expect(roll({} as Element, { index: 2, still: true })).toMatchObject({ duration: 0, delay: 0 });
});
