import { expect, test } from 'vitest';
import { anchorOf, boxOf, centreOf, hexOf, neighbour, stepTo, WIDTH, type Direction, type Hex } from './hex';

const DIRECTIONS: Direction[] = ['east', 'south-east', 'south-west', 'west', 'north-west', 'north-east'];

test('an anchor names a space, and the other way round', () => {
  expect(hexOf('hex:9-13')).toEqual({ row: 9, column: 13 });
  expect(hexOf('hex:m1-m2')).toEqual({ row: -1, column: -2 });
  expect(['card:axe', 'hex:1', 'hex:1-2-3'].map(hexOf)).toEqual([undefined, undefined, undefined]);
  for (const anchor of ['hex:0-0', 'hex:m1-2', 'hex:12-m3']) expect(anchorOf(hexOf(anchor) as Hex)).toBe(anchor);
});

test.each([0, 1, -1, -2])('all six neighbours of a space in row %i are one width away, and lead back', (row) => {
  const here = { row, column: 3 };
  const all = DIRECTIONS.map((direction) => neighbour(here, direction));
  expect(new Set(all.map(anchorOf)).size).toBe(6);
  all.forEach((there, index) => {
    const [from, to] = [centreOf(here), centreOf(there)];
    expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(WIDTH);
    expect(neighbour(there, DIRECTIONS[(index + 3) % 6] as Direction)).toEqual(here);
  });
});

test('the box holds every space whole', () => {
  const box = boxOf([{ row: 0, column: 0 }, { row: 1, column: 2 }]);
  expect(box.left).toBeCloseTo(0);
  expect(box.right).toBeCloseTo(WIDTH * 3.5);
  expect(box).toMatchObject({ top: 0, bottom: 175 });
});

test('keys lead to the neighbour that way, up and down in a column, over gaps, and nowhere at the edge', () => {
  const map = new Set(['hex:0-0', 'hex:0-1', 'hex:0-4', 'hex:1-0', 'hex:2-0', 'hex:2-1']);
  const go = (from: string, key: string): string | undefined => {
    const to = stepTo(hexOf(from) as Hex, key, (hex) => map.has(anchorOf(hex)));
    return to && anchorOf(to);
  };
  expect(go('hex:0-0', 'ArrowRight')).toBe('hex:0-1');
  expect(go('hex:0-1', 'd')).toBe('hex:0-4');
  expect(go('hex:0-4', 'ArrowRight')).toBeUndefined();
  expect(go('hex:2-0', 'ArrowUp')).toBe('hex:1-0');
  expect(go('hex:1-0', 'ArrowUp')).toBe('hex:0-0');
  expect(go('hex:2-1', 'ArrowUp')).toBe('hex:1-0'); // the other way up, where there is no neighbour in the column
  expect(go('hex:1-0', 'c')).toBe('hex:2-1');
  expect(go('hex:1-0', 'x')).toBeUndefined();
});
