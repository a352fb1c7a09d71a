import type { Table as TableOf } from '../../lib/match/table.svelte';
import type { BeatOf, OfferOf, SceneOf } from '../../lib/match/typed';
import type * as registry from '../registry';
import type { Event, Move, View } from './types';

// A table of Valda, and what the hall tells of it.

export type Table = TableOf<View, Move, Event>;
export type Scene = SceneOf<View, Move, Event>;
export type Offer = OfferOf<Move>;
export type Beat = BeatOf<Event>;
export type BoardProps = registry.BoardProps<View, Move, Event>;
export type BreakdownProps = registry.BreakdownProps<View, Move, Event>;
export type GameModule = registry.GameModule<View, Move, Event>;
