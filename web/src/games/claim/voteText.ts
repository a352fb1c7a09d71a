import type { Person } from '../../lib/text/format';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Course } from './breakdown';

/** One player alone, or several who play together; for the texts that name a side. */
export const sideWords = (team: readonly string[], phrases: Phrases): { seats: Person; many: number } => ({ seats: phrases.people(team), many: team.length });

/** What decided the vote of one faction, in a few words: *You, 5 cards to 2*. */
export function voteText({ vote, tieBreak }: Course, teams: readonly (readonly string[])[], phrases: Phrases, text: Lookup): string {
  if (vote.leader === undefined) return text('ending.tied') ?? '';
  const seats = phrases.people(teams[vote.leader] ?? []);
  if (tieBreak) return text('ending.number', { seats, own: tieBreak[0], other: tieBreak[1] ?? '–' }) ?? '';
  const others = vote.shares.filter((_, side) => side !== vote.leader).map(({ count }) => String(count));
  return text('ending.count', { seats, own: vote.shares[vote.leader]?.count ?? 0, others: phrases.joined(others) }) ?? '';
}
