import { withoutUndone } from '../../lib/match/undone';
import type { Beat, Seat } from '../../lib/wire';
import type { Event } from './types';

/** What felled a hero, and what it cost so far. */
export interface Knockout {
  seat: Seat;
  /** A Challenge or a hero; `cold` for white death; nothing where no one thing did it. */
  by: string | undefined;
  /** That one fell, what is lost, where one wakes up. */
  lines: readonly Event[];
}

const FOLLOWS: ReadonlySet<string> = new Set(['card-lost', 'gear-lost', 'princess-lost', 'spoils-taken', 'retreated']);

/** The last knockout, as long as it is news: for the reader until their next turn, for all others until somebody's turn begins. */
export function knockoutOf(log: readonly Beat[], me: Seat | undefined): Knockout | undefined {
  const events = withoutUndone(log).flatMap((beat) => beat.events as unknown as Event[]);
  const at = events.findLastIndex(({ kind }) => kind === 'knocked-out');
  const fall = events[at];
  if (fall?.kind !== 'knocked-out') return undefined;
  const after = events.slice(at + 1);
  if (after.some((event) => event.kind === 'turn-began' && (fall.seat !== me || event.seat === me))) return undefined;
  return { seat: fall.seat, by: causeOf(events.slice(0, at), fall.seat), lines: [fall, ...after.filter(({ kind }) => FOLLOWS.has(kind))] };
}

function causeOf(before: readonly Event[], seat: Seat): string | undefined {
  const blow = before.findLast((event) => (event.kind === 'harmed' || event.kind === 'frost-bit') && event.seat === seat && event.who.startsWith('hero:'));
  if (blow?.kind === 'frost-bit' || (blow?.kind === 'harmed' && blow.harm === 'white-death')) return 'cold';
  return blow?.kind === 'harmed' ? blow.cause?.split('@')[1] : undefined;
}
