import { afterEach, expect, test, vi } from 'vitest';
import type { GameModule } from '../../games/registry';
import type { Socket } from '../net/connection';
import { change } from '../page/settings.svelte';
import type { Scene, TableCard, ToClient } from '../wire';
import { Table } from './table.svelte';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A table whose line is in the hands of the test. */
function slowTable(game: Partial<GameModule> = {}, isLive = true): { table: Table; say: (message: ToClient) => void } {
  vi.useFakeTimers();
  const sockets: Socket[] = [];
  class Line implements Socket {
    onopen: (() => void) | null = null;
    onclose: (() => void) | null = null;
    onmessage: ((message: { data: unknown }) => void) | null = null;
    constructor() {
      sockets.push(this);
    }
    send(): void {}
    close(): void {}
  }
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { origin: 'http://hall' });
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ remarks: [], earlier: [] })));
  change({ speed: 'slow' });
  const table = new Table({ id: 'one', mySeats: [1] } as unknown as TableCard, '', game as GameModule, isLive);
  sockets[0]?.onopen?.();
  return { table, say: (message) => sockets[0]?.onmessage?.({ data: JSON.stringify(message) }) };
}

/** One step, in which two things happened. */
const step = (number: number): Scene =>
  ({ kind: 'scene', table: 'one', step: number, seat: 'seat:1', stage: 'running', cut: false, where: {}, seats: [], view: { number }, beats: number === 0 ? [] : [{ step: number, what: 'move', events: [{ kind: 'card-led', number }, { kind: 'card-played', number }] }] }) as unknown as Scene;

test('who falls behind because it is told slowly sees the present, and what happened since the last step that was told', () => {
  const { table, say } = slowTable();
  say(step(0));
  for (let number = 1; number <= 20; number++) say(step(number));
  expect(table.state.isTelling).toBe(true);
  expect(table.missed).toBeUndefined();
  say(step(21));
  expect(table.missed).toEqual({ after: -1, upTo: 21 });
  vi.advanceTimersByTime(60_000);
  expect(table.state.scene?.step).toBe(21);
  table.close();
});

test('passes do not count as steps behind: a trick that comes with many of them is told', () => {
  const { table, say } = slowTable({ isMinor: ({ kind }) => kind === 'passed' });
  say(step(0));
  const passes = Array.from({ length: 8 }, (_, at) => ({ step: 1 + at, what: 'move', events: [{ kind: 'passed' }] }));
  say({ ...step(9), beats: [...passes, { step: 9, what: 'move', events: [{ kind: 'card-led' }, { kind: 'card-played' }] }] } as unknown as Scene);
  expect(table.missed).toBeUndefined();
  expect(table.state.isTelling).toBe(true);
  table.close();
});

test('what a touch or a key keeps from being told one by one is news all the same, and what was told is none again', () => {
  const { table, say } = slowTable();
  say(step(0));
  say(step(1));
  say(step(2));
  expect(table.state.news).toEqual([{ kind: 'card-led', number: 1 }]);
  table.skip();
  expect(table.state.news).toEqual([{ kind: 'card-played', number: 1 }, { kind: 'card-led', number: 2 }, { kind: 'card-played', number: 2 }]);
  table.skip();
  expect(table.state.news).toHaveLength(3);
  table.close();
});

test('who falls behind is told in one go all that was not told yet', () => {
  const { table, say } = slowTable();
  say(step(0));
  for (let number = 1; number <= 21; number++) say(step(number));
  expect(table.state.scene?.step).toBe(21);
  expect(table.state.isTelling).toBe(false);
  expect(table.state.news).toHaveLength(41);
  expect(table.state.log.flatMap(({ events }) => events)).toHaveLength(42);
  table.close();
});

test('who is told each step in time misses nothing', () => {
  const { table, say } = slowTable();
  for (let number = 0; number <= 9; number++) {
    say(step(number));
    vi.advanceTimersByTime(10_000);
  }
  expect(table.state.scene?.step).toBe(9);
  expect(table.missed).toBeUndefined();
  table.close();
});

test('a replay tells the step after the one shown; to any other it leaps', () => {
  const { table } = slowTable({}, false);
  const log = [1, 2, 3].flatMap((number) => step(number).beats);
  const recall = (number: number): void => table.recall(step(number), log.filter((beat) => beat.step <= number));
  recall(1);
  expect([table.state.isTelling, table.state.log.length]).toEqual([false, 1]);
  recall(2);
  expect([table.state.isTelling, table.state.news]).toEqual([true, [{ kind: 'card-led', number: 2 }]]);
  vi.advanceTimersByTime(10_000);
  expect([table.state.isTelling, table.state.scene?.step, table.state.log.length]).toEqual([false, 2, 2]);
  recall(1);
  recall(3);
  expect([table.state.isTelling, table.state.scene?.step, table.state.log.length]).toEqual([false, 3, 3]);
  recall(1);
  recall(2);
  recall(3); // before the second was told
  expect([table.state.scene?.view, table.state.log.map(({ step: at, events }) => [at, events.length])]).toEqual([{ number: 2 }, [[1, 2], [2, 2], [3, 1]]]);
  table.close();
});

test('a replay that runs twice as quick tells in half the time', () => {
  const { table } = slowTable({}, false);
  const takes = (speed: number): number => {
    table.speed = speed;
    table.recall(step(0), []);
    table.recall(step(1), step(1).beats);
    let waited = 0;
    for (; table.state.isTelling; waited += 20) vi.advanceTimersByTime(20);
    return waited;
  };
  expect(takes(2) / takes(1)).toBeCloseTo(0.5, 1);
  table.close();
});

test('bots that play quicker than they are told are told the quicker: nobody who stays falls behind', () => {
  const { table, say } = slowTable();
  say(step(0));
  for (let number = 1; number <= 60; number++) {
    say(step(number));
    vi.advanceTimersByTime(700); // a hall's usual pace; told slowly, a step takes three times as long
  }
  expect(table.missed).toBeUndefined();
  expect(60 - (table.state.scene?.step ?? 0)).toBeLessThan(10);
  table.close();
});

test('who was cut off for more than six steps is not told them one by one', () => {
  const { table, say } = slowTable();
  say(step(0));
  const beats = (count: number): Scene['beats'] => Array.from({ length: count }, (_, at) => step(1 + at).beats[0] as Scene['beats'][number]);
  say({ ...step(7), beats: beats(7) });
  expect([table.state.scene?.step, table.missed]).toEqual([7, { after: 0, upTo: 7 }]);
  table.close();
});
