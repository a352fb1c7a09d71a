import { expect, test } from 'vitest';
import { readPurse } from '../../kit/purse';
import { LANGUAGES } from '../../lib/text/texts.svelte';
import { catalogue } from './catalogue';

type Texts = Readonly<Record<string, string>>;

const files = import.meta.glob<Texts>(['./texts/*.properties', '../../../../games/valda/rules/src/main/resources/winterhall/valda/texts/*.properties'], { eager: true, import: 'default' });
const inLanguage = (code: string): Texts => Object.fromEntries(Object.entries(files).flatMap(([path, texts]) => (path.endsWith(`/${code}.properties`) ? Object.entries(texts) : [])));

/** As sentences write it out. */
const SIX: Texts = { en: 'six', nl: 'zes', de: 'sechs', fr: 'six', es: 'seis' };

test.each(LANGUAGES)('%s says how many rounds there are, as printed', (code) => {
  expect(catalogue.constants.valda?.rounds).toBe(6);
  const texts = inLanguage(code);
  for (const key of ['game.summary', 'suggest.goal', 'part.tree.about', 'lesson.goal']) expect(texts[key]).toMatch(new RegExp(`\\b${SIX[code]}\\b`));
});

/** A purse is no single number that a text could take. */
test.each(LANGUAGES)('%s says what Odin’s feast costs, as printed', (code) => {
  const cost = readPurse(catalogue.trade['odin-feast']?.cost.replace('stock:', '') ?? '');
  expect(cost).toEqual({ blood: 2, diamond: 1, gold: 1 });
  expect(inLanguage(code)['trade.odin-feast.text']?.match(/\d(?=[^{}]*\{followers)/g)?.[0]).toBe(String(cost?.blood));
});
