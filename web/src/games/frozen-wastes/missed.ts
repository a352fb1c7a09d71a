import { withoutUndone } from '../../lib/match/undone';
import type { Missed } from '../../lib/text/sentences';
import type { Side } from './parties';
import type { Beat } from './table';
import { wayOf, type Leg, type Trail } from './trails';
import type { Event } from './types';

/** How something ended, or that it was found; each has its sign on the map. */
export type Deed = 'won' | 'fled' | 'fell' | 'stayed' | 'found' | 'fought';

/** Where something happened that somebody did not see. */
export interface Place {
  seat: string;
  hero: string;
  at: string;
  deed: Deed;
  event: Event;
}

export interface Meanwhile {
  places: Place[];
  trails: Trail[];
}

const DEEDS: Readonly<Partial<Record<Event['kind'], Deed>>> = {
  'challenge-defeated': 'won',
  escaped: 'fled',
  'knocked-out': 'fell',
  'challenge-remains': 'stayed',
  'legend-discovered': 'found',
  'princess-found': 'found',
  'hero-attacked': 'fought',
};

/** What happened on the map in the steps that somebody was not shown: everybody's ways, and where each fought, won, got away, fell or found something. */
export function meanwhile(log: readonly Beat[], { after, upTo }: Missed, sides: readonly Side[]): Meanwhile {
  const at = new Map<string, string>();
  const legs = new Map<string, Leg[]>();
  const places: Place[] = [];
  const heroOf = (seat: string): string => sides.find((side) => side.seat === seat)?.party.hero ?? '';
  for (const { step, events } of withoutUndone(log)) {
    const isNew = step > after && step <= upTo;
    for (const event of events) {
      if (!('seat' in event) || !event.seat) continue;
      const { seat } = event;
      const deed = DEEDS[event.kind];
      const here = at.get(seat) ?? (moves(log, seat) ? undefined : sides.find((side) => side.seat === seat)?.party.at);
      if (isNew && deed && here !== undefined) places.push({ seat, hero: heroOf(seat), at: here, deed, event });
      const way = wayOf(event);
      const end = way?.path.at(-1);
      if (!way || end === undefined) continue;
      if (isNew) legs.set(seat, [...(legs.get(seat) ?? []), { round: 0, ...way, path: here === undefined ? way.path : [here, ...way.path] }]);
      at.set(seat, end);
    }
  }
  return { places, trails: [...legs].map(([seat, told]) => ({ seat, hero: heroOf(seat), legs: told })) };
}

/** Whether the log tells where a seat went: if not, it stands where it stood. */
const moves = (log: readonly Beat[], seat: string): boolean => log.some(({ events }) => events.some((event) => wayOf(event) !== undefined && 'seat' in event && event.seat === seat));
