import { describe, expect, test } from 'vitest';
import { rulesIn } from '../lib/text/ruleBook';
import { bookOf } from '../lib/text/ruleBooks';

const sources = import.meta.glob<string>('./*/RulePictures.svelte', { eager: true, query: '?raw', import: 'default' });
const boards = Object.keys(import.meta.glob(['./*/Board.svelte', '!./generic/**'])).map((path) => path.split('/')[1]);
const words = import.meta.glob<Record<string, string>>('./*/texts/en.properties', { eager: true, import: 'default' });
const found = Object.entries(sources).map(([path, source]) => ({ game: path.split('/')[1] ?? '', source }));

test('every game with a board of its own has pictures in its rule book', () => {
  expect(found.map(({ game }) => game)).toEqual(boards);
});

describe.each(found)('the rule book of $game', ({ game, source }) => {
  test('begins with the course of the game, and not with its terms', async () => {
    const [, first] = (await bookOf(game, 'en')) ?? [];
    expect(source).toContain('BEGINNING');
    expect(['Setting up', 'The table']).toContain(first?.title);
  });

  test('has the chapter that each picture belongs to, and its words', async () => {
    const stated = ((await bookOf(game, 'en')) ?? []).flatMap(rulesIn);
    const rules = [...source.matchAll(/rules\.includes\('(R\d+)'\)/g)].map(([, rule]) => rule ?? '');
    expect(rules.length).toBeGreaterThan(0);
    for (const rule of rules) expect(stated).toContain(rule);
    const captions = [...source.matchAll(/text\('(rules\.[\w.]+)'\)/g)].map(([, key]) => key ?? '');
    expect(captions.length).toBeGreaterThan(0);
    for (const key of captions) expect(Object.keys(words[`./${game}/texts/en.properties`] ?? {})).toContain(key);
  });
});
