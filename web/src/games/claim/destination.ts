import { eventsOf } from './events';
import type { Beat } from './table';
import type { Event } from './types';

/**
 * Where a card went that lay in the middle, by what was told last about it: `score seat:2`, `followers seat:1`, `discard`;
 * back to its seat, `seat:1`, if nothing happened to it since it was played.
 */
export function destinationOf(card: string | undefined, log: readonly Beat[]): string | undefined {
  for (const event of eventsOf(...log).reverse()) {
    const pile = pileOf(event, card);
    if (pile) return pile;
    if (event.kind === 'trick-won' && card === undefined) return `score ${event.winner}`;
  }
  return undefined;
}

function pileOf(event: Event, card: string | undefined): string | undefined {
  if (card === undefined) return undefined;
  switch (event.kind) {
    case 'follower-won':
    case 'ghost-kept':
      return event.card === card ? `followers ${event.seat}` : undefined;
    case 'card-led':
    case 'card-played':
      return event.card === card ? event.seat : undefined;
    case 'five-taken':
      return event.card === card ? `score ${event.seat}` : undefined;
    case 'cards-scored':
    case 'gnomes-lined':
      return event.cards.includes(card) ? `score ${event.seat}` : undefined;
    case 'cards-discarded':
      return event.cards.includes(card) ? 'discard' : undefined;
    default:
      return undefined;
  }
}

/** A follower that was drawn from the deck, as far as the viewer may know it. */
export interface Drawn {
  key: string;
  seat: string;
  card?: string | undefined;
}

/** Those that were drawn after a step. */
export const drawnAfter = (step: number, log: readonly Beat[]): Drawn[] =>
  log
    .filter((beat) => beat.step > step)
    .flatMap((beat) =>
      eventsOf(beat).flatMap((event, index) => (event.kind === 'follower-drawn' ? [{ key: `${beat.step} ${index}`, seat: event.seat, card: event.card }] : [])),
    );

/**
 * Whether a follower was drawn after the last card that was played: until the next one, one sees from where it came; the last
 * one of all until the next phase is played.
 */
export function isDrawnLast(log: readonly Beat[], isPlaying: boolean): boolean {
  const ends = ['card-led', 'card-led-face-down', 'card-played', ...(isPlaying ? ['phase-began'] : [])];
  return eventsOf(...log).findLast(({ kind }) => kind === 'follower-drawn' || ends.includes(kind))?.kind === 'follower-drawn';
}
