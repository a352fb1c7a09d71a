import { beforeAll, expect, test, vi } from 'vitest';
import { phrasesFor, reasonsInWords } from './sentences';
import { emptyTable } from '../match/tableState';
import type { Reason } from '../wire';
import { speak } from './texts.svelte';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('navigator', { languages: [] });
  await speak('en');
});

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
    { words: 'Play', why: 'That is not possible right now.', rule: 'R11' },
    { words: 'Use', why: 'That is not possible right now.', rule: undefined },
  ]);
});

test('before the hall was asked there is nothing to tell', () => {
  expect(reasonsInWords(emptyTable, phrasesFor('claim', []))).toBeUndefined();
});
