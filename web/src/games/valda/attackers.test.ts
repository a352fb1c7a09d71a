import { expect, test } from 'vitest';
import { peacefulIn } from './attackers';
import type { Beat } from './table';

const beat = (step: number, ...events: object[]) => ({ step, what: 'move', events }) as unknown as Beat;

test('who held in this phase without an attack is peaceful', () => {
  const before = beat(1, { kind: 'held', seat: 'seat:4', attacked: false });
  const log = [before, beat(2, { kind: 'phase-began', phase: 'attack', seat: 'seat:1' }), beat(3, { kind: 'held', seat: 'seat:2', attacked: false }), beat(4, { kind: 'attack-declared', seat: 'seat:3' }), beat(5, { kind: 'held', seat: 'seat:3', attacked: true })];
  expect([...peacefulIn(log)]).toEqual(['seat:2']);
});

test('who took back that they held is not peaceful', () => {
  const log = [beat(1, { kind: 'phase-began', phase: 'attack', seat: 'seat:1' }), beat(2, { kind: 'held', seat: 'seat:2', attacked: false }), { step: 3, what: 'taken-back', to: 1, events: [] } as unknown as Beat];
  expect([...peacefulIn(log)]).toEqual([]);
});
