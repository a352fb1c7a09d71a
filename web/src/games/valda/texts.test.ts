import { expect, test } from 'vitest';
import { readPurse } from '../../kit/purse';
import { format, Person } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { LANGUAGES } from '../../lib/text/texts.svelte';
import { catalogue } from './catalogue';
import { effectOf } from './prospects';

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

test.each(LANGUAGES)('%s says of each attack first what it is worth, then what it does', (code) => {
  const texts = inLanguage(code);
  const phrases = new Phrases((key) => (texts[key] === undefined ? undefined : format(texts[key], { value: 7, amount: 2 }, code)), (seat) => new Person(seat));
  for (const { id } of Object.values(catalogue.card).filter(({ kind }) => kind === 'attack')) {
    const [about, does] = [phrases.about(`card:${id}`), effectOf(`card:${id}`, phrases)];
    expect(about.slice(0, -does.length), id).toMatch(/^[^.]*7[^.]*\. $/);
    expect(does, id).toMatch(/^\p{Lu}.*\.$/u);
    expect(does, id).not.toContain('7');
  }
});
