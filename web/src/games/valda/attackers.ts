import { powersIn, type Land } from './lands';
import type { Beat } from './table';
import { eventsIn } from './told';
import type { Event } from './types';

const TWICE: ReadonlySet<string> = new Set(['occupant:surtur', 'occupant:hel']);

const inPhase = (log: readonly Beat[]): Event[] => {
  const events = eventsIn(log);
  return events.slice(events.findLastIndex(({ kind }) => kind === 'phase-began') + 1);
};

/** Who lets this seat attack once more in the phase that the log ends with, after its first attack. (valda:R135, R142) */
export function againBy(log: readonly Beat[], lands: readonly Land[], seat: string): string | undefined {
  const attacked = inPhase(log).some((event) => event.kind === 'attack-declared' && event.seat === seat);
  return attacked ? powersIn(lands, 'attack', seat).find(({ occupant }) => TWICE.has(occupant))?.occupant : undefined;
}

/** Who let the chance to attack pass in the phase that the log ends with. */
export function peacefulIn(log: readonly Beat[]): ReadonlySet<string> {
  return new Set(inPhase(log).flatMap((event) => (event.kind === 'held' && !event.attacked ? [event.seat] : [])));
}
