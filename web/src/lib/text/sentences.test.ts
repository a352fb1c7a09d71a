import { beforeAll, expect, test, vi } from 'vitest';
import { announcement, endingText, missedLines, phrasesFor, reasonsInWords } from './sentences';
import { emptyTable } from '../match/tableState';
import type { Beat, Reason, Scene } from '../wire';
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

const beat = (step: number, ...kinds: string[]): Beat => ({ step, what: 'move', events: kinds.map((kind) => ({ kind })) });

test('who was away reads the last of what happened, and nothing if it was little', () => {
  const log = [beat(1, 'card-led'), beat(2, 'a', 'pass', 'b'), beat(3, 'c', 'd', 'e')];
  const isPass = ({ kind }: { kind: string }): boolean => kind === 'pass';
  expect(missedLines(log, { after: 1, upTo: 9 }, phrasesFor('none', []), isPass)).toEqual({ lines: ['B', 'C', 'D', 'E'], earlier: 1 });
  expect(missedLines(log, { after: 0, upTo: 9 }, phrasesFor('none', []), isPass)).toEqual({ lines: ['B', 'C', 'D', 'E'], earlier: 2 });
  expect(missedLines(log, { after: 2, upTo: 9 }, phrasesFor('none', []), isPass).lines).toEqual([]);
});

test('what happened is announced before the question, each once and without passes', () => {
  const state = { ...emptyTable, news: [{ kind: 'pass' }, { kind: 'card-led' }] };
  const isPass = ({ kind }: { kind: string }): boolean => kind === 'pass';
  expect(announcement(state, 'Your turn.', phrasesFor('none', []), isPass)).toBe('Card led Your turn.');
  expect(announcement({ ...state, isTelling: true }, 'Card led', phrasesFor('none', []), isPass)).toBe('Card led');
});

test('somebody who plays alone can win and lose', () => {
  const told = (...ranks: number[]): string => {
    const scene = { seats: [{ seat: 'seat:1' }], ending: { how: 'finished', ranks, reason: 'time' } } as unknown as Scene;
    return endingText(scene, phrasesFor('none', [], undefined, 'seat:1'), () => 'time is up');
  };
  expect(told(1)).toBe('You win. Time is up.');
  expect(told(2)).toBe('You lose. Time is up.');
  expect(told()).toBe('The match ended without a result. Time is up.');
});

test('who resigned is told so, and the others by name', () => {
  const scene = { seats: [{ seat: 'seat:1', name: 'Anna', sitting: 'resigned' }, { seat: 'seat:2', name: 'Ben', sitting: 'person' }], ending: { how: 'resigned', ranks: [2, 1] } } as unknown as Scene;
  const told = (reader: string): string => endingText(scene, phrasesFor('none', scene.seats, undefined, reader), () => undefined);
  expect(told('seat:1')).toBe('Ben wins. You resigned.');
  expect(told('seat:2')).toBe('You win. Anna resigned.');
});

test('who shares a win is told with whom', () => {
  const scene = { seats: ['Anna', 'Ben', 'Cas'].map((name, index) => ({ seat: `seat:${index + 1}`, name, sitting: 'person' })), ending: { how: 'finished', ranks: [1, 3, 1] } } as unknown as Scene;
  const told = (reader?: string): string => endingText(scene, phrasesFor('none', scene.seats, undefined, reader), () => undefined);
  expect(told('seat:1')).toBe('You and Cas share the win.');
  expect(told('seat:2')).toBe('Anna and Cas share the win.');
  expect(told()).toBe('Anna and Cas share the win.');
});

test('phrases that say the same are the same, so that what was put into words stays so', () => {
  const chairs = (name: string): Scene['seats'] => [{ seat: 'seat:1', sitting: 'person', name } as Scene['seats'][number]];
  const plain = (): undefined => undefined;
  const looks = (_type: string, _id: string, _text: unknown, _view?: unknown): undefined => undefined;
  expect(phrasesFor('claim', chairs('Anna'), plain, 'seat:1', {})).toBe(phrasesFor('claim', chairs('Anna'), plain, 'seat:1', {}));
  expect(phrasesFor('claim', chairs('Anna'), plain, 'seat:1')).not.toBe(phrasesFor('claim', chairs('Bram'), plain, 'seat:1'));
  expect(phrasesFor('claim', chairs('Anna'), plain)).not.toBe(phrasesFor('claim', chairs('Anna'), plain, 'seat:1'));
  expect(phrasesFor('claim', chairs('Anna'), looks, 'seat:1', {}), 'what lies on the table may have another name').not.toBe(phrasesFor('claim', chairs('Anna'), looks, 'seat:1', {}));
});
