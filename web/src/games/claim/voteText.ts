import type { Person } from '../../lib/text/format';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Course } from './breakdown';

/** One player alone, several who play together, or the reader and a partner; for the texts that name a side. */
export function sideWords(team: readonly string[], phrases: Phrases): { seat: Person; team: string } {
  const own = team.find((seat) => phrases.who(seat).isYou);
  return { seat: own ? phrases.who(own) : phrases.people(team), team: team.length === 1 ? 'none' : own ? 'own' : 'several' };
}

/** What decided the vote of one faction, in a few words: *You, 5 cards to 2*. */
export function voteText({ vote, tieBreak }: Course, teams: readonly (readonly string[])[], phrases: Phrases, text: Lookup): string {
  if (vote.leader === undefined) return text('ending.tied') ?? '';
  const { seat } = sideWords(teams[vote.leader] ?? [], phrases);
  if (tieBreak) return text('ending.number', { seat, own: tieBreak[0], other: tieBreak[1] ?? '–' }) ?? '';
  const others = vote.shares.filter((_, side) => side !== vote.leader).map(({ count }) => String(count));
  return text('ending.count', { seat, own: vote.shares[vote.leader]?.count ?? 0, others: phrases.joined(others) }) ?? '';
}
