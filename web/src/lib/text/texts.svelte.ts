import { valueAt, valuesFor, type Catalogue } from './catalogue';
import { format, type Values } from './format';

/** The words of the shell and of each game, in the reader's language, each loaded when it is first needed. */
type Texts = Readonly<Record<string, string>>;
type Load = () => Promise<{ default: Texts }>;

const shellFiles = import.meta.glob<{ default: Texts }>('../../texts/*.properties', { query: '?door' });
/** What the shell says at a table alone. */
const tableFiles = import.meta.glob<{ default: Texts }>('../../texts/*.properties', { query: '?table' });
/** Why the hall does not do something. */
const problemFiles = import.meta.glob<{ default: Texts }>(
  '../../../../wire/src/main/resources/winterhall/wire/problems/*.properties',
);
const gameFiles = import.meta.glob<{ default: Texts }>(
  '../../../../games/*/rules/src/main/resources/winterhall/*/texts/*.properties',
);
/** Only their names and summaries. */
const coverFiles = import.meta.glob<{ default: Texts }>(
  '../../../../games/*/rules/src/main/resources/winterhall/*/texts/*.properties',
  { query: '?cover' },
);
const boardCoverFiles = import.meta.glob<{ default: Texts }>('../../games/*/texts/*.properties', { query: '?cover' });

/** What only the board of a game needs words for. */
const boardFiles = import.meta.glob<{ default: Texts }>('../../games/*/texts/*.properties');

/** What is printed on the things of a game; texts about them take their values from it. */
const catalogueFiles = import.meta.glob<{ default: Catalogue }>('../../games/*/catalogue.ts');
const catalogues: Record<string, Catalogue> = {};

export const LANGUAGES: readonly string[] = ['en', 'nl', 'de', 'fr', 'es'];

class Words {
  language = $state('en');
  shell = $state.raw<Texts>({});
  games = $state.raw<Readonly<Record<string, Texts>>>({});
}

const words = new Words();

/** What was asked for last; the words follow as soon as their files are here. */
let asked = 'en';
/** The games whose words are wanted: all of them, or the cover alone. */
const learned = new Map<string, 'all' | 'cover'>();

export const language = (): string => words.language;

/** The language as it is used where the reader lives, for dates and lists: `en-US`; English of no place is written as in Britain. */
export const region = (): string => regionOf(words.language, navigator.languages);

/** A browser may name a place that the language tags do not know, `en-US@posix`; that is passed over. */
export const regionOf = (code: string, wishes: readonly string[]): string =>
  wishes.find((wish) => wish.startsWith(`${code}-`) && isLanguageTag(wish)) ?? (code === 'en' ? 'en-GB' : code);

function isLanguageTag(wish: string): boolean {
  try {
    return Intl.getCanonicalLocales(wish).length === 1;
  } catch {
    return false;
  }
}

/** A sentence of the shell. */
export function t(key: string, values?: Values): string {
  const pattern = words.shell[key];
  return pattern === undefined ? key : format(pattern, values, words.language);
}

export const hasText = (key: string): boolean => key in words.shell;

/** A sentence of a game, if the game has it. */
export function gameText(game: string, key: string, values?: Values): string | undefined {
  const pattern = words.games[game]?.[key];
  return pattern === undefined ? undefined : format(pattern, valuesOf(catalogues[game] ?? {}, key, values), words.language);
}

/** A reason says what its rule says as it is printed, besides what happened; and any text what is printed anywhere. */
function valuesOf(catalogue: Catalogue, key: string, values: Values | undefined): Values {
  const printed = values && !key.startsWith('why.') ? undefined : valuesFor(catalogue, key);
  return new Proxy(values ?? {}, { get: (told, name: string) => printed?.[name] ?? valueAt(catalogue, name) ?? told[name] });
}

/** Changes the language of everything at once; English where the wanted one is not there. */
export async function speak(wanted: string): Promise<void> {
  asked = LANGUAGES.includes(wanted) ? wanted : 'en';
  await fetchWords();
}

/** Makes the words of a game ready. */
export async function learnGame(id: string): Promise<void> {
  if (learned.get(id) === 'all' && words.games[id]) return;
  learned.set(id, 'all');
  await fetchWords();
}

/** Makes ready what a page says that shows these games among others: names and summaries. */
export async function learnCovers(ids: readonly string[]): Promise<void> {
  const fresh = ids.filter((id) => !learned.has(id));
  for (const id of fresh) learned.set(id, 'cover');
  if (fresh.length > 0) await fetchWords();
}

/** Shell and games change together, so that no page ever speaks two languages. */
async function fetchWords(): Promise<void> {
  const code = asked;
  const wanted = new Map(learned);
  const ids = [...wanted.keys()];
  const isAtTable = [...wanted.values()].includes('all');
  const [shell, table, problems, ...games] = await Promise.all([
    load(file(shellFiles, code)),
    load(isAtTable ? file(tableFiles, code) : undefined),
    load(problemFile(code)),
    ...ids.map((id) => (wanted.get(id) === 'all' ? gameTexts(id, code) : coverTexts(id, code))),
  ]);
  const isOutdated = code !== asked || [...learned].some(([id, how]) => wanted.get(id) !== how);
  if (isOutdated) return fetchWords(); // more was asked for meanwhile
  words.shell = { ...problems, ...shell, ...table };
  words.games = Object.fromEntries(ids.map((id, index) => [id, games[index] ?? {}]));
  words.language = code;
  document.documentElement.lang = code;
}

/** The language that a setting stands for: the one it names, or that of the browser. */
export function meant(setting: string): string {
  return setting === 'auto' ? browserLanguage(navigator.languages) : setting;
}

/** The first language of the browser that the hall speaks. */
export function browserLanguage(wishes: readonly string[]): string {
  return wishes.map((wish) => wish.split('-')[0]?.toLowerCase() ?? '').find((code) => LANGUAGES.includes(code)) ?? 'en';
}

function file(files: Record<string, Load>, code: string): Load | undefined {
  return Object.entries(files).find(([path]) => path.startsWith(`../../texts/${code}.`))?.[1];
}

function problemFile(code: string): Load | undefined {
  return Object.entries(problemFiles).find(([path]) => path.endsWith(`/${code}.properties`))?.[1];
}

/** The file of a game in this language, or in English. */
function ofGame(files: Record<string, Load>, id: string, code: string): Load | undefined {
  const inLanguage = (wanted: string): Load | undefined =>
    Object.entries(files).find(([path]) => path.includes(`/games/${id}/`) && path.split('?')[0]?.endsWith(`/texts/${wanted}.properties`))?.[1];
  return inLanguage(code) ?? inLanguage('en');
}

async function gameTexts(id: string, code: string): Promise<Texts> {
  const [game, board, catalogue] = await Promise.all([
    load(ofGame(gameFiles, id, code)),
    load(ofGame(boardFiles, id, code)),
    catalogueFiles[`../../games/${id}/catalogue.ts`]?.(),
  ]);
  if (catalogue) catalogues[id] = catalogue.default;
  return { ...game, ...board };
}

async function coverTexts(id: string, code: string): Promise<Texts> {
  const [game, board] = await Promise.all([load(ofGame(coverFiles, id, code)), load(ofGame(boardCoverFiles, id, code))]);
  return { ...game, ...board };
}

async function load(from: Load | undefined): Promise<Texts> {
  return from ? (await from()).default : {};
}
