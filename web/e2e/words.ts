import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from '../build/properties.ts';

export const LANGUAGES = ['nl', 'de', 'fr', 'es'];

const file = (code: string): string => fileURLToPath(new URL(`../src/texts/${code}.properties`, import.meta.url));
const cache = new Map<string, Record<string, string>>();

export const isSpoken = (code: string): boolean => existsSync(file(code));

/** A text of the shell by its key, so that the tests outlive a change of wording. */
export function t(key: string, code = 'en'): string {
  const texts = cache.get(code) ?? parse(readFileSync(file(code), 'utf8'));
  cache.set(code, texts);
  const text = texts[key];
  if (text === undefined) throw new Error(`no text ${key} in ${code}`);
  return text;
}
