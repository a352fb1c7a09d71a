import { expect, test } from 'vitest';
import { presetOf } from './presets';
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
