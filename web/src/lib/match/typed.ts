import type { Beat, Event, Move, Offer, Question, Scene, Steps } from '../wire';

// What the hall tells, for code that knows the game: its views, moves and events are of the types that were generated for it.

export interface OfferOf<M extends Move = Move> extends Offer {
  move: M;
}

export interface QuestionOf<M extends Move = Move> extends Question {
  offers: OfferOf<M>[];
  answered?: M;
}

export interface BeatOf<E extends Event = Event> extends Beat {
  events: E[];
}

export interface SceneOf<V = unknown, M extends Move = Move, E extends Event = Event> extends Scene {
  view: V;
  question?: QuestionOf<M>;
  beats: BeatOf<E>[];
}

export interface StepsOf<E extends Event = Event> extends Steps {
  beats: BeatOf<E>[];
}
