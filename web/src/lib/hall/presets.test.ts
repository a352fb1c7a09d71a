import { expect, test } from 'vitest';
import { presetOf, presetWords, setupWords } from './presets';
import type { GameCard } from '../wire';

const game = { settings: [{ key: 'deck', usual: 'base' }, { key: 'artifacts', usual: 'no' }] } as GameCard;
const presets: { id: string; settings: Record<string, string> }[] = [{ id: 'base', settings: {} }, { id: 'frost', settings: { deck: 'frost', artifacts: 'yes' } }];

test('what was chosen is a preset, however it was chosen', () => {
  expect(presetOf(presets, {}, game)?.id).toBe('base');
  expect(presetOf(presets, { deck: 'base', artifacts: 'no' }, game)?.id).toBe('base');
  expect(presetOf(presets, { artifacts: 'yes', deck: 'frost' }, game)?.id).toBe('frost');
});

test('one change by hand makes it a table of one’s own', () => {
  expect(presetOf(presets, { deck: 'frost' }, game)).toBeUndefined();
});

const texts: Record<string, string> = { 'setup.preset.frost': 'Frost', 'setting.deck.frost': 'A deck of Frost', 'setting.deck.name': 'Deck', 'faction.yeti.name': 'Yetis', 'faction.giant.name': 'Giants' };
const text = (key: string): string | undefined => texts[key];

test('a preset has words of its own, or is named by what it changes', () => {
  expect(presetWords({ id: 'frost', settings: { deck: 'frost' } }, 2, text)).toEqual({ name: 'Frost', about: '' });
  expect(presetWords({ id: 'cold', settings: { deck: 'frost' } }, 2, text)).toEqual({ name: 'A deck of Frost', about: 'Deck' });
  expect(presetWords({ id: 'base', settings: {} }, 2, text)).toEqual({ name: undefined, about: '' });
});

test('a table says what is played: its preset, else what is not as usual', () => {
  expect(setupWords(presets, { deck: 'frost', artifacts: 'yes' }, 2, game, text)).toEqual(['Frost']);
  expect(setupWords(presets, {}, 2, game, text)).toEqual([]);
  expect(setupWords(presets, { factions: 'yeti,giant', deck: 'frost' }, 2, game, text)).toEqual(['Yetis', 'Giants', 'A deck of Frost']);
});
