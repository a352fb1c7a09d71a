import type { Link } from '../net/connection';
import type { Beat, Event, Move, Problem, Question, Reason, Remark, Scene, Seat, TableCard, ToClient } from '../wire';
import type { BeatOf, SceneOf } from './typed';

/**
 * All that a screen knows of its table.
 *
 * @param log every beat heard so far, the oldest first
 * @param reasons why not, for the question asked at `reasonsFor`
 * @param sending the line that was sent and is not yet answered
 * @param met who was seen here since this browser opened the table
 * @param earlier what was said at the tables that this one is the rematch of
 * @param news what the scene adds to the one before it
 * @param isTelling whether the scene is one on the way to the present
 * @param rolling what the dice are about to tell, while they roll
 * @param problem why the hall refused the last thing, until the next thing works
 */
export interface TableState<V = unknown, M extends Move = Move, E extends Event = Event> {
  readonly card?: TableCard | undefined;
  readonly scene?: SceneOf<V, M, E> | undefined;
  readonly log: readonly BeatOf<E>[];
  readonly logIsCut: boolean;
  readonly remarks: readonly Remark[];
  readonly earlier: readonly Remark[];
  readonly present: readonly Seat[];
  readonly met: readonly Seat[];
  readonly spectators: number;
  readonly reasons: readonly Reason[];
  readonly reasonsFor: number;
  readonly sending?: { key: string; line: string } | undefined;
  readonly news: readonly E[];
  readonly isTelling: boolean;
  readonly rolling?: E | undefined;
  readonly problem?: Problem | undefined;
  readonly link: Link;
}

export const emptyTable: TableState<never, never, never> = {
  log: [],
  logIsCut: false,
  remarks: [],
  earlier: [],
  present: [],
  met: [],
  spectators: 0,
  news: [],
  isTelling: false,
  reasons: [],
  reasonsFor: -1,
  link: 'connecting',
};

/** What the hall says of a match whose types are known. */
export type Told<V, M extends Move, E extends Event> = Exclude<ToClient, Scene> | SceneOf<V, M, E>;

/** What a message makes of what the screen knew. */
export function heard<V, M extends Move, E extends Event>(state: TableState<V, M, E>, message: Told<V, M, E>): TableState<V, M, E> {
  switch (message.kind) {
    case 'scene':
      return withScene(state, message);
    case 'gathering':
      return { ...state, card: message.table };
    case 'accepted':
      return state.sending?.key === message.key
        ? { ...state, sending: undefined, problem: undefined }
        : { ...state, problem: undefined };
    case 'refused':
      return {
        ...state,
        problem: message.problem,
        sending: message.key === '' || state.sending?.key === message.key ? undefined : state.sending,
      };
    case 'reasons':
      return { ...state, reasons: message.reasons, reasonsFor: message.asked };
    case 'rematch-ready':
      return state.card ? { ...state, card: { ...state.card, rematch: message.table } } : state;
    case 'said':
      return state.remarks.some((remark) => remark.number === message.remark.number)
        ? state
        : { ...state, remarks: [...state.remarks, message.remark] };
    case 'present':
      return { ...state, present: message.seats, met: [...new Set([...state.met, ...message.seats])], spectators: message.spectators };
    case 'pong':
      return state;
    default:
      return unknown(message, state);
  }
}

function withScene<V, M extends Move, E extends Event>(state: TableState<V, M, E>, scene: SceneOf<V, M, E>): TableState<V, M, E> {
  const lastStep = state.log.at(-1)?.step ?? -1;
  const fresh = scene.beats.filter((beat) => beat.step > lastStep);
  const asked = scene.question?.asked ?? -1;
  const isNewQuestion = asked !== (state.scene?.question?.asked ?? -1) || scene.seat !== state.scene?.seat;
  return {
    ...state,
    scene,
    news: state.isTelling || !state.scene ? [] : fresh.flatMap(({ events }) => events),
    isTelling: false,
    rolling: undefined,
    log: fresh.length === 0 ? state.log : [...state.log, ...fresh],
    logIsCut: state.logIsCut || scene.cut,
    reasons: isNewQuestion ? [] : state.reasons,
    reasonsFor: isNewQuestion ? -1 : state.reasonsFor,
  };
}

/** What a log tells beyond what was told of it already, be that a part of a beat. */
export const eventsBeyond = <E extends Event>(told: readonly BeatOf<E>[], log: readonly BeatOf<E>[]): E[] =>
  log.flatMap(({ events }, at) => events.slice(told[at]?.events.length ?? 0));

/** A newer hall may say what this client does not know; it is passed over. */
function unknown<S>(_: never, state: S): S {
  return state;
}

/** The number of a seat: `seat:2` → 2. */
export const seatNumber = (seat: Seat): number => Number(seat.slice(seat.indexOf(':') + 1));

export const isAsked = (state: TableState): boolean => (state.scene?.question?.offers.length ?? 0) > 0;

/**
 * Whether it is a reaction, which most pass over: in a window of another kind the table says who is asked, as in a turn; the
 * last of them who has answered waits for nobody, and is asked nothing more.
 */
export const isReaction = (question: Question | undefined): boolean => question?.window !== undefined && question.awaited.length === 0 && !question.answered;

/** The seats of the reader, also when the match is over and everything lies open. */
export function mySeats(state: TableState): Seat[] {
  const seats = state.card?.mySeats.map((number) => `seat:${number}`) ?? [];
  return seats.length > 0 || !state.scene?.seat ? seats : [state.scene.seat];
}

/** Whom the table waits for, as far as the reader knows: those who are asked in public, and the reader's own seat. */
export function awaitedSeats(state: TableState): Seat[] {
  const { seat, question } = state.scene ?? {};
  const open = question?.awaited ?? [];
  return seat && isAsked(state) && !question?.answered && !open.includes(seat) ? [...open, seat] : [...open];
}

/** What an event may be too small for: to count as a move, or to be told. */
export type IsMinor = (event: Event) => boolean;

/** What happened since this seat last did something, for who comes back or cannot see; a pass by order is nothing done. */
export function sinceOwnMove<B extends Beat>(log: readonly B[], seat: Seat | undefined, isMinor: IsMinor = () => false): readonly B[] {
  const isOwn = (beat: Beat | undefined): boolean =>
    beat?.seat === seat && (beat?.events.length === 0 || beat?.events.some((event) => !isMinor(event)) === true);
  let from = log.length;
  while (from > 0 && (seat === undefined ? log.length - from < 3 : !isOwn(log[from - 1]))) from--;
  return log.slice(Math.max(0, from - 1));
}

/** Whether the board may tell what one could only remember: a choice of the table, and free to all after the end. */
export const hasAids = ({ card, scene }: TableState): boolean => card?.aids !== false || card.stage === 'finished' || scene?.ending !== undefined;

/** The log as it may be read: without memory aids, what happened since the reader's own last move. */
export const logShown = (state: TableState, isMinor?: IsMinor): readonly Beat[] =>
  hasAids(state) ? state.log : sinceOwnMove(state.log, state.scene?.seat, isMinor);
