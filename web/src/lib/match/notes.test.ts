import { expect, test } from 'vitest';
import { notesKey } from './notes';
import { emptyTable, type TableState } from './tableState';
import type { Scene, TableCard } from '../wire';

const at = (mySeats: number[], scene: Partial<Scene>): TableState => ({
  ...emptyTable,
  card: { mySeats } as TableCard,
  scene: { table: 't', ...scene } as Scene,
});

test('each seat has notes of its own, a spectator those of the table', () => {
  expect(notesKey(at([1, 2], { seat: 'seat:1' }))).toBe('winterhall.notes.t.seat:1');
  expect(notesKey(at([1, 2], { seat: 'seat:2' }))).toBe('winterhall.notes.t.seat:2');
  expect(notesKey(at([], {}))).toBe('winterhall.notes.t');
});

test('after the end, when the scene is that of everyone, the notes are still there', () => {
  expect(notesKey(at([2], {}))).toBe(notesKey(at([2], { seat: 'seat:2' })));
});

test('who shares a device finds no notes while hands are covered, or when all look', () => {
  expect(notesKey(at([1, 2], { seat: 'seat:1', handOver: 'seat:2' }))).toBeUndefined();
  expect(notesKey(at([1, 2], {}))).toBeUndefined();
});
