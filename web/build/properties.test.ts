import { expect, test } from 'vitest';
import { parse, partOf } from './properties';

test('reads lines as Java does', () => {
  const texts = parse('# note\n! note\na.b = One\nc=two = 2\nlong = first \\\n  second\nd = caf\\u00e9\n\nempty =\n');
  expect(texts).toEqual({ 'a.b': 'One', c: 'two = 2', long: 'first second', d: 'café', empty: '' });
});

test('a cover has the name, the summary and the expansions of a game, and none of its cards', () => {
  const texts = parse('game.name = Claim\ngame.summary = Win.\ngame.where = Trick {trick}\ncard.name = {faction} {number}\ncover.with = with Fire\n');
  expect(partOf(texts, ['cover'])).toEqual({ 'game.name': 'Claim', 'game.summary': 'Win.', 'cover.with': 'with Fire' });
});

test('what is said at a table alone is no part of what any page may say; together they are all of it', () => {
  const texts = { 'page.home': 'Home', 'text.look': 'look', 'texture': 'snow', 'log.why': 'why?' };
  expect(partOf(texts, ['door'])).toEqual({ 'page.home': 'Home', texture: 'snow' });
  expect(partOf(texts, ['table'])).toEqual({ 'text.look': 'look', 'log.why': 'why?' });
  expect(partOf(texts, [])).toEqual(texts);
});
