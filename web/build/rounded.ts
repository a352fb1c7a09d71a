import type { Plugin } from 'vite';

/** Shortens the shapes that come out of the set of icons. */
export function roundedShapes(): Plugin {
  return { name: 'winterhall-rounded', enforce: 'pre', transform: (code, id) => (/\bicons\/game-icons\//.test(id) && code.startsWith('<') ? { code: rounded(code), map: null } : undefined) };
}

/** How many numbers follow each letter of a path; those of an arc hold two flags, which may stand without a space. */
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7 };
const isFlag = (letter: string, at: number): boolean => letter === 'a' && (at % 7 === 3 || at % 7 === 4);

/** The drawing with one decimal in its paths: on a field of 512 units nobody sees the others, and everybody would load them. */
export const rounded = (svg: string): string => svg.replace(/( d=")([^"]+)(")/g, (_, start: string, path: string, end: string) => start + roundedPath(path) + end);

/** @throws Error if the path is written in a way that this does not read */
export function roundedPath(path: string): string {
  let short = '';
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = numbersOf(rest, letter.toLowerCase());
    if (numbers.length % (COUNTS[letter.toLowerCase()] ?? 1) !== 0) throw new Error(`there is a number too few in ${letter}${rest}`);
    short += letter + numbers.reduce((said, number) => said + (needsSpace(said, number) ? ' ' : '') + number, '');
  }
  return short;
}

function numbersOf(rest: string, letter: string): string[] {
  const numbers: string[] = [];
  let at = 0;
  while (at < rest.length) {
    const [found = ''] = (isFlag(letter, numbers.length) ? /^[\s,]*[01]/ : /^[\s,]*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/).exec(rest.slice(at)) ?? [];
    if (found === '' && rest.slice(at).trim() !== '') throw new Error(`no number at ${rest.slice(at)}`);
    if (found === '') break;
    numbers.push(shortened(Number(found.replace(/[\s,]/g, ''))));
    at += found.length;
  }
  return numbers;
}

const shortened = (number: number): string => String(Math.round(number * 10) / 10).replace(/^-0$/, '0').replace(/^(-?)0\./, '$1.');

/** A minus parts two numbers, and so does the point of the second if the first has one. */
const needsSpace = (said: string, number: string): boolean => said !== '' && !number.startsWith('-') && !(number.startsWith('.') && /\.\d*$/.test(said));
