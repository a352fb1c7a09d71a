import { withoutUndone } from '../../lib/match/undone';
import type { Seat } from '../../lib/wire';
import type { Beat } from './table';
import type { Event } from './types';

/** How the reader's last adventure ended, and what came of it. */
export interface Recap {
  /** What was met; nothing where there was nothing left to meet. */
  card: string | undefined;
  isWon: boolean;
  /** The roll that decided it, then what it brought or cost. */
  lines: readonly Event[];
}

const ENDS: ReadonlySet<Event['kind']> = new Set(['challenge-defeated', 'challenge-remains', 'escaped', 'nothing-found']);
const TOLD: ReadonlySet<Event['kind']> = new Set(['test-rolled', 'escape-rolled', 'combat-rolled', 'harmed', 'harm-cancelled', 'frost-bit', 'ally-died', 'counters-removed', 'gold-gained', 'gold-lost', 'experience-gained', 'rumor-gained', 'rumor-taken', 'clue-gained', 'gear-gained', 'gear-lost', 'card-gained', 'card-lost', 'cards-turned-down', ...ENDS]);

/** The reader's last adventure, as long as it is news: until they do something else or their next turn begins. */
export function recapOf(log: readonly Beat[], me: Seat | undefined): Recap | undefined {
  const beats = withoutUndone(log);
  const at = beats.findLastIndex(({ events }) => events.some((event) => ENDS.has(event.kind) && 'seat' in event && event.seat === me));
  const beat = beats[at];
  if (me === undefined || !beat) return undefined;
  const events = beat.events;
  if (beats.slice(at + 1).some((one) => isDoneBy(me, one))) return undefined;
  if (beats.slice(at).some((one) => one.events.some((event) => event.kind === 'turn-began' && event.seat === me))) return undefined;
  const end = events.findLastIndex(({ kind }) => ENDS.has(kind));
  const turn = events.findIndex(({ kind }) => kind === 'turn-began');
  const own = events.slice(0, turn > end ? turn : undefined);
  return {
    card: own.flatMap((event) => ('challenge' in event ? [event.challenge] : []))[0] ?? metBefore(beats.slice(0, at)),
    isWon: own.some(({ kind }) => kind === 'challenge-defeated'),
    lines: [...hurtBefore(beats.slice(0, at), me), ...own].filter((event) => TOLD.has(event.kind) && (!('seat' in event) || event.seat === me)),
  };
}

/** Whether a seat did this itself, and it is not that its turn begins. */
export const isDoneBy = (seat: Seat, { events: [first] }: Beat): boolean => first !== undefined && first.kind !== 'turn-began' && 'seat' in first && first.seat === seat;

/** Who was hurt in it before its last moment, which may have been out of sight. */
function hurtBefore(beats: readonly Beat[], me: Seat): Event[] {
  const events = beats.flatMap(({ events: told }) => told);
  const met = events.findLastIndex((event) => event.kind === 'challenge-met' && event.seat === me);
  return met < 0 || events.slice(met).some(({ kind }) => ENDS.has(kind)) ? [] : events.slice(met).filter(({ kind }) => kind === 'harmed' || kind === 'ally-died');
}

const metBefore = (beats: readonly Beat[]): string | undefined =>
  beats
    .flatMap(({ events }) => events)
    .findLast((event) => event.kind === 'challenge-met')
    ?.challenge;
