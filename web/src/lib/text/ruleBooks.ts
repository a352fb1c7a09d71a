import type { Chapter } from './ruleBook';

/** The rule books of all games, each language on its own, loaded when somebody opens one. */
const files = import.meta.glob<string>('../../../../games/*/rules/src/main/resources/winterhall/*/rulebook/*.md', {
  query: '?raw',
  import: 'default',
});

const loaderOf = (game: string, language: string): (() => Promise<string>) | undefined =>
  Object.entries(files).find(([path]) => path.includes(`/games/${game}/`) && path.endsWith(`/rulebook/${language}.md`))?.[1];

export const hasBook = (game: string): boolean => loaderOf(game, 'en') !== undefined;

/** The book of a game in this language, else in English; nothing if it has none. */
export async function bookOf(game: string, language: string): Promise<Chapter[] | undefined> {
  const load = loaderOf(game, language) ?? loaderOf(game, 'en');
  if (!load) return undefined;
  const [{ readBook }, source] = await Promise.all([import('./ruleBook'), load()]);
  return readBook(source);
}

/** `claim:R10` → the game and its rule; nothing if it is not a rule that a book can state. */
export function ruleIn(rule: string): { game: string; rule: string } | undefined {
  const [game = '', number = ''] = rule.split(':');
  return number !== '' && hasBook(game) ? { game, rule: number } : undefined;
}
