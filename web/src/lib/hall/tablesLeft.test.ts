import { beforeEach, expect, test, vi } from 'vitest';
import { forget, forgetAll, remember, tablesLeft, untilNextLook } from './tablesLeft';

beforeEach(() => {
  const store = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => store.get(key) ?? null, setItem: (key: string, value: string) => store.set(key, value) });
});

test('the last few tables are kept, each once, the latest first', () => {
  expect(tablesLeft()).toEqual([]);
  for (const table of ['a', 'b', 'a', 'c', 'd']) remember(table);
  expect(tablesLeft()).toEqual(['d', 'c', 'a']);
  forget('c');
  expect(tablesLeft()).toEqual(['d', 'a']);
  for (const table of ['a', 'd']) forget(table);
  expect(tablesLeft()).toEqual([]);
  remember('e');
  forgetAll();
  expect(tablesLeft()).toEqual([]);
});

test('a rematch is looked for soon at first, and once a minute for as long as the page is open', () => {
  expect([0, 599_000, 600_000, 36_000_000].map(untilNextLook)).toEqual([5_000, 5_000, 60_000, 60_000]);
});
