import { expect, test } from 'vitest';
import { countPassages, plainText, readBook, searchBook } from './ruleBook';
import { runs } from './runs';

const files = import.meta.glob<string>('../../../../games/*/rules/src/main/resources/winterhall/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const book = readBook(`# Game

An **open** text. {#R1 #R2}

## Doppelgänger

- One. {#F1}
- Two *now*.

1. First. {#A16.1}
2. Second.

| name | cards |
|---|---|
| Orcs | 10 |
| Elves | 8 |
`);

test('a book is chapters of blocks, and marks are taken out', () => {
  expect(book.map(({ title, level }) => [title, level])).toEqual([['Game', 1], ['Doppelgänger', 2]]);
  expect(book[1]?.blocks.map(({ kind, passages }) => [kind, passages.length])).toEqual([['bullets', 2], ['steps', 2], ['table', 3]]);
  const passages = book.flatMap(({ blocks }) => blocks.flatMap((block) => block.passages));
  expect(passages).toContainEqual({ cells: [runs('An **open** text.')], rules: ['R1', 'R2'] });
  expect(passages.filter(({ rules }) => rules.includes('A16.1')).map(plainText)).toEqual(['First.']);
});

test('stars make words strong or stressed', () => {
  expect(runs('a **b** *c* 3 * 4')).toEqual([
    { text: 'a ', style: 'plain' },
    { text: 'b', style: 'strong' },
    { text: ' ', style: 'plain' },
    { text: 'c', style: 'stressed' },
    { text: ' 3 * 4', style: 'plain' },
  ]);
});

test('a search finds words in any order, without accents, and rules by number', () => {
  expect(countPassages(book)).toBe(7);
  expect(countPassages(searchBook(book, 'TEXT open'))).toBe(1);
  expect(searchBook(book, 'elves')[0]?.blocks[0]?.passages.map(plainText)).toEqual(['name cards', 'Elves 8']);
  expect(searchBook(book, 'f1')[0]?.blocks[0]?.passages.map(plainText)).toEqual(['One.']);
  expect(searchBook(book, 'text elves')).toEqual([]);
  expect(searchBook(book, ' ')).toEqual(book);
});

test.each(Object.entries(files))('%s is read to the last mark', (_, source) => {
  const chapters = readBook(source);
  const marks = chapters.flatMap(({ blocks }) => blocks.flatMap(({ passages }) => passages.flatMap(({ rules }) => rules)));
  expect(marks).toEqual([...source.matchAll(/#([A-Z]\w*(?:\.\d+)?)(?=[ }])/g)].map((hit) => hit[1]));
  expect(chapters.flatMap(({ blocks }) => blocks.flatMap(({ passages }) => passages.map(plainText))).join()).not.toMatch(/[{}#*|]/);
});

test('chapters that are called alike are told apart', () => {
  const twins = readBook('# Game\n\n### Challenges\n\nOne.\n\n## Challenges\n\nTwo.');
  expect(twins.map(({ number }) => number)).toEqual([0, 1, 2]);
  expect(searchBook(twins, 'two').map(({ number, title }) => [number, title])).toEqual([[2, 'Challenges']]);
});
