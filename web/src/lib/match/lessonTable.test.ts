import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import claim from '../../games/claim/game';
import type { GameModule } from '../../games/registry';
import lesson from '../../games/claim/lesson.json';
import type { ClaimView } from '../../games/claim/types';
import { change } from '../page/settings.svelte';
import type { Lesson } from './lesson';
import { LessonTable } from './lessonTable.svelte';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (paint: () => void) => setTimeout(paint, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const opened = (speed: 'normal' | 'off'): LessonTable => {
  change({ speed });
  return new LessonTable(lesson as unknown as Lesson, claim as unknown as GameModule, 'Anna');
};

const playMeant = (table: LessonTable): void => {
  if (table.meant) table.play(table.meant);
};

/** Who won the trick as it lies there, and whether the prize is a new one already. */
const seen = (table: LessonTable): { cards: number; deck: number } => {
  const { trick, deck } = table.state.scene?.view as ClaimView;
  return { cards: trick.plays.length, deck };
};

test('the first trick is told card by card before it is explained', () => {
  const table = opened('normal');
  const { deck } = seen(table);
  playMeant(table);
  expect(table.state.isTelling).toBe(true);
  expect(table.at).toBe(0);
  expect(table.state.news.map(({ kind }) => kind)).toEqual(['card-led']);
  expect(seen(table)).toEqual({ cards: 1, deck });
  const pictures: string[] = [];
  while (table.state.isTelling) {
    vi.advanceTimersByTime(50);
    const last = table.state.news.at(-1)?.kind ?? '';
    if (table.state.isTelling && last !== pictures.at(-1)) pictures.push(last);
  }
  expect(pictures.slice(0, 3)).toEqual(['card-led', 'card-played', 'trick-won']);
  expect(table.at).toBe(1);
  expect(table.meant).toBeDefined();
});

test('a touch or a key shows where the lesson goes on, and nothing is waited for where moves are shown at once', () => {
  const table = opened('normal');
  playMeant(table);
  table.skip();
  expect([table.at, table.state.isTelling]).toEqual([1, false]);
  const quick = opened('off');
  for (let moments = 1; moments < lesson.moments.length; moments++) {
    if (quick.meant) playMeant(quick);
    else quick.goOn();
    expect([quick.at, quick.state.isTelling]).toEqual([moments, false]);
  }
  expect(quick.isOver).toBe(true);
});

test('another scenario begins at once: nothing led to it', () => {
  const table = opened('normal');
  while (table.moment?.text !== 'phase-1') {
    if (table.meant) playMeant(table);
    else table.goOn();
    table.skip();
  }
  table.goOn();
  expect([table.moment.text, table.state.isTelling]).toEqual(['phase-2', false]);
});
