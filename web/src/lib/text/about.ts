import type { NoticePart } from './notice';
import type { Chapter } from './ruleBook';

/** The pages about the hall itself, written like a rule book, each language on its own; loaded when somebody opens one. */
const files = import.meta.glob<string>('../../texts/about/*.md', { query: '?raw', import: 'default' });

const loaderOf = (what: string, language: string): (() => Promise<string>) | undefined => files[`../../texts/about/${what}.${language}.md`];

export const isAboutPage = (what: string): boolean => loaderOf(what, 'en') !== undefined;

/** One of these pages; the credits end with what the program says of the work of others. */
export async function aboutPage(what: string, language: string): Promise<{ chapters: Chapter[]; notice: NoticePart[] }> {
  const [{ readBook }, source = '', notice] = await Promise.all([import('./ruleBook'), loaderOf(what, language)?.(), what === 'credits' ? theNotice() : []]);
  return { chapters: readBook(source), notice };
}

async function theNotice(): Promise<NoticePart[]> {
  const [{ readNotice }, { default: source }] = await Promise.all([import('./notice'), import('../../../../NOTICE?raw')]);
  return readNotice(source);
}
