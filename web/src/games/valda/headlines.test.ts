import { expect, test } from 'vitest';
import { controlChange, flightOf, markedIn, rulersOf } from './headlines';
import { staged } from './testMoments';
import type { Event } from './types';

const robbed: Event = { kind: 'resources-stolen', thief: 'seat:2', victim: 'seat:1', resources: '1-blood+2-gold' };
const missed: Event = { kind: 'runes-stolen', thief: 'seat:2', victim: 'seat:1', runes: 0 };

test('what is robbed travels from the robbed to the robber', () => {
  expect(flightOf([robbed])).toEqual({ from: 'seat:1', to: 'seat:2', marks: ['blood', 'gold', 'gold'] });
  expect(flightOf([missed])).toBeUndefined();
});

test('what is gained comes from the supply, and followers from the tree or back to it', () => {
  expect(flightOf([{ kind: 'runes-gained', seat: 'seat:2', runes: 2, missed: 0 } as Event])).toEqual({ from: 'supply', to: 'seat:2', marks: ['rune', 'rune'] });
  expect(flightOf([{ kind: 'followers-lost', seat: 'seat:2', followers: 1 } as Event])).toEqual({ from: 'seat:2', to: 'tree', marks: ['follower'] });
});

test('followers won and lost and what a power gives are told; an ordinary gain is not', () => {
  expect(markedIn([{ kind: 'followers-lost', seat: 'seat:2', followers: 1 } as Event])?.mark).toBe('lose');
  expect(markedIn([{ kind: 'runes-gained', seat: 'seat:2', runes: 1, missed: 0, cause: 'valda:R141@occupant:agir' } as never])?.mark).toBe('rune');
  expect(markedIn([{ kind: 'runes-gained', seat: 'seat:2', runes: 1, missed: 0, cause: 'valda:R42' } as never])).toBeUndefined();
});

test('a theft, a lost temple and a new round are worth looking up for, an empty theft is not', () => {
  expect(markedIn([robbed])?.mark).toBe('steal');
  expect(markedIn([{ kind: 'temple-destroyed', seat: 'seat:1', temple: 'site:tyr-agir-1' } as Event])?.mark).toBe('temple');
  expect(markedIn([{ kind: 'round-began', round: 2 } as Event])?.mark).toBe('ship');
  expect(markedIn([missed])).toBeUndefined();
});

test('an area that changes its ruler is told, also when nobody is left', () => {
  const now = rulersOf(staged('valda').view);
  const area = Object.keys(now).find((one) => now[one] !== undefined) ?? '';
  expect(controlChange(undefined, now)).toBeUndefined();
  expect(controlChange(now, now)).toBeUndefined();
  expect(controlChange({ ...now, [area]: undefined }, now)).toEqual({ area, ruler: now[area] });
  expect(controlChange(now, { ...now, [area]: undefined })).toEqual({ area, ruler: undefined });
});
