import type { Event as Told } from '../../lib/wire';
import { idOf } from './lands';
import { parts, readStock } from './stock';
import type { Event, View } from './types';

/** What travels from one seat to another while a theft is told: so many marks, however much it is. */
export interface Flight {
  from: string;
  to: string;
  marks: string[];
}

const MOST = 6;

export function flightOf(news: readonly Told[]): Flight | undefined {
  for (const event of news as readonly Event[]) {
    const marks = stolen(event);
    if (marks.length > 0 && 'thief' in event) return { from: event.victim, to: event.thief, marks: marks.slice(0, MOST) };
  }
  return undefined;
}

function stolen(event: Event): string[] {
  const some = (mark: string, count: number): string[] => Array.from({ length: count }, () => mark);
  switch (event.kind) {
    case 'resources-stolen':
      return parts(readStock(event.resources)).flatMap(({ kind, count }) => some(kind, count));
    case 'runes-stolen':
      return some('rune', event.runes);
    case 'followers-stolen':
      return some('follower', event.followers);
    case 'card-stolen':
    case 'divine-card-taken':
      return ['cards'];
    default:
      return [];
  }
}

/** What everybody should look up for; what is robbed, only if there was something to rob. */
const MARKED: Readonly<Record<string, string>> = { 'round-began': 'ship', 'temple-destroyed': 'temple', 'building-destroyed': 'destroy', 'temple-frozen': 'snow', 'hands-swapped': 'swap' };

export function markedIn(news: readonly Told[]): { event: Told; mark: string } | undefined {
  const event = news.findLast((one) => one.kind in MARKED || stolen(one as Event).length > 0);
  return event && { event, mark: MARKED[event.kind] ?? 'steal' };
}

/** Who rules where. */
export type Rulers = Readonly<Record<string, string | undefined>>;

export const rulersOf = (view: View): Rulers => Object.fromEntries(view.control.map(({ area, ruler }) => [area, ruler]));

/** The first area that has another ruler than before, or none any more. */
export function controlChange(before: Rulers | undefined, now: Rulers): { area: string; ruler: string | undefined } | undefined {
  const area = before && Object.keys(now).find((one) => now[one] !== before[one]);
  return area === undefined ? undefined : { area, ruler: now[area] };
}

/** Where a seat is on the screen: the reader's own board, or the plate of somebody else. */
export const homeOf = (seat: string, me: string | undefined): string => (seat === me ? '.valda .own' : `.valda .plate[data-home="seat:${idOf(seat)}"]`);
