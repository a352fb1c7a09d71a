import { withoutUndone } from '../../lib/match/undone';
import { catalogue } from './catalogue';
import { eventsOf } from './events';
import { face, type CardFace } from './faces';
import type { Beat } from './table';
import type { ClaimView } from './types';

/** One side's cards of one faction, the highest number first. */
export interface Share {
  count: number;
  numbers: number[];
}

/**
 * Who would get the vote of a faction if the score piles were counted as they lie, without the pairs that leave before.
 *
 * @param leader the number of the side among the sides; nothing if nobody is ahead
 * @param byNumber whether only a higher number decides between equal counts (claim:R38)
 */
export interface Majority {
  faction: string;
  shares: Share[];
  leader?: number;
  byNumber: boolean;
}

/** The seats that score together: partners at four seats, everybody alone otherwise. (claim:N9) */
export function sides(view: ClaimView): string[][] {
  const seats = view.seats.map(({ seat }) => seat);
  return seats.length === 4 ? [seats.filter((_, i) => i % 2 === 0), seats.filter((_, i) => i % 2 === 1)] : seats.map((seat) => [seat]);
}

/** Where that person sits among the sides; nothing for who only watches. */
export function sideOf(teams: readonly (readonly string[])[], isReader: (seat: string) => boolean): number | undefined {
  const side = teams.findIndex((team) => team.some(isReader));
  return side < 0 ? undefined : side;
}

/** The looks of the sides, by place: the reader's side has the first, those that come after it at the table the next ones. */
export const looks = (count: number, reader: number | undefined): number[] => Array.from({ length: count }, (_, side) => (side - (reader ?? 0) + count) % count);

/** The factions of this match, in their printed order. */
export function factionsOf(view: ClaimView): string[] {
  const cards = String(view.rules.cards);
  return cards.slice(cards.indexOf(':') + 1).split(',');
}

/** In one score pile an Ice King and an Ice Queen of the same number leave together before the votes. (claim:R35) */
function withoutPairs(pile: readonly CardFace[]): CardFace[] {
  const leaves = ({ faction, number }: CardFace): boolean => {
    const half = catalogue.faction[faction];
    return (half?.abilities.includes('leaves-with-its-pair') ?? false) && pile.some((other) => other.faction === half?.pair && other.number === number);
  };
  return pile.filter((card) => !leaves(card));
}

export function majorities(view: ClaimView): Majority[] {
  const piles = sides(view).map((side) =>
    view.seats
      .filter(({ seat }) => side.includes(seat))
      .flatMap(({ score, gnomes }) => withoutPairs([...score, ...gnomes].map(face))),
  );
  return factionsOf(view).map((faction) => {
    const shares = piles.map((pile) => {
      const cards = pile.filter((card) => card.faction === faction);
      const numbers = cards.flatMap(({ number }) => number ?? []).sort((a, b) => b - a);
      return { count: cards.length, numbers };
    });
    return { faction, shares, ...ahead(shares) };
  });
}

/** More cards, then the higher of the highest numbers that differ; equal in everything is nobody. (claim:R37–R39) */
function ahead(shares: readonly Share[]): { leader?: number; byNumber: boolean } {
  const order = shares.map((share, side) => ({ share, side })).sort((a, b) => compare(b.share, a.share));
  const [first, second] = order;
  if (!first || first.share.count === 0) return { byNumber: false };
  if (second && compare(first.share, second.share) === 0) return { byNumber: false };
  return { leader: first.side, byNumber: second?.share.count === first.share.count };
}

function compare(one: Share, other: Share): number {
  if (one.count !== other.count) return one.count - other.count;
  const at = one.numbers.findIndex((number, index) => number !== other.numbers[index]);
  return at < 0 ? 0 : (one.numbers[at] ?? 0) - (other.numbers[at] ?? 0);
}

/** The votes as they were cast, with what lies in the score piles; as the piles lie where the match ended without a vote. */
export function castVotes(view: ClaimView): Majority[] {
  if (view.ending.votes.length === 0) return majorities(view);
  const teams = sides(view);
  return majorities(view).map(({ faction, shares, byNumber }) => {
    const side = view.ending.votes.find((vote) => vote.faction === `faction:${faction}`)?.side;
    const leader = teams.findIndex((team) => side !== undefined && team.includes(side));
    return { faction, shares, byNumber: byNumber && leader >= 0, ...(leader < 0 ? {} : { leader }) };
  });
}

/**
 * The factions whose votes have been cast: all of them, or those that were told so far.
 *
 * @param again how many votes a second count has come to; nothing if nobody counts again
 */
export function castSoFar(view: ClaimView, log: readonly Beat[], isTelling: boolean, again?: number): Set<string> {
  const told = eventsOf(...withoutUndone(log)).flatMap((event) => (event.kind === 'vote-cast' ? [event.faction] : []));
  const cast = isTelling ? told : view.ending.votes.slice(0, again).map(({ faction }) => faction);
  return new Set(cast.map((faction) => faction.slice(faction.indexOf(':') + 1)));
}

/** What a table of majorities is called: how things stand, how they stood where a match ended without a vote, or the votes. */
export function majorityTitle(view: ClaimView): string {
  if (view.ending.votes.length > 0) return 'majority.final';
  return view.phase === 'over' ? 'majority.over' : 'majority.title';
}

/** How many factions each side is ahead in. */
export function votes(table: readonly Majority[], count: number): number[] {
  return Array.from({ length: count }, (_, side) => table.filter(({ leader }) => leader === side).length);
}
