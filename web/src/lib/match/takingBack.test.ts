import { expect, test } from 'vitest';
import { asksOthers, canAskBack, canReset } from './takingBack';
import { emptyTable } from './tableState';
import type { Beat, Refusal, Scene } from '../wire';

const move = (step: number, seat: string): Beat => ({ step, what: 'move', seat, events: [] });
const table = (log: Beat[], undoBarred?: Refusal) => ({ ...emptyTable, log, scene: { seat: 'seat:1', undoBarred } as Scene });

test('a whole turn can be taken back when it is more than one move', () => {
  expect(canReset(table([move(1, 'seat:2'), move(2, 'seat:1')]))).toBe(false);
  expect(canReset(table([move(1, 'seat:1'), move(2, 'seat:1')]))).toBe(true);
  expect(canReset(table([move(1, 'seat:1'), { ...move(2, 'seat:1'), what: 'order' }, move(3, 'seat:1')]))).toBe(true);
});

test('not past what bars undo, not what others did, not what is taken back already', () => {
  const twice = [move(1, 'seat:1'), move(2, 'seat:1')];
  expect(canReset(table(twice, { rule: 'engine:undo', reason: 'chance-was-used', words: {} }))).toBe(false);
  expect(canReset(table([move(1, 'seat:2'), move(2, 'seat:2')]))).toBe(false);
  expect(canReset(table([...twice, { step: 3, what: 'undo', seat: 'seat:1', to: 1, events: [] }]))).toBe(false);
  expect(canReset(emptyTable)).toBe(false);
});

test('the others can be asked for a move back once there is one, and one thing at a time', () => {
  const barred: Refusal = { rule: 'engine:undo', reason: 'somebody-else-moved', words: {} };
  expect(canAskBack(table([move(1, 'seat:2')], barred))).toBe(false);
  const moved = table([move(1, 'seat:1'), move(2, 'seat:2')], barred);
  expect(canAskBack(moved)).toBe(true);
  expect(canAskBack({ ...moved, scene: { ...moved.scene, proposal: {} } as Scene })).toBe(false);
  expect(canAskBack(table([move(1, 'seat:1'), { step: 2, what: 'take-back', seat: 'seat:1', to: 0, events: [] }], barred))).toBe(false);
});

test('who has only passed has nothing to ask back', () => {
  const passed: Beat = { ...move(1, 'seat:1'), events: [{ kind: 'window-passed' } as Beat['events'][number]] };
  const isPass = ({ kind }: { kind: string }): boolean => kind === 'window-passed';
  expect(canAskBack(table([passed]), isPass)).toBe(false);
  expect(canAskBack(table([move(0, 'seat:1'), passed]), isPass)).toBe(true);
});

test('bots are not asked, nor who has left a seat to one', () => {
  const chairs = (...sittings: string[]): Scene => ({ seat: 'seat:1', seats: sittings.map((sitting, index) => ({ seat: `seat:${index + 1}`, sitting })) }) as unknown as Scene;
  expect(asksOthers(chairs('person', 'bot', 'bot'))).toBe(false);
  expect(asksOthers(chairs('person', 'sitting-in', 'resigned'))).toBe(false);
  expect(asksOthers(chairs('person', 'bot', 'person'))).toBe(true);
});
