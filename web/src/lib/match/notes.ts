import { mySeats, type TableState } from './tableState';

/**
 * Where the reader's notes are kept: each seat has its own, for some share a device. Nothing while it is not known
 * which of them looks: hands are covered, or the match is over and lies open to all.
 */
export function notesKey(state: TableState): string | undefined {
  const { scene } = state;
  const seats = mySeats(state);
  if (!scene || scene.handOver || (!scene.seat && seats.length > 1)) return undefined;
  const seat = scene.seat ?? seats[0];
  return `winterhall.notes.${scene.table}${seat ? `.${seat}` : ''}`;
}
