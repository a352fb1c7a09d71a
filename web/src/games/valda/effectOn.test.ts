import { expect, test } from 'vitest';
import { effectOn } from './effectOn';
import { staged } from './testMoments';
import { phrasesOf, text } from './testWords';
import type { View } from './types';

const { view } = staged('weapon');
const phrases = phrasesOf('seat:1', { 'seat:2': 'Fox', 'seat:3': 'Bram' });
const on = (seat: string, card: string, of: View = view) => effectOn(seat, `card:${card}`, of, { phrases, text });
const withFollowers = (followers: number): View => ({ ...view, state: { ...view.state, players: view.state.players.map((player) => ({ ...player, followers })) } });

const withStock = (stock: string): View => ({ ...view, state: { ...view.state, players: view.state.players.map((player) => ({ ...player, stock })) } });

test('valda:R202 Wind of Change says what it would take: two, fewer, or nothing at all', () => {
  expect(on('seat:3', 'wind-of-change').text).toMatch(/ Bram loses 2\.$/);
  expect(on('seat:3', 'wind-of-change', withFollowers(21)).text).toMatch(/ Bram loses 1\.$/);
  expect(on('seat:2', 'wind-of-change')).toMatchObject({ loss: 'Fox has none to lose.' });
});

test('valda:R96 whoever stands at a safe haven loses nothing', () => {
  expect(on('seat:2', 'wind-of-change', withFollowers(20))).toMatchObject({ loss: 'Fox stands at a safe haven and loses none.' });
});

test('valda:R206 whoever abolished the safe havens takes followers there too, and nobody else does', () => {
  const abolished = (by: string): View => ({ ...withFollowers(20), state: { ...withFollowers(20).state, abolished: [by] } });
  expect(on('seat:2', 'wind-of-change', abolished('seat:1')).text).toMatch(/ Fox loses 2\.$/);
  expect(on('seat:2', 'wind-of-change', abolished('seat:3'))).toMatchObject({ loss: 'Fox stands at a safe haven and loses none.' });
});

test('valda:R196 resources are counted together, and of a card that takes nothing only its text is said', () => {
  expect(on('seat:2', 'lust-for-treasure').text).toMatch(/ Fox loses 4\.$/);
  expect(on('seat:3', 'lust-for-treasure', withStock(''))).toMatchObject({ loss: 'Bram has none to lose.' });
  expect(on('seat:2', 'hugin-and-munin')).toEqual({ text: phrases.about('card:hugin-and-munin') });
});
