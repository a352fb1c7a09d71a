import type { Beat } from './table';
import type { Event } from './types';

/** What happened in these steps. */
export const eventsOf = (...beats: readonly Beat[]): Event[] => beats.flatMap(({ events }) => events);
