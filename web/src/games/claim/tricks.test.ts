import { expect, test } from 'vitest';
import type { Beat } from './table';
import { viewWith } from '../../testing/claimViews';
import { holdFor, isJustDealt, lastTrick, mainReason, middle, whyWon } from './tricks';
import type { Event, ClaimView } from './types';

const beats = (...events: Event[]): Beat[] => events.map((event, index) => ({ step: index + 1, what: 'move', events: [event] }));
const log = beats(
  { kind: 'card-led', seat: 'seat:2', card: 'card:demon-odd' } as Event,
  { kind: 'card-played', seat: 'seat:1', card: 'card:goblin-5' } as Event,
  { kind: 'number-shown', seat: 'seat:2', card: 'card:demon-7' } as Event,
  { kind: 'trick-won', winner: 'seat:2', card: 'card:demon-7' } as Event,
);
const viewWithPlays = (plays: unknown[]): ClaimView => viewWith({ trick: { plays } });

test('the last trick is told as it lay when it was won', () => {
  expect(lastTrick(log)).toEqual({
    plays: [
      { seat: 'seat:2', card: 'card:demon-7' },
      { seat: 'seat:1', card: 'card:goblin-5' },
    ],
    winner: 'seat:2',
  });
});

test('a trick that was taken back was never won', () => {
  const back: Beat = { step: 5, what: 'take-back', to: 0, events: [] };
  expect(lastTrick([...log, back])).toBeUndefined();
  expect(middle(viewWithPlays([]), [...log, back])).toEqual({ plays: [], isPast: false });
});

test('it stays until the next lead', () => {
  expect(middle(viewWithPlays([]), log)).toMatchObject({ isPast: true, winner: 'seat:2' });
  expect(middle(viewWithPlays([{ seat: 'seat:2', card: 'card:dwarf-1' }]), log)).toMatchObject({ isPast: false });
  expect(middle(viewWithPlays([]), []).plays).toEqual([]);
});

test('the last trick of a phase is not looked at in the next', () => {
  const next = { step: 5, what: 'move', events: [{ kind: 'phase-began', phase: 'gathering' } as Event] };
  expect(middle(viewWithPlays([]), [...log, next])).toEqual({ plays: [], isPast: false });
});

test('a card that was taken away is not in the trick', () => {
  const taken = { kind: 'five-taken', seat: 'seat:2', owner: 'seat:1', card: 'card:goblin-5' } as Event;
  const again = beats(...(log.slice(0, 2).flatMap((beat) => beat.events) as Event[]), taken, {
    kind: 'trick-won',
    winner: 'seat:2',
    card: 'card:demon-odd',
  } as Event);
  expect(lastTrick(again)?.plays).toEqual([{ seat: 'seat:2', card: 'card:demon-odd' }]);
});

test('a won trick is seen longer than a card that lands, and another player’s artifact longest', () => {
  const holds = (['card-played', 'trick-won', 'artifact-played'] as const).map((kind) => holdFor({ kind }));
  expect(holds).toEqual(holds.toSorted((a, b) => a - b));
});

test('where cards went by a power is seen as long as why the trick was won; where nothing is explained they go quickly', () => {
  const cause = 'claim:F4@faction:dwarf';
  expect(holdFor({ kind: 'cards-scored', cause })).toBeGreaterThanOrEqual(holdFor({ kind: 'trick-won', cause }));
  expect(holdFor({ kind: 'lead-moved', cause })).toBeGreaterThanOrEqual(holdFor({ kind: 'trick-won', cause }));
  expect(holdFor({ kind: 'cards-scored' })).toBeLessThan(holdFor({ kind: 'trick-won' }));
});

test('of the reasons of a trick the one that nobody would expect comes first, else why it was won', () => {
  const won = { kind: 'trick-won', winner: 'seat:1', card: 'card:dwarf-9', cause: 'claim:R14@faction:dwarf' } as Event;
  const scored = { kind: 'cards-scored', seat: 'seat:2', cards: ['card:dwarf-9'], cause: 'claim:F4@faction:dwarf' } as Event;
  const plain = { kind: 'cards-scored', seat: 'seat:1', cards: ['card:goblin-9'] } as Event;
  expect(mainReason(whyWon(beats(won, plain, scored)))).toBe(scored);
  expect(mainReason(whyWon(beats(won, plain)))).toBe(won);
});

test('a hand is just dealt until its own first card, however quick the others are', () => {
  const view = (seats: string[], followers = 0): ClaimView =>
    viewWith({ phase: 'recruiting', trick: { plays: seats.map((seat) => ({ seat })) }, discard: [], seats: [{ followers, score: [] }] });
  expect(isJustDealt(view([]), 'seat:1')).toBe(true);
  expect(isJustDealt(view(['seat:2']), 'seat:1')).toBe(true);
  expect(isJustDealt(view(['seat:2', 'seat:1']), 'seat:1')).toBe(false);
  expect(isJustDealt(view([], 1), 'seat:1')).toBe(false);
});
