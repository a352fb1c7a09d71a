import { expect, test } from 'vitest';
import type { Beat } from '../../lib/wire';
import { breakdownOf } from './breakdown';
import { finishesOf, verdictOf } from './ending';
import { staged } from './testMoments';
import type { Event } from './types';

/** Three seats with 33, 21 and 8 followers. */
const { view } = staged('end');
const gained = (seat: string, followers: number, cause: string): Event => ({ kind: 'followers-gained', seat, followers, cause });
const log: Beat[] = [
  { step: 1, what: 'move', events: [gained('seat:1', 4, 'valda:R54'), gained('seat:2', 3, 'valda:R54')] },
  { step: 2, what: 'move', events: [gained('seat:1', 5, 'valda:R136@occupant:loki'), gained('seat:3', 6, 'valda:R159@card:seduction-2')] },
];
const told = breakdownOf(log, view);
const finishes = finishesOf(view, [1, 2, 3]);

test('seats stand in the order of their places', () => {
  expect(finishesOf(view, [2, 1, 3]).map(({ seat }) => seat)).toEqual(['seat:2', 'seat:1', 'seat:3']);
});

test('who lost hears how far behind, and by what', () => {
  expect(verdictOf(finishes, told, 'seat:3')).toEqual({ winner: 'seat:1', isLost: true, by: 25, most: 'occupant:loki' });
});

test('the winner and who watches hear how far ahead of the second', () => {
  expect(verdictOf(finishes, told, 'seat:1')).toEqual({ winner: 'seat:1', isLost: false, by: 12, most: 'occupant:loki' });
  expect(verdictOf(finishes, told, undefined)).toMatchObject({ isLost: false, by: 12 });
});

test('what nothing tells apart is not guessed, and shared places need no reason', () => {
  expect(verdictOf(finishes, breakdownOf([], view), 'seat:1')?.most).toBeUndefined();
  expect(verdictOf(finishesOf(view, [1, 1, 1]), told, 'seat:1')).toBeUndefined();
});
