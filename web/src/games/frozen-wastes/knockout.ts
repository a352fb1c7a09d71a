import { withoutUndone } from '../../lib/match/undone';
import type { Forecast } from '../../lib/match/table.svelte';
import type { Lookup, Phrases } from '../../lib/text/phrases';
import type { Seat } from '../../lib/wire';
import type { Beat, Offer } from './table';
import type { Event } from './types';

/** What felled a hero, and what it cost so far. */
export interface Knockout {
  seat: Seat;
  /** A Challenge, or the seat of another hero; `cold` for white death; nothing where no one thing did it. */
  by: string | undefined;
  /** That one fell, what is lost, where one wakes up. */
  lines: readonly Event[];
}

const FOLLOWS: ReadonlySet<Event['kind']> = new Set(['card-lost', 'gear-lost', 'princess-lost', 'spoils-taken', 'retreated', 'challenge-remains']);

/** The last knockout, as long as it is news: for the reader until their next turn, for all others until somebody's turn begins. */
export function knockoutOf(log: readonly Beat[], me: Seat | undefined): Knockout | undefined {
  const events = withoutUndone(log).flatMap((beat) => beat.events);
  const at = events.findLastIndex(({ kind }) => kind === 'knocked-out');
  const fall = events[at];
  if (fall?.kind !== 'knocked-out') return undefined;
  const after = events.slice(at + 1);
  const turn = after.findIndex(({ kind }) => kind === 'turn-began');
  if (after.some((event) => event.kind === 'turn-began' && (fall.seat !== me || event.seat === me))) return undefined;
  return { seat: fall.seat, by: causeOf(events.slice(0, at), fall.seat), lines: [fall, ...after.slice(0, turn < 0 ? undefined : turn).filter(({ kind }) => FOLLOWS.has(kind))] };
}

/** What was done to the hero in this turn; older harm felled nobody. */
function causeOf(before: readonly Event[], seat: Seat): string | undefined {
  const now = before.slice(before.findLastIndex(({ kind }) => kind === 'turn-began') + 1);
  const blow = now.findLast((event) => (event.kind === 'harmed' || event.kind === 'frost-bit') && event.seat === seat && event.who.startsWith('hero:'));
  if (blow?.kind === 'frost-bit' || (blow?.kind === 'harmed' && blow.harm === 'white-death')) return 'cold';
  return blow?.kind === 'harmed' ? (blow.cause?.split('@')[1] ?? rivalOf(now, seat)) : undefined;
}

/** With whom the hero has fought in this turn, whoever attacked. */
function rivalOf(now: readonly Event[], hero: Seat): Seat | undefined {
  const fight = now.findLast((event) => event.kind === 'hero-attacked');
  return [fight?.seat, fight?.rival].includes(hero) ? [fight?.seat, fight?.rival].find((seat) => seat !== hero) : undefined;
}

/** What it means to lose this of what is worth the same. */
export function losing({ move, anchors: [anchor] }: Offer, phrases: Phrases, text: Lookup): Forecast & { go: string } {
  const thing = phrases.move(move);
  return { title: text('fall.lose.ask', { thing }) ?? '', text: anchor === undefined ? '' : phrases.about(anchor), go: text('fall.lose', { thing }) ?? '' };
}
