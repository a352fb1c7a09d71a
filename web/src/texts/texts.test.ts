import { describe, expect, test } from 'vitest';
import { partOf } from '../../build/properties';
import { format, Person, type Values } from '../lib/text/format';
import { LANGUAGES } from '../lib/text/texts.svelte';
import { readBook } from '../lib/text/ruleBook';
import { COMMANDS } from '../lib/text/textView';

type Texts = Readonly<Record<string, string>>;

const files: Readonly<Record<string, Texts>> = import.meta.glob<Texts>(['./*.properties', '../games/*/texts/*.properties'], {
  eager: true,
  import: 'default',
});
/** Beside the texts: those that may be the same as in English, in `any` language or in one. */
const lists = import.meta.glob<Readonly<Record<string, Texts>>>(['./sameAsEnglish.ts', '../games/*/texts/sameAsEnglish.ts'], { eager: true, import: 'same' });
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
    const { any = {}, [code]: here = {} } = lists[path.replace('en.properties', 'sameAsEnglish.ts')] ?? {};
    const left = each.filter(([key, text]) => text === original[key]).map(([key]) => key);
    expect(left.filter((key) => !(key in any) && !(key in here))).toEqual([]);
    expect(Object.keys(here).filter((key) => !left.includes(key))).toEqual([]);
    expect(Object.keys(any).filter((key) => !(key in original))).toEqual([]);
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

const aboutPages: Readonly<Record<string, string>> = import.meta.glob<string>('./about/*.md', { eager: true, query: '?raw', import: 'default' });

test.each(['credits', 'source', 'privacy'])('the page %s says as much in every language, with a mark before which French breaks no line', (what) => {
  const shape = (code: string) => readBook(aboutPages[`./about/${what}.${code}.md`] ?? '').map(({ level, blocks }) => ({ level, blocks: blocks.map(({ kind, passages }) => ({ kind, count: passages.length })) }));
  expect(shape('en')[0]?.blocks.length).toBeGreaterThan(0);
  for (const code of LANGUAGES) expect({ code, shape: shape(code) }).toEqual({ code, shape: shape('en') });
  expect(aboutPages[`./about/${what}.fr.md`]).not.toMatch(/ [:;?!»]|« /);
});

test('a page about the hall names buttons and pages as they are called', () => {
  const named = { privacy: 'nav.account', source: 'page.record' };
  for (const [what, key] of Object.entries(named)) for (const code of LANGUAGES) expect(aboutPages[`./about/${what}.${code}.md`]).toContain(`*${files[`./${code}.properties`]?.[key]}*`);
});

const sources = import.meta.glob<string>(['../**/*.ts', '../**/*.svelte', '!../**/*.test.ts'], { eager: true, query: '?raw', import: 'default' });

test('several are joined as the language does it, never by commas in the code', () => {
  const joining = /\.join\((['"`])[,;] \1\)/;
  expect(Object.keys(sources).length).toBeGreaterThan(400);
  expect(Object.entries(sources).flatMap(([path, source]) => (joining.test(source) ? [path] : []))).toEqual([]);
});

/** The parameters that some code fills with what one of these makes. */
const filledBy = (makes: string): string[] => [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(new RegExp(`\\b(\\w+)(?:: | = (?:\\$derived\\()?)[^,;{}()\\n]*\\b(?:${makes})\\(`, 'g'))].map(([, name = '']) => name),
    ),
  ),
].sort();

/** The parameters that stand for one person at the table, and those that can stand for several. */
const ONE = filledBy('who');
const SEVERAL = filledBy('people');

/** The reader alone, and among others; by a name that no name is part of. */
const READER = new Person('‡', true);
const AMONG = new Person('‡ and Fox', false, 'Fox');

/** Texts that never name the reader, and why; and those that never do so among others. */
const OTHERS: Readonly<Record<string, string>> = { 'board.looked-at': 'who looked at a card reads the card' };
const ALONE: Readonly<Record<string, string>> = {
  ...OTHERS,
  'action.waiting': 'who is waited for is somebody else, or the reader alone',
  'proposal.waiting': 'stands where the reader has answered',
};

const namingReader = (parameter: readonly string[], reader: Person): string[] =>
  Object.entries(files).flatMap(([path, texts]) =>
    Object.entries(texts)
      .filter(([, text]) => parameter.some((name) => format(text, { '*': 1, [name]: reader }).includes('‡')))
      .map(([key]) => `${path} ${key}`),
  );

const keyOf = (place: string): string => place.replace(/^.* /, '');

test('the reader is never spoken of in the third person', () => {
  expect(ONE).toContain('seat');
  expect([...new Set(namingReader([...ONE, ...SEVERAL], READER).map(keyOf))]).toEqual(Object.keys(OTHERS));
});

