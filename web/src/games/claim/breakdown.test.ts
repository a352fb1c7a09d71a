import { expect, test } from 'vitest';
import { courses, line, standingOf, scoringAt, scoringSteps, tricksIn, turningPoint, votesOf } from './breakdown';
import type { Beat } from './table';
import { viewWith } from '../../testing/claimViews';
import type { ClaimView, Event, PhaseBegan } from './types';

function view(piles: string[][], votes: Record<string, string | undefined> = {}): ClaimView {
  return viewWith({
    rules: { cards: 'cards:goblin,dwarf,seer' },
    seats: piles.map((score, index) => ({ seat: `seat:${index + 1}`, score: score.map((card) => `card:${card}`), gnomes: [] })),
    ending: { votes: Object.entries(votes).map(([faction, side]) => ({ faction: `faction:${faction}`, ...(side ? { side } : {}) })) },
  });
}

const beat = (step: number, ...kinds: Event['kind'][]): Beat => ({ step, what: 'move', events: kinds.map((kind) => ({ kind }) as Event) });

test('standings are the steps that touch score piles, counted in tricks', () => {
  const beats = [beat(1, 'card-led'), beat(2, 'card-played', 'trick-won'), beat(3, 'trick-won', 'cards-scored')];
  expect(scoringSteps(beats)).toEqual([{ step: 3, phase: 1, trick: 2 }]);
});

test('tricks are counted in each phase, as at the table', () => {
  const begun: PhaseBegan = { kind: 'phase-began', phase: 'gathering' };
  const second: Beat = { ...beat(2), events: [...beat(2, 'trick-won', 'cards-scored').events, begun] };
  const beats = [beat(1, 'card-led'), second, beat(3, 'card-led'), beat(4, 'trick-won', 'cards-scored')];
  expect(scoringSteps(beats)).toEqual([{ step: 2, phase: 1, trick: 1 }, { step: 4, phase: 2, trick: 1 }]);
  expect(tricksIn(beats).map(({ phase, trick }) => [phase, trick])).toEqual([[1, 1], [2, 1]]);
});

test('where it turned is told by what was scored then, not by the end that followed', () => {
  const beats = [beat(2, 'cards-scored'), beat(3, 'card-played', 'trick-won', 'cards-scored', 'match-ended')];
  expect(scoringAt(3, beats)).toEqual([{ kind: 'cards-scored' }]);
});

test('a trick that was taken back is neither a moment nor counted', () => {
  const back: Beat = { step: 3, what: 'take-back', to: 1, events: [] };
  const beats = [beat(1, 'trick-won', 'cards-scored'), beat(2, 'trick-won', 'cards-scored'), back, beat(4, 'trick-won', 'cards-scored')];
  expect(scoringSteps(beats)).toEqual([{ step: 1, phase: 1, trick: 1 }, { step: 4, phase: 1, trick: 2 }]);
});

const piles = [
  [['goblin-1'], []],
  [['goblin-1'], ['goblin-8', 'goblin-2', 'dwarf-4']],
  [['goblin-1', 'goblin-9', 'seer-1'], ['goblin-8', 'goblin-2', 'dwarf-4']],
];
const end = view([['goblin-8', 'goblin-2', 'seer-1'], ['goblin-8', 'goblin-1', 'dwarf-4']], { goblin: 'seat:1', dwarf: 'seat:2', seer: undefined });
const standings = [...piles.map((pile, at) => standingOf({ step: at * 2, phase: 2, trick: at + 14 }, view(pile))), standingOf({ step: 9, phase: 2, trick: 26 }, end)];
const [goblins, dwarves, seers] = courses(standings, end);

test('a vote is decided when its winner is ahead for good', () => {
  expect(goblins?.decided?.trick).toBe(16);
  expect(dwarves?.decided?.trick).toBe(15);
  expect(seers?.decided).toBeUndefined();
  expect(goblins?.counts).toEqual([[1, 0], [1, 2], [2, 2], [2, 2]]);
});

test('the numbers that break a tie are told (claim:R38)', () => {
  expect(goblins?.tieBreak).toEqual([2, 1]);
  expect(dwarves?.tieBreak).toBeUndefined();
});

test('votes stand as they were cast', () => {
  expect(votesOf([goblins, dwarves, seers].filter((one) => one !== undefined), end)).toEqual([1, 1]);
});

test('it turned where the winner of the match came ahead for good', () => {
  const won = view([['goblin-8', 'goblin-2', 'seer-1'], ['goblin-1', 'dwarf-4']], { goblin: 'seat:1', dwarf: 'seat:2', seer: 'seat:1' });
  const all = [...standings.slice(0, 3), standingOf({ step: 9, phase: 2, trick: 26 }, won)];
  expect(turningPoint(all, won)?.trick).toBe(16); // one to nothing at first, then behind, then two to one
  expect(turningPoint(standings, end)).toBeUndefined(); // one vote each
  expect(turningPoint(all, view(piles[2] ?? []))).toBeUndefined(); // it ended without votes
});

test('the log is told by tricks, without passes and what was taken back', () => {
  const back: Beat = { step: 5, what: 'take-back', to: 3, events: [] };
  const beats = [beat(0, 'cards-dealt'), beat(1, 'card-led'), beat(2, 'window-passed'), beat(3, 'card-played', 'trick-won'), beat(4, 'card-led'), back, beat(6, 'card-led-face-down')];
  const told = tricksIn(beats).map(({ trick, step, beats: own }) => ({ trick, step, steps: own.map((one) => one.step) }));
  expect(told).toEqual([
    { trick: 0, step: 0, steps: [0] },
    { trick: 1, step: 1, steps: [1, 3] },
    { trick: 2, step: 6, steps: [6] },
  ]);
});

test('a line goes up in steps', () => {
  expect(line([0, 2, 1], 2, 30, 10)).toBe('0,10 0,10 10,10 10,0 20,0 20,5 30,5');
  expect(line([], 0, 30, 10)).toBe('0,10');
});
