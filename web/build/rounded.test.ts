import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rounded } from './rounded.ts';

test('numbers are rounded and stay apart, as short as they can be read', () => {
  expect(rounded('m247.034 35.875l-.04.26zM1.02.51 2 3')).toBe('m247 35.9l0 .3zM1 .5 2 3');
  expect(rounded('M5-.04 .961.04')).toBe('M5 0 1 0');
  expect(rounded('c.451.449-1.25-.96 12.34 1e-3')).toBe('c.5.4-1.2-1 12.3 0');
});

test('the flags of an arc are read as the single digits they are', () => {
  expect(rounded('a25.123 25.5 0 0112.345-3.21')).toBe('a25.1 25.5 0 0 1 12.3-3.2');
  expect(rounded('A9 9 0 10.5.55')).toBe('A9 9 0 1 0 .5.6');
});

const icons = (JSON.parse(readFileSync(new URL('../node_modules/@iconify-json/game-icons/icons.json', import.meta.url), 'utf8')) as { icons: Record<string, { body: string }> }).icons;

/** The numbers of a path, command by command; an arc as it was written by its own reader. */
const parts = (path: string): string[] => path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];

test('icons keep their commands and as many numbers, each at most a twentieth away', () => {
  const some = Object.values(icons).filter((_, at) => at % 20 === 0);
  const paths = some.flatMap(({ body }) => [...body.matchAll(/\bd="([^"]+)"/g)].map(([, path = '']) => path));
  expect(paths.length).toBeGreaterThan(200);
  for (const path of paths.filter((one) => !/[ae]/i.test(one))) {
    const [before, after] = [parts(path), parts(rounded(path))];
    expect(after.length).toBe(before.length);
    expect(before.every((part, at) => part === after[at] || Math.abs(Number(part) - Number(after[at])) <= 0.0501)).toBe(true);
  }
  for (const path of paths) expect(rounded(rounded(path))).toBe(rounded(path)); // arcs too: what was written is read again as it was meant
});
