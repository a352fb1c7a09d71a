import type { Beat } from '../../lib/wire';
import type { Event } from './types';

/** Which cards the reader has seen on top of divine decks in this turn, by area, as long as they lie there. */
export function seenOnTop(log: readonly Beat[]): Readonly<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const event of log.flatMap(({ events }) => events as unknown as readonly Event[])) {
    if (event.kind === 'turn-began') for (const area of Object.keys(seen)) delete seen[area];
    if (event.kind === 'deck-seen' && event.card) seen[event.area] = event.card;
    if (event.kind === 'divine-card-drawn') delete seen[event.area];
  }
  return seen;
}
