import { expect, test } from 'vitest';
import { narrow, needButtons } from './narrow';
import type { Offer } from '../wire';

const offer = (line: string, ...anchors: string[]): Offer => ({ line, anchors, move: { kind: line } });
const smash = [offer('a', 'seat:2', 'card:gnome-1'), offer('b', 'seat:3', 'card:gnome-1'), offer('no')];

test('everything that an offer touches is lit at first', () => {
  const start = narrow(smash, []);
  expect([...start.lit]).toEqual(['seat:2', 'card:gnome-1', 'seat:3']);
  expect(start.chosen).toBeUndefined();
});

test('touching narrows until one is left', () => {
  const gnome = narrow(smash, ['card:gnome-1']);
  expect(gnome.open.map((open) => open.line)).toEqual(['a', 'b']);
  expect([...gnome.lit]).toEqual(['seat:2', 'seat:3']);
  expect(narrow(smash, ['card:gnome-1', 'seat:3']).chosen?.line).toBe('b');
  expect(narrow(smash, ['seat:2']).chosen?.line).toBe('a');
});

test('two equal cards are two touches', () => {
  const gifts = [offer('one', 'card:goblin-0', 'card:goblin-0'), offer('two', 'card:goblin-0', 'card:goblin-1')];
  expect(narrow(gifts, ['card:goblin-0']).chosen).toBeUndefined();
  expect(narrow(gifts, ['card:goblin-0', 'card:goblin-0']).chosen?.line).toBe('one');
});

test('an offer inside a longer one is exact, not chosen', () => {
  const both = narrow([offer('short', 'x'), offer('long', 'x', 'y')], ['x']);
  expect(both.exact?.line).toBe('short');
  expect(both.chosen).toBeUndefined();
});

test('nothing fits what was not offered', () => {
  expect(narrow(smash, ['card:dragon-9'])).toEqual({ open: [], lit: new Set() });
});

test('what the board shows needs no button, unless only a part of its kind is there', () => {
  const kind = (kind: string, ...anchors: string[]): Offer => ({ line: [kind, ...anchors].join(' '), anchors, move: { kind } });
  const offers = [kind('play', 'card:a'), kind('play', 'card:b'), kind('name', 'card:a'), kind('name', 'card:z'), kind('smash', 'card:b', 'seat:2'), kind('pass')];
  const onBoard = new Set(['card:a', 'card:b']);
  expect(needButtons(offers, (anchor) => onBoard.has(anchor)).map(({ line }) => line)).toEqual(['name card:a', 'name card:z', 'pass']);
  expect(needButtons(offers, () => false)).toEqual(offers);
});
