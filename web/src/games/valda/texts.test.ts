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

/** A purse is no single number that a text could take, and a move knows no constants. */
const stockOf = (written: string | undefined) => readPurse((written ?? '').replace('stock:', ''));

test.each(LANGUAGES)('%s says what Odin’s trades cost, as printed', (code) => {
  const texts = inLanguage(code);
  const written = (trade: string): string[] => texts[`trade.${trade}.text`]?.split('{followers')[0]?.match(/\d/g) ?? [];
  expect(stockOf(catalogue.trade['odin-feast']?.cost)).toEqual({ blood: 2, diamond: 1, gold: 1 });
  expect(written('odin-feast')[0]).toBe('2');
  expect(written('odin-feast').slice(1).every((number) => number === '1')).toBe(true);
  expect(stockOf(catalogue.trade['odin-offering']?.cost)).toEqual({ blood: 1, diamond: 1, gold: 1 });
  expect(written('odin-offering').every((number) => number === '1')).toBe(true);
});

test.each(LANGUAGES)('%s says what the bank takes and what a rune is worth, as printed', (code) => {
  const { bankRate, runeWorth } = catalogue.constants.valda ?? {};
  expect(inLanguage(code)['move.trade-with-bank']).toContain(`${bankRate} × {give}`);
  expect(stockOf(String(runeWorth))).toEqual({ blood: 1, diamond: 1, gold: 1 });
  expect(inLanguage(code)['move.trade-rune']).not.toMatch(/[02-9]/);
});

/** A die is printed in one place, and only some have a skull. */
test.each(LANGUAGES)('%s speaks of a skull only on a card that rolls a die with one', (code) => {
  const texts = inLanguage(code);
  const runes = Object.values(catalogue.card).filter(({ effect }) => effect === 'roll-for-followers');
  const skull = texts['face.skull']?.split(' ').at(-1) ?? '';
  for (const { id, die } of runes) expect([id, texts[`card.${id}.text`]?.toLowerCase().includes(skull.toLowerCase())]).toEqual([id, catalogue.die[die ?? '']?.faces.includes('face:skull') ?? false]);
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
