import type { Beat } from '../../lib/wire';
import type { Event } from './types';

/** What happened in a match of Claim: the log of the hall knows of any game's events. */
export const eventsOf = (...beats: readonly Beat[]): Event[] => beats.flatMap(({ events }) => events as Event[]);
