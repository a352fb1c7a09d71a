import { expect, test } from 'vitest';
import { knockoutOf } from './knockout';
import type { Beat } from './table';
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

test('what did harm in an earlier turn felled nobody', () => {
  const hurt = beat({ kind: 'harmed', seat: 'seat:1', who: 'hero:zyla', harm: 'wounds', amount: 1, cause: 'frozen-wastes:R83@challenge:cave-bear' }, { kind: 'turn-began', seat: 'seat:1' });
  const fall = { kind: 'knocked-out', seat: 'seat:1', gold: 2 };
  expect(knockoutOf([hurt, beat(fall)], 'seat:1')?.by).toBeUndefined();
  expect(knockoutOf([hurt, beat({ kind: 'harmed', seat: 'seat:1', who: 'hero:zyla', harm: 'wounds', amount: 1, cause: 'frozen-wastes:R83@challenge:ice-wraith' }, fall)], 'seat:1')?.by).toBe('challenge:ice-wraith');
});

test('who falls to another hero is told to whom, whoever attacked', () => {
  const fought = (loser: string): Beat => beat({ kind: 'turn-began', seat: 'seat:2' }, { kind: 'hero-attacked', seat: 'seat:2', rival: 'seat:1' }, { kind: 'harmed', seat: loser, who: 'hero:zyla', harm: 'wounds', amount: 1, cause: 'frozen-wastes:R183' }, { kind: 'knocked-out', seat: loser, gold: 2 });
  expect(knockoutOf([fought('seat:1')], 'seat:1')?.by).toBe('seat:2');
  expect(knockoutOf([fought('seat:2')], 'seat:1')?.by).toBe('seat:1');
  expect(knockoutOf([fought('seat:3')], 'seat:1')?.by).toBeUndefined();
});

test('for the reader it is news until the next turn of their own, for others until the next turn', () => {
  const log = [beat({ kind: 'knocked-out', seat: 'seat:1', gold: 2 }, { kind: 'retreated', seat: 'seat:1', town: 'hex:12-7' }, { kind: 'challenge-remains', challenge: 'challenge:frost-troll', number: 1 }, { kind: 'turn-began', seat: 'seat:2' }, { kind: 'card-lost', seat: 'seat:2', card: 'item:bone-knife' })];
  expect(knockoutOf(log, 'seat:1')?.lines.map(({ kind }) => kind), 'the whole end, and nothing of the next turn').toEqual(['knocked-out', 'retreated', 'challenge-remains']);
  expect(knockoutOf(log, 'seat:2')).toBeUndefined();
  expect(knockoutOf([...log, beat({ kind: 'turn-began', seat: 'seat:1' })], 'seat:1')).toBeUndefined();
});
