import { expect, test } from 'vitest';
import { relevantRule } from './relevantRule';
import { emptyTable } from './tableState';
import type { Reason } from '../wire';

const reason = (rule: string): Reason => ({ line: '', anchors: [], move: { kind: 'play' }, refusal: { rule, reason: 'x', words: {} } });
const problem = { status: 409, key: 'x', rule: 'claim:R9', where: '', words: {} };

test('what is pointed at comes first, then what was refused, then what bars most', () => {
  const state = { ...emptyTable, problem, reasons: [reason('claim:H7'), reason('claim:R10'), reason('claim:R10')] };
  expect(relevantRule(state, reason('claim:A3'))).toBe('claim:A3');
  expect(relevantRule(state, undefined)).toBe('claim:R9');
  expect(relevantRule({ ...state, problem: undefined }, undefined)).toBe('claim:R10');
  expect(relevantRule(emptyTable, undefined)).toBeUndefined();
});
