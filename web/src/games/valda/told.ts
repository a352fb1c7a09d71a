import { withoutUndone } from '../../lib/match/undone';
import type { Beat } from './table';
import type { Event } from './types';

/** What happened and still counts: a move that was taken back has left nothing. */
export const eventsIn = (log: readonly Beat[]): Event[] => withoutUndone(log).flatMap(({ events }) => events);
