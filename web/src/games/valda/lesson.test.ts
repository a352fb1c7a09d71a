import { expect, test } from 'vitest';
import type { Lesson } from '../../lib/match/lesson';
import recorded from './lesson.json';
import type { View } from './types';

const lesson = recorded as unknown as Lesson;

test('what the reader owns is the same from one scene to the next, as long as no rounds have passed', () => {
  const at = (name: string) => lesson.moments.find(({ text }) => text === name)?.scene.view as View;
  const own = ({ state: { players } }: View) => players.slice(0, 1).map(({ followers, stock, runes, mines, drills }) => ({ followers, stock, runes, mines, drills }));
  expect(own(at('react'))).toEqual(own(at('ruler')));
  expect(at('react').hands[0]?.known.cards).toEqual(at('ruler').hands[0]?.known.cards);
  expect(own(at('attack'))).toEqual(own(at('draw')));
});
