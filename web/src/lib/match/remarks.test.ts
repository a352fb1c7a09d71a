import { expect, test } from 'vitest';
import { emptyTable, type TableState } from './tableState';
import { isOwnRemark, unreadRemarks } from './remarks';
import type { Remark, TableCard } from '../wire';

const remark = (number: number, name: string, seat?: string): Remark => ({ number, name, text: '', at: 0, ...(seat ? { seat } : {}) });
const remarks = [remark(1, 'Ann', 'seat:1'), remark(2, 'Bert', 'seat:2'), remark(3, 'Ann', 'seat:1'), remark(4, 'Zoe')];
const at = (mySeats: number[]): TableState => ({ ...emptyTable, remarks, card: { mySeats } as TableCard });

test('what one said oneself is not unread', () => {
  expect(unreadRemarks(at([1]), 0, 'Ann')).toBe(2);
  expect(unreadRemarks(at([2]), 2, 'Bert')).toBe(2);
  expect(unreadRemarks(at([1]), 4, 'Ann')).toBe(0);
});

test('a spectator is known by the name, but not somebody at the table', () => {
  expect(unreadRemarks(at([]), 0, 'Zoe')).toBe(3);
  expect(isOwnRemark(remark(5, 'Ann'), at([1]), 'Ann')).toBe(false);
});
