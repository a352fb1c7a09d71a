import { beforeEach, expect, test, vi } from 'vitest';
import { forget, forgetAll, remember, tablesLeft } from './tablesLeft';

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
