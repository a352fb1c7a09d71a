import { expect, test } from 'vitest';
import { futile } from './futile';
import { staged } from './testMoments';
import type { View } from './types';

const { view } = staged('valda');
const mine = (change: Partial<View['state']['players'][number]>): View => ({ ...view, state: { ...view.state, players: view.state.players.map((player, at) => (at === 0 ? { ...player, ...change } : player)) } });

test('a card that takes from an empty pile says so, and not once there is something to take', () => {
  expect(futile('card:ruler-of-the-giants', { ...view, discardB: ['card:palisade'] }, 'seat:1')).toBe('no-attack-card');
  expect(futile('card:ruler-of-the-giants', { ...view, discardB: ['card:raid-4'] }, 'seat:1')).toBeUndefined();
  expect(futile('card:tyr-god-of-war', { ...view, discardB: ['card:raid-4'] }, 'seat:1')).toBe('no-defence-card');
});

test('so does one that finds nothing to exchange, to move or to gain', () => {
  expect(futile('card:odin-leader-of-the-gods', mine({ stock: '3-blood' }), 'seat:1')).toBe('no-resources');
  expect(futile('card:odin-leader-of-the-gods', view, 'seat:1')).toBeUndefined();
  expect(futile('card:mudslide', { ...view, state: { ...view.state, areas: view.state.areas.map((area) => ({ ...area, temples: [] })) } }, 'seat:1')).toBe('no-temple');
  expect(futile('card:victory-2', { ...view, runesLeft: 0 }, 'seat:1')).toBe('no-runes');
});

test('Winter’s Breath needs another action card that costs a point', () => {
  const holding = (...cards: string[]): View => ({ ...view, hands: view.hands.map((hand, at) => (at === 0 ? { ...hand, known: { ...hand.known, cards: ['card:winters-breath', ...cards] } } : hand)) });
  expect(futile('card:winters-breath', holding('card:seduction-1'), 'seat:1')).toBeUndefined();
  for (const cards of [[], ['card:yggdrasil-3'], ['card:winters-breath'], ['card:raid-5', 'card:palisade', 'card:freyas-charm']]) {
    expect(futile('card:winters-breath', holding(...cards), 'seat:1'), cards.join()).toBe('no-other-action');
  }
});

test('nothing is said of a card that brings something, of other kinds, or to who watches', () => {
  expect(futile('card:seduction-1', view, 'seat:1')).toBeUndefined();
  expect(futile('card:raid-5', view, 'seat:1')).toBeUndefined();
  expect(futile('card:ruler-of-the-giants', view, undefined)).toBeUndefined();
});
