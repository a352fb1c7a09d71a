import { humanised, type Phrases } from '../text/phrases';
import type { Problem, Refusal } from '../wire';
import { gameText, hasText, t } from '../text/texts.svelte';

/** A problem of the hall as a sentence; a game's own refusal speaks for itself. */
export function problemText(problem: Problem, phrases?: Phrases): string {
  const own = `problem.${problem.key}`;
  const isAboutTheGame = problem.rule !== '';
  if (hasText(own)) return t(own, isAboutTheGame && phrases ? phrases.words(problem.words) : problem.words);
  return phrases?.refusal({ reason: problem.key, words: problem.words }) ?? t('problem.unknown');
}

const UNREADABLE = ['not-json', 'too-deep', 'bad-character', 'unknown-field', 'unknown-kind', 'misfit'];
const STALE = [...UNREADABLE, 'not-from-our-page', 'not-signed-in', 'banned', 'page-did-not-load', 'http-400', 'http-405'];

/** Whether loading the page anew helps: it is older than the hall, or the hall may see its reader otherwise by now. */
export const needsReload = (problem: Problem): boolean => STALE.includes(problem.key);

/** Why undo is barred. */
export function undoText(refusal: Refusal): string {
  const key = `problem.${refusal.reason}`;
  return hasText(key) ? t(key, refusal.words) : t('problem.unknown');
}

/** The name of a bot of this level. */
export const botName = (level: string): string => (hasText(`bot.${level}`) ? t(`bot.${level}`) : level);

export const gameName = (game: string): string => gameText(game, 'game.name') ?? humanised(game);
