import type { Beat } from '../../lib/wire';
import { withoutUndone } from '../../lib/match/undone';
import { castVotes, majorities, sides, votes, type Majority } from './majority';
import type { ClaimView } from './types';

/** A moment at which score piles changed: after so many tricks, with what everybody had of each faction then. */
export interface Moment {
  step: number;
  trick: number;
  table: Majority[];
}

/** How the vote of one faction went. */
export interface Course {
  faction: string;
  vote: Majority;
  /** What each side had of it, moment by moment. */
  counts: number[][];
  /** The moment from which the winner of the vote was ahead until the end. */
  decided?: Moment;
  /** The numbers that broke a tie, the winner's first. */
  tieBreak?: [number, number | undefined];
}

const SCORING = new Set(['cards-scored', 'gnomes-lined', 'gnome-smashed', 'five-taken', 'card-retrieved', 'card-hauled', 'match-ended']);

/** The steps after which score piles can look different, each with the number of tricks played until then. */
export function scoringSteps(beats: readonly Beat[]): { step: number; trick: number }[] {
  let trick = 0;
  const found: { step: number; trick: number }[] = [];
  for (const { step, events } of withoutUndone(beats)) {
    trick += events.filter(({ kind }) => kind === 'trick-won').length;
    if (events.some(({ kind }) => SCORING.has(kind))) found.push({ step, trick });
  }
  return found;
}

export const momentOf = (at: { step: number; trick: number }, view: ClaimView): Moment => ({ ...at, table: majorities(view) });

/** What decided each vote, from what lay there at each moment and what was cast in the end. */
export function courses(moments: readonly Moment[], end: ClaimView): Course[] {
  const cast = castVotes(end);
  return cast.map((vote, place) => {
    const decided = since(moments, place, vote.leader);
    const tieBreak = vote.byNumber ? breaking(vote) : undefined;
    return {
      faction: vote.faction,
      vote,
      counts: moments.map(({ table }) => table[place]?.shares.map(({ count }) => count) ?? []),
      ...(decided ? { decided } : {}),
      ...(tieBreak ? { tieBreak } : {}),
    };
  });
}

function since(moments: readonly Moment[], place: number, winner: number | undefined): Moment | undefined {
  if (winner === undefined) return undefined;
  const lastOther = moments.findLastIndex(({ table }) => table[place]?.leader !== winner);
  return moments[lastOther + 1];
}

/** The moment from which the winner of the match had more votes in sight than anybody else, until the end; nothing if nobody won by votes. */
export function turningPoint(moments: readonly Moment[], end: ClaimView): Moment | undefined {
  const count = sides(end).length;
  const winner = leaderOf(votesOf(courses([], end), end));
  const lastOther = moments.findLastIndex(({ table }) => leaderOf(votes(table, count)) !== winner);
  return winner === undefined || end.ending.votes.length === 0 ? undefined : moments[lastOther + 1];
}

/** The one with the most; nothing if several have as many. */
function leaderOf(counts: readonly number[]): number | undefined {
  const most = Math.max(...counts);
  return counts.indexOf(most) === counts.lastIndexOf(most) ? counts.indexOf(most) : undefined;
}

/** What was told of one trick: from the card that led it, or from what came before the first one. */
export interface TrickLog {
  trick: number;
  step: number;
  beats: Beat[];
}

/** The log in tricks; passes and what was taken back are left out. */
export function tricksIn(beats: readonly Beat[]): TrickLog[] {
  const found: TrickLog[] = [];
  for (const beat of withoutUndone(beats)) {
    const events = beat.events.filter(({ kind }) => kind !== 'window-passed');
    if (events.some(({ kind }) => kind.startsWith('card-led')) || found.length === 0) {
      const isTrick = events.some(({ kind }) => kind.startsWith('card-led'));
      found.push({ trick: (found.at(-1)?.trick ?? 0) + (isTrick ? 1 : 0), step: beat.step, beats: [] });
    }
    if (events.length > 0) found.at(-1)?.beats.push({ ...beat, events });
  }
  return found.filter((one) => one.beats.length > 0);
}

/** The first numbers that differ between the winner and the strongest of the others with as many cards. */
function breaking({ shares, leader }: Majority): [number, number | undefined] | undefined {
  const winner = leader === undefined ? undefined : shares[leader];
  if (!winner) return undefined;
  const differs = shares
    .filter((share) => share !== winner && share.count === winner.count)
    .map(({ numbers }) => ({ numbers, at: winner.numbers.findIndex((number, index) => number !== numbers[index]) }))
    .sort((a, b) => b.at - a.at)[0];
  const own = differs && winner.numbers[differs.at];
  return own === undefined ? undefined : [own, differs?.numbers[differs.at]];
}

/** The votes of each side in the end. */
export const votesOf = (all: readonly Course[], end: ClaimView): number[] =>
  sides(end).map((_, side) => all.filter(({ vote }) => vote.leader === side).length);

/** The corners of a line that shows these counts over time, in a box of this size; it goes up in steps. */
export function line(counts: readonly number[], most: number, width: number, height: number): string {
  const x = (at: number): number => (counts.length === 0 ? 0 : (at / counts.length) * width);
  const y = (count: number): number => height - (most === 0 ? 0 : (count / most) * height);
  const corners = counts.flatMap((count, at) => [[x(at), y(count)], [x(at + 1), y(count)]]);
  return [[0, y(0)], ...corners].map(([left = 0, top = 0]) => `${round(left)},${round(top)}`).join(' ');
}

const round = (value: number): number => Math.round(value * 10) / 10;
