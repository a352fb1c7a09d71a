import { expect, test } from 'vitest';
import { arrowBetween } from './sight';

const at = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({ x, y, width: 10, height: 10 });

test('an arrow says which way something lies: on a map any way, elsewhere up or down', () => {
  const here = at(100, 100);
  expect([at(300, 100), at(300, 300), at(100, 300), at(0, 100), at(100, 0), at(200, 0)].map((there) => arrowBetween(here, there, true)).join('')).toBe('→↘↓←↑↗');
  expect([at(300, 300), at(300, 0)].map((there) => arrowBetween(here, there, false)).join('')).toBe('↓↑');
});
