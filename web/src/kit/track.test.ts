import { expect, test } from 'vitest';
import { part, rows, ticks, type TrackFacts } from './track';

const track = (start: number, end: number, ...at: number[]): TrackFacts => ({ label: '', start, end, marks: at.map((at) => ({ mark: 'A', name: 'Anna', at })) });

test('a short track shows every number, a long one round ones between its start and its end', () => {
  expect(ticks(1, 6)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(ticks(0, 12)).toHaveLength(13);
  expect(ticks(0, 40)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 40]);
  expect(ticks(0, 41)).toEqual([0, 5, 10, 15, 20, 25, 30, 35, 41]);
  expect(ticks(1, 30)).toEqual([1, 5, 10, 15, 20, 25, 30]);
  expect(ticks(2, 2)).toEqual([2]);
});

test('a mark stands on the track, whatever its number is', () => {
  expect([0, 3, 6, 9, -1].map((at) => part(track(0, 6), at))).toEqual([0, 0.5, 1, 1, 0]);
  expect(part(track(2, 2), 2)).toBe(0);
});

test('marks that would cover each other stand above each other', () => {
  expect(rows(track(0, 6, 3, 3, 3))).toEqual([0, 1, 2]);
  expect(rows(track(0, 6, 5, 1, 3))).toEqual([0, 0, 0]);
  expect(rows(track(0, 100, 50, 51, 70, 52))).toEqual([0, 1, 0, 2]);
});
