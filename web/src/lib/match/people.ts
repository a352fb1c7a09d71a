import type { SeatInfo, Seat } from '../wire';
import { awaitedSeats, mySeats, seatNumber, type TableState } from './tableState';

/**
 * What everybody at a table may know of who sits at a seat, besides the name.
 *
 * @param presence of somebody else of flesh and blood; unknown while there is no line to the table, and in a replay
 * @param news the key of what others have to know before they wait: called to a rematch and not here yet, away, a bot sits
 *   in, resigned
 */
export interface Person {
  readonly isMine: boolean;
  readonly isBot: boolean;
  readonly presence?: 'here' | 'away' | undefined;
  readonly news?: 'called' | 'away' | 'sitting-in' | 'resigned' | undefined;
  readonly isAwaited: boolean;
}

export function personAt(state: TableState, seat: Seat): Person {
  const sitting = state.scene?.seats.find((chair) => chair.seat === seat)?.sitting;
  const isMine = mySeats(state).includes(seat);
  const isHere = state.present.includes(seat);
  const isAway = sitting === 'person' && !isHere && state.link === 'open';
  return {
    isMine,
    isBot: sitting === 'bot',
    presence: isAway ? 'away' : sitting === 'person' && isHere && !isMine ? 'here' : undefined,
    news: sitting === 'sitting-in' || sitting === 'resigned' ? sitting : isAway ? (hasCome(state, seat) ? 'away' : 'called') : undefined,
    isAwaited: awaitedSeats(state).includes(seat),
  };
}

/** A rematch begins before everybody has seen that there is one. */
const hasCome = ({ card, met, log }: TableState, seat: Seat): boolean =>
  card?.follows === undefined || met.includes(seat) || log.some((beat) => beat.seat === seat);

/** Whether somebody else of flesh and blood has this seat, also while a bot sits in. */
export const isOtherPerson = (state: TableState, { seat }: SeatInfo): boolean =>
  !mySeats(state).includes(seat) && (state.card?.seats.some((one) => one.seat === seatNumber(seat) && one.kind === 'person') ?? false);

/** What is said of somebody after the name, by key and in this order. */
export const personWords = ({ isBot, news, isAwaited }: Person): string[] => [
  ...(isBot ? ['bot'] : []),
  ...(news ? [news] : []),
  ...(isAwaited ? ['turn'] : []),
];
