import { expect, test } from 'vitest';
import { taps, withName, type Lesson } from '../../lib/match/lesson';
import { passageOf, readBook } from '../../lib/text/ruleBook';
import book from '../../../../games/claim/rules/src/main/resources/winterhall/claim/rulebook/en.md?raw';
import recorded from './lesson.json';
import texts from './texts/en.properties';

const lesson = recorded as unknown as Lesson;

test('the lesson takes at most 13 taps', () => {
  expect(taps(lesson)).toBeLessThanOrEqual(13);
});

test.each(lesson.moments)('$text: has words, a rule, and a move that was allowed', ({ text, rule, move, scene }) => {
  expect(Object.keys(texts as object)).toContain(`lesson.${text}`);
  expect(passageOf(readBook(book), rule.split(':')[1] ?? '')).toBeDefined();
  if (move !== undefined) expect(scene.question?.offers.map(({ line }) => line)).toContain(move);
});

test('the lesson ends with a victory of the reader, and names nobody who played it', () => {
  const end = lesson.moments.at(-1)?.scene;
  expect(end?.ending?.places[0]).toBe(1);
  expect(JSON.stringify(lesson)).not.toContain('Guest');
  expect(end && withName(end, 'Anna').seats.map(({ name }) => name)).toEqual(['Anna', '']);
});
