import type { Beat } from './table';
import { eventsIn } from './told';

/** Who let the chance to attack pass in the phase that the log ends with. */
export function peacefulIn(log: readonly Beat[]): ReadonlySet<string> {
  const events = eventsIn(log);
  const phase = events.slice(events.findLastIndex(({ kind }) => kind === 'phase-began') + 1);
  return new Set(phase.flatMap((event) => (event.kind === 'held' && !event.attacked ? [event.seat] : [])));
}
