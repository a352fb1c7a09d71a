import { expect, test } from 'vitest';
import { pieces, thingsIn } from './named';

const isItem = (anchor: string): boolean => anchor.startsWith('item:');

test('the things of an event are those that can be inspected, each once, also out of a list', () => {
  expect(thingsIn({ kind: 'sold', seat: 'seat:1', card: 'item:bow', cards: ['item:coat', 'item:bow'], gold: 3 }, isItem)).toEqual(['item:bow', 'item:coat']);
});

test('a sentence is parted at the names in it, the longer name first', () => {
  const things = [{ anchor: 'item:bow', name: 'Bow' }, { anchor: 'item:long-bow', name: 'Long Bow' }, { anchor: 'item:axe', name: 'Axe' }];
  expect(pieces('Anna sells Long Bow and Bow.', things)).toEqual([
    { text: 'Anna sells ' },
    { text: 'Long Bow', anchor: 'item:long-bow' },
    { text: ' and ' },
    { text: 'Bow', anchor: 'item:bow' },
    { text: '.' },
  ]);
  expect(pieces('Anna rests.', things)).toEqual([{ text: 'Anna rests.' }]);
});
