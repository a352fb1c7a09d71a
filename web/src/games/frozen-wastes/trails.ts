import { withoutUndone } from '../../lib/match/undone';
import { landAt } from './isheim';
import type { Beat } from './table';
import type { Event } from './types';

/** A stretch of a journey: spaces one after the other, on foot or carried (a flare, or waking up in a town). */
export interface Leg {
  round: number;
  isCarried: boolean;
  path: string[];
}

/** What one hero has behind them, to be drawn. */
export interface Trail {
  seat: string;
  hero: string;
  legs: readonly Leg[];
}

/** Where an event leads a figure. */
export function wayOf(event: Event): Omit<Leg, 'round'> | undefined {
  if (event.kind === 'walked') return { path: event.path, isCarried: false };
  if (event.kind === 'trudged') return { path: [event.to], isCarried: false };
  return event.kind === 'started-in' || event.kind === 'retreated' || event.kind === 'flare-followed' ? { path: [event.town], isCarried: true } : undefined;
}

/** The ways of all heroes in the turn that each had last. */
export function lastTurns(log: readonly Beat[], heroes: readonly { seat: string; hero: string }[]): Trail[] {
  const legs = new Map<string, Leg[]>();
  const at = new Map<string, string>();
  for (const event of withoutUndone(log).flatMap(({ events }) => events)) {
    if (event.kind === 'turn-began') legs.set(event.seat, []);
    const way = wayOf(event);
    if (!way || !('seat' in event) || !event.seat) continue;
    const from = at.get(event.seat);
    at.set(event.seat, way.path.at(-1) ?? '');
    legs.set(event.seat, [...(legs.get(event.seat) ?? []), { round: 0, ...way, path: from === undefined ? way.path : [from, ...way.path] }]);
  }
  return heroes.map(({ seat, hero }) => ({ seat, hero, legs: legs.get(seat) ?? [] }));
}

const APART = 5;

/** The points of a leg; every seat a little aside, so that ways that lie on each other are told apart. */
export function pointsOf({ path }: Leg, aside: number): string {
  return path
    .flatMap((hex) => landAt(hex) ?? [])
    .map(({ centre }) => `${(centre.x + aside * APART).toFixed(1)},${(centre.y + aside * APART * 0.6).toFixed(1)}`)
    .join(' ');
}
