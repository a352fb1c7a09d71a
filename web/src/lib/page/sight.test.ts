import { expect, test } from 'vitest';
import { arrowBetween, canBeTouched } from './sight';

const at = (x: number, y: number): { x: number; y: number; width: number; height: number } => ({ x, y, width: 10, height: 10 });

test('an arrow says which way something lies: on a map any way, elsewhere up or down', () => {
  const here = at(100, 100);
  expect([at(300, 100), at(300, 300), at(100, 300), at(0, 100), at(100, 0), at(200, 0)].map((there) => arrowBetween(here, there, true)).join('')).toBe('→↘↓←↑↗');
  expect([at(300, 300), at(300, 0)].map((there) => arrowBetween(here, there, false)).join('')).toBe('↓↑');
});

test('the upper edge of something above the bar is not in sight; a strip of a card in a fan is', () => {
  expect(canBeTouched((_, y) => y < 0.4)).toBe(false);
  expect(canBeTouched((_, y) => y < 0.6)).toBe(true);
  expect(canBeTouched((x) => x < 0.4)).toBe(true);
  expect(canBeTouched((x, y) => x < 0.4 && y > 0.4 && y < 0.6)).toBe(false);
});
