import { expect, test } from 'vitest';
import { phrasesFor, reasonsInWords } from './sentences';
import { emptyTable } from '../match/tableState';
import type { Reason } from '../wire';

const reason = (kind: string, anchors: string[], rule: string): Reason => ({
  line: kind,
  anchors,
  move: { kind },
  refusal: { rule, reason: 'must-follow', words: {} },
});

test('reasons name their rule, and are about what lies on the table', () => {
  const phrases = phrasesFor('claim', []);
  const reasons = [reason('play', ['card:goblin-4'], 'claim:R11'), reason('use', ['artifact:flail'], ''), reason('pass', [], 'claim:W1')];
  expect(reasonsInWords({ ...emptyTable, reasons, reasonsFor: 3 }, phrases)).toEqual([
    { words: 'Play', why: 'must-follow', rule: 'R11' },
    { words: 'Use', why: 'must-follow', rule: undefined },
  ]);
});

test('before the hall was asked there is nothing to tell', () => {
  expect(reasonsInWords(emptyTable, phrasesFor('claim', []))).toBeUndefined();
});
