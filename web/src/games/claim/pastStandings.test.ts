import { expect, test, vi } from 'vitest';
import { standingsOf, remember } from './pastStandings';
import type { Beat, Scene } from './table';
import type { ClaimView, Event } from './types';

const view = { rules: { cards: 'deck:goblin' }, seats: [] as unknown[] } as unknown as ClaimView;
const won = (step: number): Beat => ({ step, what: 'move', events: [{ kind: 'trick-won' } as Event, { kind: 'cards-scored' } as Event] });
const beats = [won(1), won(2), won(3)];

test('the hall is asked once for each step, and not for what was seen', async () => {
  const sceneAt = vi.fn((step: number) => Promise.resolve({ step, view } as Scene));
  remember('one', 2, view);
  await standingsOf('one', beats.slice(0, 2), sceneAt);
  expect(await standingsOf('one', beats, sceneAt)).toHaveLength(3);
  expect(sceneAt.mock.calls).toEqual([[1], [3]]);
  await standingsOf('another', beats.slice(0, 1), sceneAt);
  expect(sceneAt.mock.calls).toEqual([[1], [3], [1]]);
});

test('what the hall could not say is asked for again', async () => {
  const sceneAt = vi.fn(() => Promise.reject(new Error('away')));
  await expect(standingsOf('third', beats.slice(0, 1), sceneAt)).rejects.toThrow('away');
  await expect(standingsOf('third', beats.slice(0, 1), sceneAt)).rejects.toThrow('away');
  expect(sceneAt).toHaveBeenCalledTimes(2);
});
