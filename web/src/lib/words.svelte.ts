import { format, type Values } from './format';

/** The words of the shell and of each game, in the reader's language, each loaded when it is first needed. */
type Texts = Readonly<Record<string, string>>;
type Load = () => Promise<{ default: Texts }>;

const shellFiles = import.meta.glob<{ default: Texts }>('../texts/*.properties');
/** Why the hall does not do something. */
const problemFiles = import.meta.glob<{ default: Texts }>(
  '../../../wire/src/main/resources/winterhall/wire/problems/*.properties',
);
const gameFiles = import.meta.glob<{ default: Texts }>(
  '../../../games/*/rules/src/main/resources/winterhall/*/texts/*.properties',
);

/** What only the board of a game needs words for. */
const boardFiles = import.meta.glob<{ default: Texts }>('../games/*/texts/*.properties');

export const LANGUAGES = ['en', 'nl', 'de', 'fr', 'es'].filter((code) => file(shellFiles, code) !== undefined);

class Words {
  language = $state('en');
  shell = $state.raw<Texts>({});
  games = $state.raw<Readonly<Record<string, Texts>>>({});
}

const words = new Words();

export const language = (): string => words.language;

/** A sentence of the shell. */
export function t(key: string, values?: Values): string {
  const pattern = words.shell[key];
  return pattern === undefined ? key : format(pattern, values, words.language);
}

export const hasText = (key: string): boolean => key in words.shell;

/** A sentence of a game, if the game has it. */
export function gameText(game: string, key: string, values?: Values): string | undefined {
  const pattern = words.games[game]?.[key];
  return pattern === undefined ? undefined : format(pattern, values, words.language);
}

/** Changes the language of everything at once; English where the wanted one is not there. */
export async function speak(wanted: string): Promise<void> {
  const code = LANGUAGES.includes(wanted) ? wanted : 'en';
  const [shell, problems] = await Promise.all([load(file(shellFiles, code)), load(problemFile(code))]);
  const games = await Promise.all(
    Object.keys(words.games).map(async (id) => [id, await gameTexts(id, code)] as const),
  );
  words.shell = { ...problems, ...shell };
  words.games = Object.fromEntries(games);
  words.language = code;
  document.documentElement.lang = code;
}

/** Makes the words of a game ready. */
export async function learnGame(id: string): Promise<void> {
  if (words.games[id]) return;
  const texts = await gameTexts(id, words.language);
  words.games = { ...words.games, [id]: texts };
}

/** The first language of the browser that the hall speaks. */
export function browserLanguage(wishes: readonly string[]): string {
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find((code) => LANGUAGES.includes(code)) ?? 'en';
}

function file(files: Record<string, Load>, code: string): Load | undefined {
  return files[`../texts/${code}.properties`];
}

function problemFile(code: string): Load | undefined {
  return Object.entries(problemFiles).find(([path]) => path.endsWith(`/${code}.properties`))?.[1];
}

async function gameTexts(id: string, code: string): Promise<Texts> {
  const at = (files: Record<string, Load>, ending: string): Load | undefined =>
    [code, 'en'].flatMap((wanted) => Object.entries(files).find(([path]) => path.endsWith(`${ending}/texts/${wanted}.properties`))?.[1] ?? [])[0];
  const [game, board] = await Promise.all([load(at(gameFiles, `winterhall/${id}`)), load(at(boardFiles, `games/${id}`))]);
  return { ...game, ...board };
}

async function load(from: Load | undefined): Promise<Texts> {
  return from ? (await from()).default : {};
}
