import { expect, test } from 'vitest';
import type { Beat } from './table';
import type { Event } from './types';
import { drawnAfter, isDrawnLast, destinationOf } from './destination';

const beat = (step: number, ...events: Event[]): Beat => ({ step, what: 'move', seat: 'seat:1', events });

const LOG = [
  beat(1, { kind: 'card-led', seat: 'seat:1', card: 'card:undead-9' }),
  beat(
    2,
    { kind: 'card-played', seat: 'seat:2', card: 'card:dwarf-3' },
    { kind: 'trick-won', winner: 'seat:1', card: 'card:undead-9' },
    { kind: 'follower-won', seat: 'seat:1', card: 'card:seer-2' },
    { kind: 'follower-drawn', seat: 'seat:2', shown: false },
    { kind: 'cards-scored', seat: 'seat:1', cards: ['card:undead-9'] },
    { kind: 'cards-discarded', cards: ['card:dwarf-3'] },
  ),
];

test('each card of the middle goes to the pile that was told', () => {
  expect(destinationOf('card:seer-2', LOG)).toBe('followers seat:1');
  expect(destinationOf('card:undead-9', LOG)).toBe('score seat:1');
  expect(destinationOf('card:dwarf-3', LOG)).toBe('discard');
  expect(destinationOf('card:troll-1', LOG)).toBeUndefined();
});

test('of a card played twice the last time counts, and a hidden one goes to who won', () => {
  const later = beat(3, { kind: 'cards-scored', seat: 'seat:2', cards: ['card:undead-9'] });
  expect(destinationOf('card:undead-9', [...LOG, later])).toBe('score seat:2');
  expect(destinationOf(undefined, LOG)).toBe('score seat:1');
});

test('a card that is taken back goes to the player who played it, wherever it came from', () => {
  const played = beat(3, { kind: 'card-played', seat: 'seat:1', card: 'card:seer-2' });
  expect(destinationOf('card:seer-2', [...LOG, played])).toBe('seat:1');
});

test('what was drawn stays hidden from those who were not told', () => {
  expect(drawnAfter(1, LOG)).toEqual([{ key: '2 3', seat: 'seat:2', card: undefined }]);
  expect(drawnAfter(2, LOG)).toEqual([]);
});

test('two that a seat draws at once are told apart', () => {
  const twice = beat(3, { kind: 'follower-drawn', seat: 'seat:2', shown: false }, { kind: 'follower-drawn', seat: 'seat:2', shown: false });
  expect(new Set(drawnAfter(2, [twice]).map(({ key }) => key)).size).toBe(2);
});

test('what was drawn is the last thing until the next card, or until the next phase is played', () => {
  const led = beat(3, { kind: 'card-led', seat: 'seat:1', card: 'card:seer-2' });
  const began = beat(4, { kind: 'phase-began', phase: 'gathering' });
  expect(isDrawnLast(LOG, true)).toBe(true);
  expect(isDrawnLast([...LOG, led], false)).toBe(false);
  expect(isDrawnLast([...LOG, began], true)).toBe(false);
  expect(isDrawnLast([...LOG, began], false)).toBe(true);
  expect(isDrawnLast([], true)).toBe(false);
});
