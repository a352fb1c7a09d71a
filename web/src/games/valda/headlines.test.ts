import { expect, test } from 'vitest';
import { controlChange, flightOf, markedIn, rulersOf, turnBefore } from './headlines';
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

const turns = (...events: unknown[]): Event[] => events as Event[];
const begins = (seat: string): unknown => ({ kind: 'turn-began', seat });

test('a turn that has ended is summed up: what somebody built, played and won in it, and nothing of before or of others', () => {
  const before = [begins('seat:1'), { kind: 'action-played', seat: 'seat:1' }, { kind: 'action-played', seat: 'seat:2' }];
  const own = [begins('seat:2'), { kind: 'temple-placed', seat: 'seat:2' }, { kind: 'building-placed', seat: 'seat:2', building: 'building:mine' }, { kind: 'followers-gained', seat: 'seat:2', followers: 1 }, { kind: 'followers-gained', seat: 'seat:1', followers: 5 }, { kind: 'followers-traded', seat: 'seat:2', followers: 3 }];
  expect(turnBefore(turns(...before, ...own, begins('seat:1')))).toEqual({ seat: 'seat:2', deeds: { temple: 1, mine: 1, follower: 4 } });
  const lost = [begins('seat:2'), { kind: 'followers-gained', seat: 'seat:2', followers: 2 }, { kind: 'followers-lost', seat: 'seat:2', followers: 1 }, { kind: 'followers-stolen', thief: 'seat:1', victim: 'seat:2', followers: 1 }];
  expect(turnBefore(turns(...lost, begins('seat:1')))).toBeUndefined();
  expect(turnBefore(turns(begins('seat:1'), begins('seat:2')))).toBeUndefined();
  expect(turnBefore(turns(begins('seat:1'), { kind: 'temple-placed', seat: 'seat:1' }))).toBeUndefined();
});
