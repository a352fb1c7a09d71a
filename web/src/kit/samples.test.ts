import { expect, test } from 'vitest';
import samples from '../../samples/Samples.svelte?raw';

const parts = import.meta.glob<string>('./*.svelte', { query: '?raw', import: 'default', eager: true });

test('every part of the kit is on the page of samples, or a part of one that is', () => {
  const shown = [samples, ...Object.values(parts)].join('\n');
  const isShown = (part: string): boolean => shown.includes(`<${part}`);
  const names = Object.keys(parts).map((path) => path.slice('./'.length, -'.svelte'.length));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => !isShown(name))).toEqual([]);
});
