import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rounded, roundedPath } from './rounded.ts';

test('a path keeps one decimal, and its numbers stay apart', () => {
  expect(roundedPath('M476.72 51.375c-5.28 30.185-124.992 107.9-82.47.04z')).toBe('M476.7 51.4c-5.3 30.2-125 107.9-82.5 0z');
  expect(roundedPath('m1.02.5l.04-.04L.25.35')).toBe('m1 .5l0 0L.3.4');
});

test('the flags of an arc stay flags', () => {
  expect(roundedPath('M0 0a12.34 5 0 0110.26.5a1 1 0 1 0-2.22 3')).toBe('M0 0a12.3 5 0 0 1 10.3.5a1 1 0 1 0-2.2 3');
});

test('only paths are touched, and a path that cannot be read is an error', () => {
  expect(rounded('<svg width="1.234em"><path fill="#fff" d="M1.234 5"/></svg>')).toBe('<svg width="1.234em"><path fill="#fff" d="M1.2 5"/></svg>');
  expect(() => roundedPath('M1 2L3')).toThrow();
});

/** No number may vanish or run into the next. */
test('every eighth shape of the set can be read, and reads the same again', () => {
  const { icons } = JSON.parse(readFileSync('node_modules/@iconify-json/game-icons/icons.json', 'utf8')) as { icons: Record<string, { body: string }> };
  const paths = Object.values(icons).flatMap(({ body }) => [...body.matchAll(/ d="([^"]+)"/g)].map((hit) => hit[1] ?? ''));
  expect(paths.length).toBeGreaterThan(4000);
  for (const path of paths.filter((_, at) => at % 8 === 0)) {
    const once = roundedPath(path);
    expect(roundedPath(once)).toBe(once);
  }
});
