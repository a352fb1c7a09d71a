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

test('no two Vikings that are close share a lane, however many there are, and the reader’s own stands first', () => {
  const five = trackOf(seats(0, 0, 0, 0, 0), 10, 'seat:3').vikings;
  for (const lanes of [five.map(({ lane }) => lane), five.map(({ lyingLane }) => lyingLane)]) expect([...lanes].sort()).toEqual([0, 1, 2, 3, 4]);
  expect(five.find(({ seat }) => seat === 'seat:3')).toMatchObject({ lane: 0, lyingLane: 0 });
  const close = trackOf(seats(3, 2, 1, 0, 12), 10, 'seat:4').vikings;
  expect(new Set(close.filter(({ followers }) => followers < 3).map(({ lane }) => lane)).size).toBe(3);
  expect(close.find(({ followers }) => followers === 12)).toMatchObject({ lane: 0, lyingLane: 0 });
});

test('havens are where the table agreed, and the highest one reached holds', () => {
  expect(trackOf(seats(0, 0), 8).havens.map(({ followers }) => followers)).toEqual([8, 16, 24]);
  expect([floorOf(19, 10), floorOf(20, 10), floorOf(7, 8)]).toEqual([10, 20, 0]);
});

test('havens end with the fifth, also on the track: with one every eight, nobody is safe at 48 (R96)', () => {
  expect([floorOf(47, 8), floorOf(48, 8), floorOf(60, 10)]).toEqual([40, 40, 50]);
  const { havens, ticks } = trackOf(seats(45, 30), 8);
  expect(havens.map(({ followers }) => followers)).toEqual([24, 32, 40]);
  expect(ticks.find(({ followers }) => followers === 45)?.isNamed).toBe(true);
});
