import { botAt, type Seated } from '../hall/bots';
import { settingValue } from '../hall/settingText';
import { humanised, type Phrases } from '../text/phrases';
import type { Values } from '../text/format';
import type { Problem, Refusal } from '../wire';
import { gameText, hasText, t } from '../text/texts.svelte';

/** A problem of the hall as a sentence; a game's own refusal speaks for itself. */
export function problemText(problem: Problem, phrases?: Phrases): string {
  const own = `problem.${problem.key}`;
  const isAboutTheGame = problem.rule !== '';
  if (hasText(own)) return t(own, isAboutTheGame && phrases ? named(problem.words, phrases) : problem.words);
  return phrases?.refusal({ reason: problem.key, words: problem.words }) ?? t('problem.unknown');
}

/** What the engine says about a setup, in the game's names for its settings and their values. */
function named(words: Readonly<Record<string, string>>, phrases: Phrases): Values {
  const { setting = '', value, values, settings, counts } = words;
  const each = (list: string, name: (word: string) => string): string => phrases.joined(list.split(', ').map(name), 'disjunction');
  const valueName = (word: string): string => settingValue(setting, word, phrases.text);
  return {
    ...phrases.words(words),
    ...(setting && { setting: phrases.name(`setting:${setting}`) }),
    ...(value !== undefined && { value: valueName(value) }),
    ...(values !== undefined && { values: each(values, valueName) }),
    ...(settings !== undefined && { settings: each(settings, (key) => phrases.name(`setting:${key}`)) }),
    ...(counts !== undefined && { counts: each(counts, (count) => count) }),
  };
}

const UNREADABLE = ['not-json', 'too-deep', 'bad-character', 'unknown-field', 'unknown-kind', 'misfit'];
const STALE = [...UNREADABLE, 'not-from-our-page', 'not-signed-in', 'banned', 'page-did-not-load', 'http-400', 'http-405'];

/** Whether reloading the page helps: it is older than the hall, or the hall may know its reader under another name by now. */
export const needsReload = (problem: Problem): boolean => STALE.includes(problem.key);

/** Why undo is barred. */
export function undoText(refusal: Refusal): string {
  const key = `problem.${refusal.reason}`;
  return hasText(key) ? t(key, refusal.words) : t('problem.unknown');
}

/** What stands before the name of somebody who has chosen none; a name that was chosen never begins with it. */
const UNNAMED = '\u2060';

/** The name of a person as the reader reads it: whoever has chosen none is a guest in each language. */
export const personName = (name: string): string => (name.startsWith(UNNAMED) ? t('guest.name', { number: name.split(' ').at(-1) ?? '' }) : name);

/** The name of who sits there, a person or a bot. */
export const sitterName = (seats: readonly Seated[], { seat, name }: Seated): string => personName(name) || botName(botAt(seats, seat) ?? '');

/** The name of a bot: `greedy`, or `greedy.2` for the second of its level at a table. */
export function botName(bot: string): string {
  const [level = bot] = bot.split('.');
  return [bot, level].map((key) => `bot.${key}`).filter(hasText).map((key) => t(key))[0] ?? level;
}

export const gameName = (game: string): string => gameText(game, 'game.name') ?? humanised(game);
