import { expect, test } from 'vitest';
import { awaitedSeats, emptyTable, heard, isAsked, isReaction, logShown, mySeats, sinceOwnMove, type TableState } from './tableState';
import type { Beat, Problem, Scene, TableCard, ToClient } from '../wire';

const beat = (step: number, seat = 'seat:1'): Beat => ({ step, what: 'move', seat, events: [] });
const scene = (step: number, beats: Beat[], more: Partial<Scene> = {}): Scene => ({
  kind: 'scene',
  table: 't',
  step,
  stage: 'running',
  seat: 'seat:1',
  view: {},
  where: {},
  beats,
  since: 0,
  cut: false,
  question: { asked: step, ask: 'lead', words: {}, awaited: ['seat:1'], offers: [] },
  seats: [],
  orders: [],
  ...more,
});
const problem: Problem = { status: 409, key: 'stale', rule: '', where: '', words: {} };
const after = (...messages: ToClient[]): TableState => messages.reduce<TableState>((state, message) => heard(state, message), emptyTable);

test('beats that come twice are told once', () => {
  const state = after(scene(2, [beat(1), beat(2)]), scene(3, [beat(2), beat(3)]), scene(3, []));
  expect(state.log.map((one) => one.step)).toEqual([1, 2, 3]);
});

test('a cut log stays cut', () => {
  expect(after(scene(9, [beat(9)], { cut: true }), scene(10, [beat(10)])).logIsCut).toBe(true);
});

test('reasons belong to their question', () => {
  const asked = after(scene(1, []), { kind: 'reasons', asked: 1, reasons: [] });
  expect(asked.reasonsFor).toBe(1);
  expect(heard(asked, scene(1, [])).reasonsFor).toBe(1);
  expect(heard(asked, scene(2, [])).reasonsFor).toBe(-1);
});

test('what was sent waits for its own answer', () => {
  const sent = { ...after(scene(1, [])), sending: { key: 'k', line: 'pass' } };
  expect(heard(sent, { kind: 'accepted', key: 'other', step: 1 }).sending).toBeDefined();
  expect(heard(sent, { kind: 'accepted', key: 'k', step: 2 }).sending).toBeUndefined();
  const refused = heard(sent, { kind: 'refused', key: 'k', problem });
  expect(refused.sending).toBeUndefined();
  expect(refused.problem).toBe(problem);
});

test('a remark that comes twice is said once', () => {
  const said = { kind: 'said', remark: { number: 1, name: 'Anna', text: 'hi', at: 0 } } as const;
  expect(after(said, said).remarks).toHaveLength(1);
});

test('who is asked has offers', () => {
  const offers = [{ line: 'pass', anchors: [], move: { kind: 'pass' } }];
  expect(isAsked(after(scene(1, [])))).toBe(false);
  expect(isAsked(after(scene(1, [], { question: { asked: 1, ask: 'x', words: {}, awaited: [], offers } })))).toBe(true);
});

test('the seat is known from the scene until there is a card', () => {
  expect(mySeats(after(scene(1, [])))).toEqual(['seat:1']);
});

test('what changed begins with the own last move', () => {
  const log = [beat(1), beat(2, 'seat:2'), beat(3), beat(4, 'seat:2'), beat(5, 'seat:2')];
  expect(sinceOwnMove(log, 'seat:1').map((one) => one.step)).toEqual([3, 4, 5]);
  expect(sinceOwnMove(log, 'seat:2').map((one) => one.step)).toEqual([5]);
  expect(sinceOwnMove([], 'seat:1')).toEqual([]);
});

test('without memory aids the log goes back to the own last move, until the match is over', () => {
  const log = [beat(1), beat(2, 'seat:2'), beat(3), beat(4, 'seat:2')];
  const bare = { ...after(scene(4, log)), card: { aids: false } as TableCard };
  expect(logShown(bare).map((one) => one.step)).toEqual([3, 4]);
  expect(logShown({ ...bare, card: { aids: true } as TableCard })).toHaveLength(4);
  expect(logShown({ ...bare, card: { aids: false, stage: 'finished' } as TableCard })).toHaveLength(4);
  const ending = { how: 'finished', ranks: [1, 2], reason: 'votes' };
  expect(logShown({ ...bare, scene: scene(4, [], { ending }) })).toHaveLength(4);
});

test('a pass by order is not a move of one\'s own, unless more came of it', () => {
  const pass = (step: number, ...more: string[]): Beat => ({ ...beat(step), events: ['pass', ...more].map((kind) => ({ kind })) });
  const isMinor = ({ kind }: { kind: string }): boolean => kind === 'pass';
  expect(sinceOwnMove([beat(1), beat(2, 'seat:2'), pass(3)], 'seat:1', isMinor).map(({ step }) => step)).toEqual([1, 2, 3]);
  expect(sinceOwnMove([beat(1), beat(2, 'seat:2'), pass(3, 'won')], 'seat:1', isMinor).map(({ step }) => step)).toEqual([3]);
});

test('in a window nobody is named but the reader, who is asked', () => {
  const offers = [{ line: 'pass' }] as NonNullable<Scene['question']>['offers'];
  const asked = scene(1, [], { question: { asked: 1, ask: 'act-in-window', words: {}, awaited: [], offers } });
  expect(awaitedSeats(after(asked))).toEqual(['seat:1']);
  expect(awaitedSeats(after(scene(1, [], { question: { asked: 1, ask: 'lead', words: {}, awaited: ['seat:2'], offers: [] } })))).toEqual(['seat:2']);
});

test('people who are still there learn of the rematch', () => {
  const state = { ...emptyTable, card: { id: 't' } as TableCard };
  expect(heard(state, { kind: 'rematch-ready', table: 'next', invite: '' }).card?.rematch).toBe('next');
});

test('what a scene adds is news once; what was there when one came is none', () => {
  const events = [{ kind: 'card-led' }];
  const first = after(scene(1, [{ ...beat(1), events }]));
  expect(first.news).toEqual([]);
  const second = heard(first, scene(2, [{ ...beat(2), events }]));
  expect(second.news).toEqual(events);
  expect(heard(second, scene(2, [])).news).toEqual([]);
});

test('a window in which the table says who is asked is no reaction', () => {
  const turn = { asked: 1, ask: 'x', words: {}, awaited: [], offers: [] };
  expect([undefined, turn, { ...turn, window: 'led' }, { ...turn, window: 'opportunity', awaited: ['seat:1'] }].map(isReaction)).toEqual([false, false, true, false]);
});

test('who has held alone at a strict table is shown no reaction while the time runs on', () => {
  expect(isReaction({ asked: 1, ask: 'attack', words: {}, window: 'opportunity', awaited: [], offers: [], answered: { kind: 'hold' } })).toBe(false);
});
