import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Course } from './breakdown';

/** What decided the vote of one faction, in a few words: *Votes for you, 5–2*. */
export function voteText({ vote, tieBreak }: Course, teams: readonly (readonly string[])[], phrases: Phrases, text: Lookup): string {
  if (vote.leader === undefined) return text('ending.tied') ?? '';
  const seat = phrases.people(teams[vote.leader] ?? []);
  if (tieBreak) return text('ending.number', { seat, own: tieBreak[0], other: tieBreak[1] ?? '–' }) ?? '';
  const counts = vote.shares.map(({ count }) => count).sort((a, b) => b - a).join('–');
  return text('ending.count', { seat, counts }) ?? '';
}
