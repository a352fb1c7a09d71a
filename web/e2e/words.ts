import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { parse } from '../build/properties.ts';

type Texts = Readonly<Record<string, string>>;

export const LANGUAGES = ['nl', 'de', 'fr', 'es'];

const SHELL = '../src/texts/';
const BOARD = '../src/games/claim/texts/';
const RULES = '../../games/claim/rules/src/main/resources/winterhall/claim/texts/';
const PROBLEMS = '../../wire/src/main/resources/winterhall/wire/problems/';
/** The words of a game: those of its board, and those of its rules. */
const wordsOf = (game: string): string[] => [`../src/games/${game}/texts/`, `../../games/${game}/rules/src/main/resources/winterhall/${game.replaceAll('-', '')}/texts/`];
const ofGames = readdirSync(new URL('../src/games', import.meta.url)).filter((file) => !file.includes('.')).flatMap(wordsOf);
/** The shell's own words first; then those of the games, of the hall's refusals and of its administration. */
const FOLDERS = [SHELL, ...ofGames, PROBLEMS, '../../server/src/main/resources/winterhall/server/admin/texts/'];
/** The same in every language: names, and the command words of the text view. */
const ALLOWED = new Set(['Winterhall', 'Claim']);

const cache = new Map<string, Texts>();

function texts(folder: string, code: string): Texts {
  const path = fileURLToPath(new URL(`${folder}${code}.properties`, import.meta.url));
  const found = cache.get(path) ?? (existsSync(path) ? parse(readFileSync(path, 'utf8')) : {});
  cache.set(path, found);
  return found;
}

/** Texts by their key, so that the tests outlive a change of wording. */
const textsOf = (folder: string) =>
  (key: string, code = 'en'): string => {
    const text = texts(folder, code)[key];
    if (text === undefined) throw new Error(`no text ${key} in ${code}`);
    return text;
  };
export const t = textsOf(SHELL);
export const onBoard = textsOf(BOARD);
export const inGame = textsOf(RULES);
export const refused = textsOf(PROBLEMS);
/** What the board of a game says, and what its rules say. */
export const onBoardOf = (game: string): ((key: string, code?: string) => string) => textsOf(wordsOf(game)[0] ?? '');
export const inRulesOf = (game: string): ((key: string, code?: string) => string) => textsOf(wordsOf(game).at(-1) ?? '');

/** What a reader sees or hears: texts, and the names of what has no text. */
export const visible = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) said.add((node.textContent ?? '').trim());
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'placeholder']) said.add(element.getAttribute(name)?.trim() ?? '');
    }
    return [...said].filter((text) => /\p{L}{2}/u.test(text));
  });

const isPlain = (text: string): boolean => !/[{}]/.test(text);

/** A pattern as it may read once its gaps are filled; nothing for one that is hardly more than gaps. */
function shape(pattern: string): RegExp | undefined {
  const flat = pattern.replace(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, '\u0000');
  if (flat.includes('{') || flat.replace(/[^a-z]/gi, '').length < 8) return undefined;
  const escaped = flat.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll('\u0000', '.+');
  return new RegExp(`^${escaped}$`);
}

/** Of what is seen, what reads as an English text whose translation reads otherwise. */
export function leftovers(seen: readonly string[], code: string): string[] {
  const pairs = FOLDERS.flatMap((folder) => {
    const own = texts(folder, code);
    return Object.entries(texts(folder, 'en')).map(([key, english]) => ({ english, own: own[key] }));
  });
  const spoken = new Set(pairs.map(({ own }) => own));
  const foreign = pairs.filter(({ english, own }) => english !== own);
  const plain = new Set(foreign.map(({ english }) => english).filter(isPlain));
  const shapes = foreign.filter(({ english }) => !isPlain(english)).flatMap(({ english }) => shape(english) ?? []);
  return seen.filter(
    (text) => !ALLOWED.has(text) && !spoken.has(text) && (plain.has(text) || shapes.some((pattern) => pattern.test(text))),
  );
}
