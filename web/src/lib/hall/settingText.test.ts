import { expect, test } from 'vitest';
import { settingValue } from './settingText';

const texts: Record<string, string> = { 'setting.artifacts.yes': 'Three each', 'location.pit.name': 'De Kuil', 'faction.yeti.name': 'Yeti’s', 'toxic.x': 'X' };
const text = (key: string): string | undefined => texts[key];

test('a value is said in its own words, or by the name of the thing it is', () => {
  expect(settingValue('artifacts', 'yes', text)).toBe('Three each');
  expect(settingValue('location-types', 'pit', text)).toBe('De Kuil');
  expect(settingValue('factions', 'yeti', text)).toBe('Yeti’s');
  expect(settingValue('toxic-set', 'x', text)).toBe('X');
  expect(settingValue('toxic-set', '7', text)).toBe('7');
  expect(settingValue('game-tie', 'total-cards', text)).toBe('Total cards');
});
