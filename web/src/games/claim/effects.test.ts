import { expect, test } from 'vitest';
import { catalogue } from './catalogue';
import { causesOf, madeBy } from './effects';

test('what lies over a trick or changes a card is explained by an artifact that there is', () => {
  const lying = { flask: true, frozen: 3, twists: ['twist:raised', 'twist:mirrored'] as const };
  const causes = causesOf({ ...lying, twists: [...lying.twists] });
  expect(causes).toEqual(['artifact:mirror-of-lies', 'artifact:magic-wand', 'artifact:flask-of-tears', 'artifact:ice-sword']);
  for (const anchor of [...causes, ...Object.values(madeBy)]) expect(catalogue.artifact[anchor.replace('artifact:', '')], anchor).toBeDefined();
  expect(causesOf({ flask: false, frozen: 0, twists: [] })).toEqual([]);
  expect(causesOf(undefined)).toEqual([]);
});
