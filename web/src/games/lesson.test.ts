import { describe, expect, test } from 'vitest';
import { taps, withName, type Lesson } from '../lib/match/lesson';
import { rulesIn } from '../lib/text/ruleBook';
import { bookOf } from '../lib/text/ruleBooks';

const boards = Object.keys(import.meta.glob(['./*/Board.svelte', '!./generic/**'])).map((path) => path.split('/')[1]);
const lessons = import.meta.glob<Lesson>('./*/lesson.json', { eager: true, import: 'default' });
const words = import.meta.glob<Record<string, string>>('./*/texts/en.properties', { eager: true, import: 'default' });
const found = Object.entries(lessons).map(([path, lesson]) => ({ game: path.split('/')[1] ?? '', lesson }));

test('every game with a board of its own has a lesson', () => {
  expect(found.map(({ game }) => game)).toEqual(boards);
});

describe.each(found)('the lesson of $game', ({ game, lesson }) => {
  test('takes at most 13 taps', () => {
    expect(taps(lesson)).toBeLessThanOrEqual(13);
  });

  test.each(lesson.moments)('$text: has words, a rule, and a move that was allowed', async ({ text, rule, move, scene }) => {
    expect(Object.keys(words[`./${game}/texts/en.properties`] ?? {})).toContain(`lesson.${text}`);
    expect(((await bookOf(game, 'en')) ?? []).flatMap(rulesIn)).toContain(rule.split(':')[1]);
    if (move !== undefined) expect(scene.question?.offers.map(({ line }) => line)).toContain(move);
  });

  test('ends with a victory of the reader, and names nobody who played it', () => {
    const end = lesson.moments.at(-1)?.scene;
    expect(end?.ending?.ranks[0]).toBe(1);
    expect(JSON.stringify(lesson)).not.toContain('Guest');
    expect(end && withName(end, 'Anna').seats.map(({ name }) => name)).toEqual(['Anna', '']);
  });
});
