import type { Lookup, Phrases } from '../../lib/text/phrases';
import { castVotes, sides, votes } from './majority';
import type { Scene } from './table';
import { sideWords } from './voteText';

/** *You win 3 factions to 2.* Only where the votes alone decided; whatever else did has words of its own. */
export function endingOf({ view, ending }: Scene, phrases: Phrases, text: Lookup): string | undefined {
  if (ending?.reason !== 'votes') return undefined;
  const teams = sides(view);
  const counts = votes(castVotes(view), teams.length);
  const winner = teams.findIndex(([seat]) => ending.ranks[view.seats.findIndex((one) => one.seat === seat)] === 1);
  const won = counts[winner];
  if (won === undefined) return undefined;
  const lost = counts.filter((_, side) => side !== winner).sort((a, b) => b - a);
  return text('ending.sentence', { ...sideWords(teams[winner] ?? [], phrases), won, lost: phrases.joined(lost.map(String)) });
}
