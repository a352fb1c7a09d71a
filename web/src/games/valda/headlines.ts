import { catalogue } from './catalogue';
import { idOf } from './lands';
import { parts, readStock } from './stock';
import type { Event, View } from './types';

/** What travels while a theft, a loss or a gain is told: so many marks, however much it is, between seats, the supply and the tree. */
export interface Flight {
  from: string;
  to: string;
  marks: string[];
}

/** Where things come from and go to that are nobody's. */
export const SUPPLY = 'supply';
export const TREE = 'tree';

const MOST = 6;

export function flightOf(news: readonly Event[]): Flight | undefined {
  for (const event of news) {
    const marks = stolen(event);
    if (marks.length > 0 && 'thief' in event) return { from: event.victim, to: event.thief, marks: marks.slice(0, MOST) };
    const moved = movedBy(event);
    if (moved && moved.marks.length > 0) return { ...moved, marks: moved.marks.slice(0, MOST) };
  }
  return undefined;
}

const some = (mark: string, count: number): string[] => Array.from({ length: count }, () => mark);

/** What somebody gains from the supply, and the followers that come down from the tree or go back to it. */
function movedBy(event: Event): Flight | undefined {
  switch (event.kind) {
    case 'followers-gained':
      return { from: TREE, to: event.seat, marks: some('follower', event.followers) };
    case 'followers-lost':
      return { from: event.seat, to: TREE, marks: some('follower', event.followers) };
    case 'runes-gained':
      return { from: SUPPLY, to: event.seat, marks: some('rune', event.runes) };
    case 'resources-gained':
      return { from: SUPPLY, to: event.seat, marks: parts(readStock(event.resources)).flatMap(({ kind, count }) => some(kind, count)) };
    default:
      return undefined;
  }
}

function stolen(event: Event): string[] {
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
const MARKED: Readonly<Partial<Record<Event['kind'], string>>> = {
  'round-began': 'ship',
  'temple-destroyed': 'temple', 'building-destroyed': 'destroy', 'temple-frozen': 'snow', 'hands-swapped': 'swap',
};
/** What is told as well: followers that somebody lost, and what a power gave for an attack or a defence. What one buys or plays for is no surprise. */
const TOLD: Readonly<Partial<Record<Event['kind'], string>>> = { 'followers-lost': 'lose' };
const isReward = (one: Event): boolean =>
  one.kind === 'runes-gained' && Object.values(catalogue.occupant).some(({ rule, phase }) => phase === 'attack' && rule === one.cause?.split('@')[0]);

export function markedIn(news: readonly Event[]): { event: Event; mark: string } | undefined {
  const event = news.findLast((one) => one.kind in MARKED || one.kind in TOLD || isReward(one) || stolen(one).length > 0);
  return event && { event, mark: MARKED[event.kind] ?? TOLD[event.kind] ?? (isReward(event) ? 'rune' : 'steal') };
}

/** What a turn brought that has just ended: how many of what somebody built and played, and by how many followers there are more; nothing where it brought none of it. */
export function turnBefore(events: readonly Event[]): { seat: string; deeds: Readonly<Record<string, number>> } | undefined {
  const began = events.findLast((event, at) => event.kind === 'turn-began' && events.slice(at + 1).some(({ kind }) => kind === 'turn-began'));
  if (began?.kind !== 'turn-began') return undefined;
  const deeds: Record<string, number> = {};
  const add = (what: string, count = 1): void => void (deeds[what] = (deeds[what] ?? 0) + count);
  for (const event of events.slice(events.indexOf(began))) {
    if (event.kind === 'followers-stolen' && event.thief === began.seat) add('follower', event.followers);
    if (event.kind === 'followers-stolen' && event.victim === began.seat) add('follower', -event.followers);
    if (!('seat' in event) || event.seat !== began.seat) continue;
    if (event.kind === 'temple-placed') add('temple');
    else if (event.kind === 'building-placed') add(event.building.replace('building:', ''));
    else if (event.kind === 'action-played') add('card');
    else if (event.kind === 'followers-gained' || event.kind === 'followers-traded') add('follower', event.followers);
    else if (event.kind === 'followers-lost') add('follower', -event.followers);
  }
  return Object.values(deeds).some((count) => count > 0) ? { seat: began.seat, deeds } : undefined;
}

/** Who rules where. */
export type Rulers = Readonly<Record<string, string | undefined>>;

export const rulersOf = (view: View): Rulers => Object.fromEntries(view.control.map(({ area, ruler }) => [area, ruler]));

/** The first area that has another ruler than before, or none any more. */
export function controlChange(before: Rulers | undefined, now: Rulers): { area: string; ruler: string | undefined } | undefined {
  const area = before && Object.keys(now).find((one) => now[one] !== before[one]);
  return area === undefined ? undefined : { area, ruler: now[area] };
}

/** Where a seat is on the screen: the reader's own board, or the plate of somebody else; and where what is nobody's lies. */
export const homeOf = (seat: string, me: string | undefined): string =>
  seat === SUPPLY ? '.valda .stones' : seat === TREE ? '.valda .track' : (seat === me ? '.valda .own' : `.valda .plate[data-home="seat:${idOf(seat)}"]`);
