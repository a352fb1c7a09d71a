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

test('Drakkar and Bifrost Bridge find nothing where all divine decks are empty', () => {
  const only = (...full: number[]): View => ({ ...view, decks: view.decks.map((deck, at) => ({ ...deck, count: at < 2 || full.includes(at) ? 5 : 0 })) });
  for (const card of ['card:drakkar', 'card:loki-drakkar', 'card:bifrost-bridge']) {
    expect(futile(card, only(), 'seat:1'), card).toBe('no-divine-card');
    expect(futile(card, only(4), 'seat:1'), card).toBeUndefined();
  }
});

test('Borrowed Might needs an active temple of an opponent where the reader has no level yet', () => {
  const temple = (owner: string, frozenForEver = false) => ({ owner, field: 1, frozenBy: [], frozenForEver });
  const first = (temples: unknown[], level: number): View => ({
    ...view,
    state: { ...view.state, areas: view.state.areas.map((area, at) => ({ ...area, temples: at === 0 ? temples : [] })) as View['state']['areas'] },
    control: view.control.map((control, at) => ({ ...control, levels: control.levels.map((_, seat) => (at === 0 && seat === 0 ? level : 0)) })),
  });
  expect(futile('card:borrowed-might', first([temple('seat:2')], 0), 'seat:1')).toBeUndefined();
  expect(futile('card:borrowed-might', first([temple('seat:2')], 1), 'seat:1')).toBe('no-power');
  expect(futile('card:borrowed-might', first([temple('seat:2', true)], 0), 'seat:1')).toBe('no-power');
  expect(futile('card:borrowed-might', first([temple('seat:1')], 0), 'seat:1')).toBe('no-power');
});

test('Mudslide needs a free field in another area', () => {
  const home = view.state.areas.findIndex(({ temples }) => temples.some(({ owner }) => owner === 'seat:1'));
  const free = (...areas: number[]): View => ({
    ...view,
    state: { ...view.state, areas: view.state.areas.map((area, at) => (at === home ? area : { ...area, temples: [] })) },
    control: view.control.map((control, at) => ({ ...control, free: areas.includes(at) ? 1 : 0 })),
  });
  expect(futile('card:mudslide', free(home), 'seat:1')).toBe('no-field');
  expect(futile('card:mudslide', free(home + 1), 'seat:1')).toBeUndefined();
});

test('an attack on somebody who has nothing to lose by it says so, unless Hel rewards the hit', () => {
  const bare = (active: string, phase: View['state']['progress']['phase'], occupants: readonly (string | undefined)[] = []): View => ({
    ...view,
    hands: view.hands.map((hand, at) => (at === 1 ? { ...hand, count: 0 } : hand)),
    state: {
      ...view.state,
      progress: { ...view.state.progress, active, phase },
      players: view.state.players.map((player) => ({ ...player, runes: 0 })),
      areas: view.state.areas.map((area, at) => ({ ...area, occupant: occupants[at] ?? 'occupant:freya', temples: area.temples.filter(({ owner }) => owner === 'seat:1') })),
    },
  });
  const attacked = bare('seat:2', 'attack');
  expect(futile('card:giant-smash-4', attacked, 'seat:1')).toBe('target-no-card');
  expect(futile('card:rune-theft-5', attacked, 'seat:1')).toBe('target-no-rune');
  expect(futile('card:raid-5', attacked, 'seat:1')).toBeUndefined();
  expect(futile('card:giant-smash-4', bare('seat:2', 'valda'), 'seat:1')).toBeUndefined();
  expect(futile('card:giant-smash-4', bare('seat:1', 'attack'), 'seat:1')).toBeUndefined();
  const home = view.state.areas.map(({ temples }) => (temples.some(({ owner }) => owner === 'seat:1') ? 'occupant:hel' : undefined));
  expect(futile('card:giant-smash-4', bare('seat:2', 'attack', home), 'seat:1')).toBeUndefined();
});
