import type { Plugin } from 'vite';

/**
 * Draws bundled icons with one digit behind the point. They come with three, on a canvas of 512, and are never shown half as large: what
 * is left out is a fraction of a pixel, and a quarter of what they weigh.
 */
export function roundedIcons(): Plugin {
  return {
    name: 'winterhall-rounded-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!/^(virtual:|~)icons\//.test(id)) return null;
      return { code: code.replace(/\bd=("|\\")([^"\\]+)\1/g, (_, quote: string, path: string) => `d=${quote}${rounded(path)}${quote}`), map: null };
    },
  };
}

/** Of the seven numbers of an arc, the two that are flags: one digit each, often with nothing between them and what follows. */
const FLAGS = [3, 4];
const ARC = 7;

/** A path with its numbers rounded, written as short as they can be read. */
export function rounded(path: string): string {
  return path.replace(/([mlhvcsqtaz])([^mlhvcsqtaz]*)/gi, (_, command: string, numbers: string) => command + shortest(numbers, command.toLowerCase() === 'a'));
}

function shortest(numbers: string, isArc: boolean): string {
  let [out, last, rest] = ['', '', numbers.replace(/^[\s,]+/, '')];
  for (let index = 0; rest !== ''; index++) {
    const isFlag = isArc && FLAGS.includes(index % ARC);
    const found = (isFlag ? /^[01]/ : /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?/i).exec(rest)?.[0];
    if (found === undefined) throw new Error(`no number in ${rest}`);
    const next = isFlag ? found : `${Math.round(Number(found) * 10) / 10 || 0}`.replace(/^(-?)0\./, '$1.');
    const isApart = last === '' || next.startsWith('-') || (next.startsWith('.') && last.includes('.'));
    out += isApart ? next : ` ${next}`;
    last = next;
    rest = rest.slice(found.length).replace(/^[\s,]+/, '');
  }
  return out;
}
