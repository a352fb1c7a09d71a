import { expect, test } from 'vitest';
import { playedIn } from './played';
import type { Beat } from './table';

const beat = (...events: object[]): Beat => ({ step: 1, events }) as unknown as Beat;

test('shows the card that somebody else plays, while its step is told', () => {
  const played = { kind: 'action-played', seat: 'seat:2', card: 'card:victory-1', cost: 1 };
  expect(playedIn(beat(played, { kind: 'runes-gained' }), 'seat:1')).toEqual({ seat: 'seat:2', card: 'card:victory-1' });
  expect(playedIn(beat(played), 'seat:2')).toBeUndefined();
  expect(playedIn(beat({ kind: 'runes-gained' }), 'seat:1')).toBeUndefined();
  const used = { kind: 'weapon-used', seat: 'seat:2', card: 'card:gungnir', on: 'seat:3' };
  expect(playedIn(beat(used, { kind: 'followers-lost' }), 'seat:1')).toEqual({ seat: 'seat:2', card: 'card:gungnir' });
  expect(playedIn(beat(used), 'seat:2')).toBeUndefined();
  expect(playedIn(undefined, undefined)).toBeUndefined();
});
