import { expect, test } from 'vitest';
import moments from '../../../e2e/moments/valda.json';
import ofGame from '../../../../games/valda/rules/src/main/resources/winterhall/valda/texts/en.properties';
import { APART, cardsApart } from './choice';
import type { Offer } from './table';
import { staged } from './testMoments';

const offersOf = (name: string): Offer[] => (moments.find((one) => one.name === name)?.scene.question?.offers ?? []) as unknown as Offer[];

test('drawn cards and those of a discard pile are shown apart from the hand', () => {
  expect(cardsApart('put-card-under', offersOf('drawn'), staged('drawn').view)?.toSorted()).toEqual(['card:double-kill-5', 'card:palisade', 'card:temple-freeze-5']);
  expect(cardsApart('take-discard', offersOf('discards'), staged('discards').view)).toEqual(['card:raid-5', 'card:war-horn-5', 'card:rune-theft-6']);
});

test('each question about cards elsewhere is one that the game asks', () => {
  expect([...APART].filter((ask) => !(`ask.${ask}` in (ofGame as Record<string, string>)))).toEqual([]);
});

test('a question about the hand is answered in the hand', () => {
  expect(cardsApart('sacrifice-card', offersOf('drawn'), staged('drawn').view)).toBeUndefined();
  expect(cardsApart('act', offersOf('valda'), staged('valda').view)).toBeUndefined();
  expect(cardsApart(undefined, [], staged('valda').view)).toBeUndefined();
});
