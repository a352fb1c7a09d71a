import { expect, test } from 'vitest';
import { parse } from './properties';

test('reads lines as Java does', () => {
  const texts = parse('# note\n! note\na.b = One\nc=two = 2\nlong = first \\\n  second\nd = caf\\u00e9\n\nempty =\n');
  expect(texts).toEqual({ 'a.b': 'One', c: 'two = 2', long: 'first second', d: 'café', empty: '' });
});
