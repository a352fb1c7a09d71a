import { expect, test } from 'vitest';
import { floorOf, trackOf } from './track';

const seats = (...followers: number[]) => followers.map((count, index) => ({ seat: `seat:${index + 1}`, followers: count }));

test('thirty steps are shown, and higher ones as soon as somebody comes near', () => {
  expect(trackOf(seats(11, 9), 10)).toMatchObject({ from: 0, to: 30 });
  expect(trackOf(seats(27, 24), 10)).toMatchObject({ from: 10, to: 40 });
  expect(trackOf(seats(27, 3), 10)).toMatchObject({ from: 0, to: 40 });
});

test('Vikings that are close stand in lanes of their own', () => {
  const { vikings } = trackOf(seats(11, 12, 14, 9), 10);
  const lanes = Object.fromEntries(vikings.map(({ followers, lane }) => [followers, lane]));
  expect(lanes[12]).not.toBe(lanes[11]);
  expect(lanes[11]).not.toBe(lanes[9]);
  expect(vikings.every(({ at }) => at >= 0 && at <= 1)).toBe(true);
});

test('havens are where the table agreed, and the highest one reached holds', () => {
  expect(trackOf(seats(0, 0), 8).havens.map(({ followers }) => followers)).toEqual([8, 16, 24]);
  expect([floorOf(19, 10), floorOf(20, 10), floorOf(7, 8)]).toEqual([10, 20, 0]);
});
