import { expect, test } from 'vitest';
import { breakdownOf } from './breakdown';
import { climbOf, finishesOf, verdictOf } from './ending';
import type { Beat } from './table';
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

test('seats stand in the order of their ranks', () => {
  expect(finishesOf(view, [2, 1, 3]).map(({ seat }) => seat)).toEqual(['seat:2', 'seat:1', 'seat:3']);
});

test('who lost hears how far behind, and by what', () => {
  expect(verdictOf(finishes, told, 'seat:3')).toEqual({ winner: 'seat:1', isLost: true, by: 25, lead: { of: ['occupant:loki'], followers: 5 } });
});

test('the winner and who watches hear how far ahead of the second', () => {
  expect(verdictOf(finishes, told, 'seat:1')).toEqual({ winner: 'seat:1', isLost: false, by: 12, lead: { of: ['occupant:loki'], followers: 5 } });
  expect(verdictOf(finishes, told, undefined)).toMatchObject({ isLost: false, by: 12 });
});

test('what nothing tells apart is not guessed, and shared ranks need no reason', () => {
  expect(verdictOf(finishes, breakdownOf([], view), 'seat:1')?.lead).toBeUndefined();
  expect(verdictOf(finishesOf(view, [1, 1, 1]), told, 'seat:1')).toBeUndefined();
});

test('powers that made the same difference are named together', () => {
  const more: Beat = { step: 3, what: 'move', events: [gained('seat:1', 5, 'valda:R144@occupant:grim')] };
  expect(verdictOf(finishes, breakdownOf([...log, more], view), 'seat:2')?.lead).toEqual({ of: ['occupant:loki', 'occupant:grim'], followers: 5 });
});

test('what was gained less what was lost is what somebody ended with', () => {
  const loss: Event = { kind: 'followers-lost', seat: 'seat:1', followers: 2, saved: 0 };
  const lost: Beat = { step: 3, what: 'move', events: [loss] };
  const [tally] = breakdownOf([...log, lost], view).tallies;
  if (!tally) throw new Error('there is a tally of each seat');
  expect(climbOf(tally, 7)).toEqual({ before: 0, gains: [{ source: 'temple', count: 4 }, { source: 'power', count: 5 }], lost: 2, height: 9 });
  expect(climbOf(tally, 33)).toMatchObject({ before: 26, height: 35 });
});
