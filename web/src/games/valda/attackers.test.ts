import { expect, test } from 'vitest';
import { againBy, peacefulIn } from './attackers';
import { landsOf } from './lands';
import type { Beat } from './table';
import { staged } from './testMoments';

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

test('who has attacked and may again is told thanks to whom; before the first attack, and to others, nothing is (R142)', () => {
  const { view, log } = staged('second-attack');
  const lands = landsOf(view);
  expect(againBy(log, lands, 'seat:1')).toBe('occupant:hel');
  expect(againBy(log, lands, 'seat:2')).toBeUndefined();
  expect(againBy([], lands, 'seat:1')).toBeUndefined();
});
