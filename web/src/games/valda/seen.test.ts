import { expect, test } from 'vitest';
import type { Beat } from '../../lib/wire';
import { seenOnTop } from './seen';

const log = (...events: object[]): Beat[] => [{ step: 1, events } as unknown as Beat];
const SEEN = { kind: 'deck-seen', seat: 'seat:1', area: 'area:thor', card: 'card:mjolnir' };

test('what was seen on top of a divine deck stays in sight until the turn ends or the card is drawn', () => {
  expect(seenOnTop(log(SEEN))).toEqual({ 'area:thor': 'card:mjolnir' });
  expect(seenOnTop(log(SEEN, { kind: 'turn-began' }))).toEqual({});
  expect(seenOnTop(log(SEEN, { kind: 'divine-card-drawn', seat: 'seat:2', area: 'area:thor' }))).toEqual({});
});

test('what somebody else sees is not shown', () => {
  expect(seenOnTop(log({ ...SEEN, card: undefined }))).toEqual({});
});
