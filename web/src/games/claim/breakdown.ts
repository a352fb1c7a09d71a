import { withoutUndone } from '../../lib/match/undone';
import { castVotes, majorities, sides, votes, type Majority } from './majority';
import type { Beat } from './table';
import type { ClaimView, Event } from './types';

/** How far a match has come: so many tricks of a phase were won. */
export interface When {
  phase: number;
  trick: number;
}

/** What everybody had of each faction once score piles had changed. */
export interface Standing extends When {
  step: number;
  table: Majority[];
}

/** How the vote of one faction went. */
export interface Course {
  faction: string;
  vote: Majority;
  /** What each side had of it, one standing after the other. */
  counts: number[][];
  /** From where on the winner of the vote was ahead until the end. */
  decided?: Standing;
  /** The numbers that broke a tie, the winner's first. */
  tieBreak?: [number, number | undefined];
}

const SCORING: ReadonlySet<Event['kind']> = new Set(['cards-scored', 'gnomes-lined', 'gnome-smashed', 'five-taken', 'card-retrieved', 'card-hauled', 'match-ended']);

/** The steps after which score piles can look different, each with the tricks that were won until then. */
export function scoringSteps(beats: readonly Beat[]): (When & { step: number })[] {
  let when: When = { phase: 1, trick: 0 };
  const found: (When & { step: number })[] = [];
  for (const { step, events } of withoutUndone(beats)) {
    let scored: When | undefined;
    for (const event of events) {
      if (event.kind === 'trick-won') when = { ...when, trick: when.trick + 1 };
      if (SCORING.has(event.kind)) scored = when;
      if (beginsSecondPhase(event)) when = { phase: 2, trick: 0 };
    }
    if (scored) found.push({ step, ...scored });
  }
  return found;
}

const beginsSecondPhase = (event: Event): boolean => event.kind === 'phase-began' && event.phase === 'gathering';

export const standingOf = (at: When & { step: number }, view: ClaimView): Standing => ({ ...at, table: majorities(view) });

/** What decided each vote, from what lay there at each moment and what was cast in the end. */
export function courses(standings: readonly Standing[], end: ClaimView): Course[] {
  const cast = castVotes(end);
  return cast.map((vote, index) => {
    const decided = since(standings, index, vote.leader);
    const tieBreak = vote.byNumber ? breaking(vote) : undefined;
    return {
      faction: vote.faction,
      vote,
      counts: standings.map(({ table }) => table[index]?.shares.map(({ count }) => count) ?? []),
      ...(decided ? { decided } : {}),
      ...(tieBreak ? { tieBreak } : {}),
    };
  });
}

function since(standings: readonly Standing[], index: number, winner: number | undefined): Standing | undefined {
  if (winner === undefined) return undefined;
  const lastOther = standings.findLastIndex(({ table }) => table[index]?.leader !== winner);
  return standings[lastOther + 1];
}

/** The moment from which the winner of the match had more votes in sight than anybody else, until the end; nothing if nobody won by votes. */
export function turningPoint(standings: readonly Standing[], end: ClaimView): Standing | undefined {
  const count = sides(end).length;
  const winner = leaderOf(votesOf(courses([], end), end));
  const lastOther = standings.findLastIndex(({ table }) => leaderOf(votes(table, count)) !== winner);
  return winner === undefined || end.ending.votes.length === 0 ? undefined : standings[lastOther + 1];
}

/** The one with the most; nothing if several have as many. */
function leaderOf(counts: readonly number[]): number | undefined {
  const most = Math.max(...counts);
  return counts.indexOf(most) === counts.lastIndexOf(most) ? counts.indexOf(most) : undefined;
}

/** What was told of one trick: from the card that led it, or from what came before the first one. */
export interface TrickLog extends When {
  step: number;
  beats: Beat[];
}

/** The log in tricks; passes and what was taken back are left out. */
export function tricksIn(beats: readonly Beat[]): TrickLog[] {
  const found: TrickLog[] = [];
  let when: When = { phase: 1, trick: 0 };
  for (const beat of withoutUndone(beats)) {
    const events = beat.events.filter(({ kind }) => kind !== 'window-passed');
    const isTrick = events.some(({ kind }) => kind.startsWith('card-led'));
    if (isTrick) when = { ...when, trick: when.trick + 1 };
    if (isTrick || found.length === 0) found.push({ ...when, step: beat.step, beats: [] });
    if (events.length > 0) found.at(-1)?.beats.push({ ...beat, events });
    if (events.some(beginsSecondPhase)) when = { phase: 2, trick: 0 };
  }
  return found.filter((one) => one.beats.length > 0);
}

/** What changed the score piles at that step. */
export const scoringAt = (step: number, beats: readonly Beat[]): Event[] => beats.filter((beat) => beat.step === step).flatMap(({ events }) => events.filter(({ kind }) => SCORING.has(kind) && kind !== 'match-ended'));

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
