import type { Table } from './table';

/** What the reader looks for: the Princess by clues, a Legend by rumors. */
export type Quest = 'clues' | 'rumors';

/** What is being looked for at one table: the map, the strip of cards and the list beside it show the same. */
export class Search {
  /** What the reader asked to see. */
  asked = $state<Quest>();
  /** What is shown: what was asked for, else what can be found now. */
  shown = $state<Quest>();
  /** The Legend that was touched in the list. */
  legend = $state<string>();

  close(): void {
    [this.asked, this.legend] = [undefined, undefined];
  }
}

const searches = new WeakMap<Table, Search>();

/** One for each table, shared by all that shows it. The first to ask makes it, and a `$derived` that makes it does not follow what it reads there: asking and reading take two. */
export function searchOf(table: Table): Search {
  const search = searches.get(table) ?? new Search();
  searches.set(table, search);
  return search;
}
