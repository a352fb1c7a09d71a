import { mySeats, type TableState } from './tableState';
import type { Remark } from '../wire';

/** Whether the reader said this: one is known by the seat, a spectator by the name. */
export function isOwnRemark({ seat, name }: Remark, state: TableState, myName: string | undefined): boolean {
  const mine = mySeats(state);
  return seat ? mine.includes(seat) : mine.length === 0 && name === myName;
}

/** How much others said after the first `heard` remarks. */
export const unreadRemarks = (state: TableState, heard: number, myName: string | undefined): number =>
  state.remarks.slice(heard).filter((remark) => !isOwnRemark(remark, state, myName)).length;
