import { afterEach, expect, test, vi } from 'vitest';
import { comparison, notedCommitment, noteCommitment } from './commitment';

const record = ['setup claim seats 2', 'commitment aa11', 'secret 00', 'entropy c0ffee none', 'start'].join('\n');

afterEach(() => vi.unstubAllGlobals());

test('a note is found again by its table', () => {
  const notes = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => notes.set(key, value),
    getItem: (key: string) => notes.get(key) ?? null,
  });
  noteCommitment('t1', { commitment: 'aa11', entropy: 'c0ffee' });
  expect(notedCommitment('t1')).toEqual({ commitment: 'aa11', entropy: 'c0ffee' });
  expect(notedCommitment('t2')).toBeUndefined();
});

test.each([
  ['nothing was noted', undefined, ['record.verdict.unnoted']],
  ['the fingerprint is another', { commitment: 'bb22', entropy: 'c0ffee' }, ['record.verdict.noted-other']],
  ['fingerprint and bytes are there', { commitment: 'aa11', entropy: 'c0ffee' }, ['record.verdict.noted', 'record.verdict.share']],
  ['other bytes are in the deal', { commitment: 'aa11', entropy: '00' }, ['record.verdict.noted', 'record.verdict.share-other']],
  ['no bytes of ours went out', { commitment: 'aa11' }, ['record.verdict.noted']],
])('%s', (_, noted, texts) => {
  expect(comparison(noted, record, [1])).toEqual(texts);
});

test('the share is that of our own seat', () => {
  expect(comparison({ commitment: 'aa11', entropy: 'c0ffee' }, record, [2])).toContain('record.verdict.share-other');
});