test('nor among others, where the others alone are told by their names', () => {
  expect(SEVERAL).toEqual(expect.arrayContaining(['seats', 'targets', 'winners']));
  expect(SEVERAL.filter((name) => ONE.includes(name)), 'what can stand for several has a name of its own').toEqual([]);
  const named = namingReader(SEVERAL, AMONG);
  expect(named.filter((place) => !(keyOf(place) in ALONE))).toEqual([]);
  expect([...new Set(named.map(keyOf))].sort()).toEqual(Object.keys(ALONE).sort());
});

/** What a game's own texts are: those of its board and those of its rules. */
const rulesFiles: Readonly<Record<string, Texts>> = import.meta.glob<Texts>('../../../games/*/rules/src/main/resources/winterhall/*/texts/en.properties', { eager: true, import: 'default' });
const problems: Readonly<Record<string, Texts>> = import.meta.glob<Texts>('../../../wire/src/main/resources/winterhall/wire/problems/en.properties', { eager: true, import: 'default' });
const shell: Texts = Object.assign({}, files['./en.properties'], ...Object.values(problems)) as Texts;
const textsOf = (game: string): Texts => Object.assign({}, ...[...Object.entries(rulesFiles), ...Object.entries(files)].filter(([path]) => path.includes(`/games/${game}/`) && path.endsWith('/en.properties')).map(([, texts]) => texts)) as Texts;

/** The arguments of a call, from behind its bracket; nothing of what stands in brackets or quotes parts them. */
function argumentsFrom(source: string, start: number): string[] {
  const found = [''];
  let depth = 0;
  let quote = '';
  for (const char of source.slice(start)) {
    if (quote === '' && depth === 0 && char === ')') break;
    if (quote === '' && depth === 0 && char === ',') {
      found.push('');
      continue;
    }
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (`'"\``.includes(char)) quote = char;
    else if ('([{'.includes(char)) depth++;
    else if (')]}'.includes(char)) depth--;
    found[found.length - 1] += char;
  }
  return found.map((one) => one.trim()).filter((one) => one !== '');
}

interface Call {
  place: string;
  key: string;
  /** The names that are given; nothing where they are put together elsewhere. */
  given: string[] | undefined;
  text: string | undefined;
}

/** The calls of `t` or `text` whose keys stand there, each with what it gives and the text it takes. */
function calls(path: string, source: string): Call[] {
  const game = /^\.\.\/games\/([^/]+)\//.exec(path)?.[1];
  return [...source.matchAll(/(?<![\w.'$-])(t|text)(?:\?\.)?\(/g)].flatMap((call) => {
    const texts = call[1] === 't' ? shell : game && game !== 'generic' ? textsOf(game) : undefined;
    const [keys = '', values = '{}'] = argumentsFrom(source, call.index + call[0].length);
    const parts = /^\{.*\}$/s.test(values) ? argumentsFrom(`${values.slice(1, -1)})`, 0) : undefined;
    const given = parts?.some((part) => part.startsWith('...')) ? undefined : parts?.map((part) => part.split(':')[0]?.trim() ?? '');
    if (!texts) return [];
    const written = /^'([^']*)'$/.exec(keys)?.[1];
    const named = written === undefined ? [...keys.matchAll(/'([^']*)'/g)].map(([, key = '']) => key).filter((key) => key in texts) : [written];
    return named.map((key) => ({ place: `${path} ${key}`, key, given, text: texts[key] }));
  });
}

const CALLS = Object.entries(sources).flatMap(([path, source]) => calls(path, source));

test('whoever asks for a text gives what it takes', () => {
  expect(CALLS.length).toBeGreaterThan(800);
  expect(CALLS.filter(({ text }) => text === undefined).map(({ place }) => place)).toEqual([]);
  const missing = ({ place, given, text = '' }: Call): string[] => {
    const isPrinted = given?.length === 0 && /^\.\.\/games\//.test(place); // where nothing is told, a game's text takes what its catalogue says
    return isPrinted ? [] : parameters(text).filter((name) => given?.includes(name) === false);
  };
  expect(CALLS.filter((call) => missing(call).length > 0).map((call) => `${call.place} wants ${missing(call).join()}`)).toEqual([]);
});

test('what is said at a table alone is loaded with its game: no page says it before', () => {
  const sources: Readonly<Record<string, string>> = import.meta.glob(['../*.svelte', '../pages/*.svelte', '../account/*.svelte', '../lib/{hall,net,page}/*.ts'], { eager: true, import: 'default', query: '?raw' });
  const early = Object.entries(sources).flatMap(([path, source]) => [...source.matchAll(/\bt\([`']([\w.-]+)/g)].filter(([, key = '']) => Object.keys(partOf({ [`${key}.`]: '' }, ['table'])).length > 0).map(([, key]) => `${path} ${key}`));
  expect(early).toEqual([]);
});
