import { expect, test } from 'vitest';
import type { Beat, Scene } from '../wire';
import { framesOf } from './frames';

const sceneWith = (view: unknown, more: Partial<Scene> = {}): Scene => ({ step: 0, view, ...more }) as Scene;
const beat = (step: number, kinds: string[], views?: Beat['views']): Beat => ({ step, what: 'move', events: kinds.map((kind) => ({ kind })), ...(views ? { views } : {}) });
const always = (): number => 100;

test('a card lands before the trick is won, and counts change with what changed them', () => {
  const before = sceneWith({ trick: ['a'], score: 0 });
  const after = sceneWith({ trick: [], score: 2 }, { question: { asked: 3 } as Scene['question'] });
  const fresh = [beat(3, ['card-played', 'trick-won', 'cards-scored'], [{ event: 0, parts: { trick: ['a', 'b'], score: 0 } }])];
  const frames = framesOf(before, after, fresh, always);
  expect(frames.map(({ scene }) => scene.view)).toEqual([
    { trick: ['a', 'b'], score: 0 },
    { trick: ['a', 'b'], score: 0 },
    { trick: [], score: 2 },
  ]);
  expect(frames.map(({ beats }) => beats[0]?.events.length)).toEqual([1, 2, 3]);
  expect(frames.every(({ scene }) => scene.question === undefined)).toBe(true);
});

test('dice roll before anybody reads what they came to', () => {
  const after = sceneWith('new', { where: { words: 'late' } as unknown as Scene['where'] });
  const frames = framesOf(sceneWith('old'), after, [beat(1, ['attacked', 'rolled', 'hurt'])], always, ({ kind }) => (kind === 'rolled' ? 700 : 0));
  expect(frames.map(({ told, rolling, hold }) => [told.map(({ kind }) => kind).join(), rolling?.kind, hold])).toEqual([
    ['attacked', undefined, 100],
    ['', 'rolled', 700],
    ['rolled', undefined, 100],
    ['hurt', undefined, 100],
  ]);
  expect(frames.map(({ beats }) => beats[0]?.events.length)).toEqual([1, 1, 2, 3]);
  expect(frames.every(({ scene }) => scene.where === undefined)).toBe(true);
  const [first] = framesOf(sceneWith('old'), after, [beat(1, ['rolled'])], always, always);
  expect(first?.beats).toEqual([]);
});

test('nothing has ended before the last picture', () => {
  const after = sceneWith({}, { ending: { how: 'played' } as Scene['ending'] });
  expect(framesOf(sceneWith({}), after, [beat(1, ['vote-won', 'vote-won'])], always).map(({ scene }) => scene.ending)).toEqual([undefined, undefined]);
});

test('what is too small to be seen alone is told with what follows it', () => {
  const frames = framesOf(sceneWith(1), sceneWith(2), [beat(1, ['passed']), beat(2, ['passed', 'card-led'])], ({ kind }) => (kind === 'passed' ? 0 : 300));
  expect(frames.map(({ told }) => told.map(({ kind }) => kind))).toEqual([['passed', 'passed', 'card-led']]);
  expect(frames[0]?.beats.map(({ step }) => step)).toEqual([1, 2]);
});

test('a part that is not there yet is taken away', () => {
  const [first] = framesOf(sceneWith({ a: 1 }), sceneWith({ a: 1, attack: 7 }), [beat(1, ['one', 'two'], [{ event: 0, parts: { attack: null, a: 2 } }])], always);
  expect(first?.scene.view).toEqual({ a: 2 });
});

test('without views on the way the table lies as before until the last event', () => {
  const frames = framesOf(sceneWith('old'), sceneWith('new'), [beat(1, ['one', 'two'])], always);
  expect(frames.map(({ scene }) => scene.view)).toEqual(['old', 'new']);
});

test('what is seen before it is told has a picture without words, and the log waits too', () => {
  const rolls = ({ kind }: { kind: string }): number => (kind === 'rolled' ? 500 : 0);
  const frames = framesOf(sceneWith('old'), sceneWith('new'), [beat(1, ['played', 'rolled'])], always, rolls);
  expect(frames.map(({ told }) => told.map(({ kind }) => kind))).toEqual([['played'], [], ['rolled']]);
  expect(frames.map(({ beats }) => beats.at(-1)?.events.length)).toEqual([1, 1, 2]);
  expect(frames[1]).toMatchObject({ hold: 500, scene: { view: 'new' } });
  expect(framesOf(sceneWith(1), sceneWith(2), [beat(1, ['rolled'])], always, rolls)[0]?.beats).toEqual([]);
});

test('what changes without words, as a drawn card that nobody wanted to take away, is seen before the next question', () => {
  const quiet = (): number => 0;
  const [settled, ...more] = framesOf(sceneWith({ hand: 8 }), sceneWith({ hand: 9 }, { question: { asked: 3 } as Scene['question'] }), [beat(1, ['passed'])], quiet);
  expect(settled).toMatchObject({ scene: { view: { hand: 9 } }, beats: [{ step: 1 }], told: [{ kind: 'passed' }] });
  expect(settled?.scene.question).toBeUndefined();
  expect(settled?.hold).toBeGreaterThan(0);
  expect(more).toEqual([]);
  expect(framesOf(sceneWith({ hand: 9 }), sceneWith({ hand: 9 }), [beat(2, ['passed'])], quiet)).toEqual([]);
});
