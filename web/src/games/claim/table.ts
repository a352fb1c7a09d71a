import type { Table as TableOf } from '../../lib/match/table.svelte';
import type { BeatOf, OfferOf, SceneOf, StepsOf } from '../../lib/match/typed';
import type * as registry from '../registry';
import type { Event, Move, ClaimView } from './types';

// A table of Claim, and what the hall tells of it.

export type Table = TableOf<ClaimView, Move, Event>;
export type Scene = SceneOf<ClaimView, Move, Event>;
export type Offer = OfferOf<Move>;
export type Beat = BeatOf<Event>;
export type Steps = StepsOf<Event>;
export type BoardProps = registry.BoardProps<ClaimView, Move, Event>;
export type BreakdownProps = registry.BreakdownProps<ClaimView, Move, Event>;
export type GameModule = registry.GameModule<ClaimView, Move, Event>;
