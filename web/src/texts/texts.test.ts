import { describe, expect, test } from 'vitest';
import { format, Person, type Values } from '../lib/text/format';
import { LANGUAGES } from '../lib/text/texts.svelte';
import { COMMANDS } from '../lib/text/textView';
import { everywhere, inOne } from './sameAsEnglish';

type Texts = Readonly<Record<string, string>>;

const files: Readonly<Record<string, Texts>> = import.meta.glob<Texts>(['./*.properties', '../games/*/texts/*.properties'], {
  eager: true,
  import: 'default',
});
const english = Object.keys(files).filter((path) => path.endsWith('/en.properties'));
const translations = english.flatMap((path) =>
  LANGUAGES.filter((code) => code !== 'en').map((code) => ({ path, code, file: path.replace('/en.', `/${code}.`) })),
);

/** Every name that a text asks for, in whichever branch. */
function parameters(text: string): string[] {
  const names = new Set<string>();
  format(text, new Proxy({}, { get: (_, name) => (names.add(String(name)), 1) }));
  return [...names].sort();
}

/** The parameters that a text chooses by, each with the way it does. */
const choices = (text: string): string[] => [...text.matchAll(/\{(\w+), (plural|select),/g)].map(([, name, by]) => `${name} ${by}`).sort();

/** How many different sentences the words of the English choice lead to. */
function sentences(text: string, original: string): number {
  const [, name = '', branches = ''] = /\{(\w+), select, (.*)/.exec(original) ?? [];
  const words = [...branches.matchAll(/([\w-]+) \{/g)].map(([, word = '']) => word);
  return new Set(words.map((word) => format(text, { '*': 1, [name]: word }))).size;
}

test('the shell and the boards have files in English', () => {
  expect(english).toContain('./en.properties');
  expect(english).toContain('../games/claim/texts/en.properties');
});

describe.each(translations)('$file', ({ path, code, file }) => {
  const original = files[path] ?? {};
  const texts = files[file] ?? {};
  const each = Object.entries(texts);

  test('has the keys of English, in the same order', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(original));
  });

  test('has the parameters and choices of English', () => {
    const asEnglish = (of: Texts) =>
      Object.keys(texts).map((key) => {
        const [text = '', wanted = ''] = [of[key], original[key]];
        return { key, parameters: parameters(text), choices: choices(text), sentences: sentences(text, wanted) };
      });
    expect(asEnglish(texts)).toEqual(asEnglish(original));
  });

  test('reads to its end for every count', () => {
    const broken = each.filter(([, text]) =>
      [0, 1, 2, 5, 1000].some((count) => {
        const values: Values = Object.fromEntries(parameters(text).map((name) => [name, count]));
        return !/^[^{}#']+§$/.test(format(`${text}§`, values, code));
      }),
    );
    expect(broken).toEqual([]);
  });

  test('is not left in English but where the list says so', () => {
    const left = each.filter(([key, text]) => text === original[key]).map(([key]) => key);
    expect(left.filter((key) => !(key in everywhere) && !(key in (inOne[code] ?? {})))).toEqual([]);
    const listed = Object.keys(inOne[code] ?? {}).filter((key) => key in original);
    expect(listed.filter((key) => !left.includes(key))).toEqual([]);
  });
});

test('French puts no word before a name that the name would shorten', () => {
  const elided = /(?<!\p{L})(de|que|d’|qu’)\s?\{(name|names|seat|seats|owner|about)\}/u;
  const french = Object.entries(files).filter(([path]) => path.endsWith('/fr.properties'));
  expect(french.flatMap(([, texts]) => Object.values(texts)).filter((text) => elided.test(text))).toEqual([]);
});

const everyFrenchFile: Readonly<Record<string, Texts>> = import.meta.glob<Texts>(
  [
    './fr.properties',
    '../games/*/texts/fr.properties',
    '../../../games/*/rules/src/main/resources/winterhall/*/texts/fr.properties',
    '../../../wire/src/main/resources/winterhall/wire/problems/fr.properties',
    '../../../server/src/main/resources/winterhall/server/**/fr.properties',
  ],
  { eager: true, import: 'default' },
);

test('French never breaks a line before a colon, a semicolon or a mark, nor inside its quotes', () => {
  const breaking = / [:;?!»](?!\p{L})|« |[\p{L}\d)}][;?!»]|«[\p{L}{]/u;
  const found = Object.entries(everyFrenchFile).flatMap(([path, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => breaking.test(text))
      .map(([key]) => `${path} ${key}`),
  );
  expect(Object.keys(everyFrenchFile).length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

test.each(LANGUAGES)('in %s every command has a word of its own, and no word means another command in English', (code) => {
  const texts = files[`./${code}.properties`] ?? {};
  const words = COMMANDS.flatMap((english) => (texts[`command.${english}`] ?? '').split(', ').map((word) => ({ word, english })));
  expect(new Set(words.map(({ word }) => word)).size).toBe(words.length);
  expect(words.filter(({ word, english }) => word === '' || (word !== english && COMMANDS.some((other) => other === word)))).toEqual([]);
});

/** The parameters that stand for people at the table; `name` and `names` are those of anybody else. */
const SEATS = ['seat', 'seats', 'about'];

/** A name that no name is part of. */
const READER = new Person('‡', true);

test('the reader is never spoken of in the third person', () => {
  const naming = Object.entries(files).flatMap(([path, texts]) =>
    Object.entries(texts)
      .filter(([key]) => key !== 'end.won.several') // several at once are told by their names
      .filter(([, text]) => SEATS.some((seat) => format(text, { '*': 1, [seat]: READER }).includes(READER.name)))
      .map(([key]) => `${path} ${key}`),
  );
  expect(naming).toEqual([]);
});
