import type { Beat } from './table';

/** The action card or the weapon that somebody else plays in a step, as far as it was told. */
export function playedIn(beat: Beat | undefined, me: string | undefined): { seat: string; card: string } | undefined {
  const found = beat?.events.find((event) => event.kind === 'action-played' || event.kind === 'weapon-used');
  return found && found.seat !== me ? { seat: found.seat, card: found.card } : undefined;
}
