import { expect, it } from 'vitest';
import { catalogue } from './catalogue';
import { pictureOf, stemOf } from './pictures';

it('has a picture for every card', () => {
  expect(Object.keys(catalogue.card).filter((id) => !pictureOf(`card:${id}`))).toEqual([]);
});

it('draws the same card of another deck alike', () => {
  expect(stemOf('card:freya-rune-of-fertility-blue')).toBe('rune-of-fertility');
  expect(stemOf('card:seduction-1')).toBe('seduction');
});
