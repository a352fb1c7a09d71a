import type { Plugin } from 'vite';

/**
 * Lets a text file of a game or of the shell be imported: `key = sentence` on each line becomes one object. With `?cover` only
 * what a page says that shows the game among others: the landing page names every game and must not load all their cards. Of the
 * shell, `?door` is what any page may say, and `?table` the rest, which is said at a table alone.
 */
export function properties(): Plugin {
  return {
    name: 'winterhall-properties',
    transform(source, id) {
      const [file, query = ''] = id.split('?');
      if (!file?.endsWith('.properties')) return null;
      const texts = partOf(parse(source), query.split('&'));
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(texts))});`, map: null };
    },
  };
}

const COVER = /^(game\.(name|summary)|cover\.with)$/;
const TABLE = /^(beat|chat|command|log|notes|orders|person|proposal|side|tab|text)\./;

/** The part of a file that these words of its address ask for; without any of them all of it. */
export function partOf(texts: Record<string, string>, asked: readonly string[]): Record<string, string> {
  const some = (fits: (key: string) => boolean): Record<string, string> => Object.fromEntries(Object.entries(texts).filter(([key]) => fits(key)));
  if (asked.includes('cover')) return some((key) => COVER.test(key));
  if (asked.includes('table')) return some((key) => TABLE.test(key));
  return asked.includes('door') ? some((key) => !TABLE.test(key)) : texts;
}

/** Reads `key = value` lines as Java does: comments, line ends that go on, and unicode escapes. */
export function parse(source: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const line of source.replace(/\\\r?\n[ \t]*/g, '').split(/\r?\n/)) {
    const entry = /^[ \t]*([^#!=:\s][^=:\s]*)[ \t]*[=: \t][ \t]*(.*)$/.exec(line);
    if (entry?.[1] !== undefined && entry[2] !== undefined) texts[entry[1]] = unescape(entry[2]);
  }
  return texts;
}

function unescape(text: string): string {
  return text.replace(/\\(u[0-9a-fA-F]{4}|.)/g, (_, code: string) => {
    if (code.length === 5) return String.fromCharCode(parseInt(code.slice(1), 16));
    return { n: '\n', t: '\t', r: '\r' }[code] ?? code;
  });
}
