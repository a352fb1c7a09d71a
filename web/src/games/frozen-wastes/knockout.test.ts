import { expect, test } from 'vitest';
import type { Beat } from '../../lib/wire';
import { knockoutOf } from './knockout';
import { staged } from './testMoments';

const beat = (...events: object[]): Beat => ({ step: 1, what: 'move', seat: 'seat:1', events }) as unknown as Beat;

test('a knockout says what felled the hero', () => {
  const fall = knockoutOf(staged('knockout').log, 'seat:1');
  expect(fall?.by).toBe('challenge:arshan');
  expect(fall?.lines.map(({ kind }) => kind)).toEqual(['knocked-out']);
});

test('white death is the cold, whatever brought it', () => {
  const log = [beat({ kind: 'frost-bit', seat: 'seat:1', who: 'hero:zyla', frost: 4, prevented: false }, { kind: 'knocked-out', seat: 'seat:1', gold: 2 })];
  expect(knockoutOf(log, 'seat:1')?.by).toBe('cold');
});

test('for the reader it is news until the next turn of their own, for others until the next turn', () => {
  const log = [beat({ kind: 'knocked-out', seat: 'seat:1', gold: 2 }, { kind: 'retreated', seat: 'seat:1', town: 'hex:12-7' }, { kind: 'turn-began', seat: 'seat:2' })];
  expect(knockoutOf(log, 'seat:1')?.lines.map(({ kind }) => kind)).toEqual(['knocked-out', 'retreated']);
  expect(knockoutOf(log, 'seat:2')).toBeUndefined();
  expect(knockoutOf([...log, beat({ kind: 'turn-began', seat: 'seat:1' })], 'seat:1')).toBeUndefined();
});
