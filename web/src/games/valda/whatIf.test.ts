import { expect, test } from 'vitest';
import { format, Person, type Values } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import ofGame from '../../../../games/valda/rules/src/main/resources/winterhall/valda/texts/en.properties';
import { duelOf } from './duel';
import { landsOf } from './lands';
import { lossOf } from './loss';
import { naming } from './naming';
import { staged } from './testMoments';
import ofBoard from './texts/en.properties';
import { whatIf } from './whatIf';

const texts: Readonly<Record<string, string>> = { ...(ofGame as object), ...(ofBoard as object) };
const text = (key: string, values?: Values) => {
  const pattern = texts[key];
  return pattern === undefined ? undefined : format(pattern, values ?? {});
};
const phrases = new Phrases(text, (seat) => new Person(seat, seat === 'seat:1'), naming);
const { view } = staged('valda');
const around = { lands: landsOf(view), view, me: 'seat:1', phrases, text };
const lines = (anchor: string) => whatIf(anchor, around).flatMap((thing) => thing.lines);

test('a land tells its power, the levels there, and what a temple would cost', () => {
  expect(lines('area:freya-kari')).toContain('You have 1 temple, level 1');
  expect(lines('area:freya-kari').at(-1)).toBe('Costs 2 diamonds and 2 gold and a building point.');
});

test('what cannot be paid says what is missing', () => {
  expect(lines('area:loki-mork').at(-1)).toBe('You are missing 2 blood.');
});

test('a building tells its price, a card what it costs and brings', () => {
  expect(whatIf('building:mine', around)[0]).toMatchObject({ name: 'Mine', rule: 'valda:R50' });
  expect(lines('building:mine').at(-1)).toBe('Costs 1 diamond and 2 gold and a building point.');
  expect(lines('card:treasure-chest-3').slice(1)).toEqual(['Costs an action point.', 'You have 2; then 5.']);
  expect(lines('card:freyas-charm').at(-1)).toBe('From the deck of Freya.');
});

test('what an attack would take is told with the haven that keeps the rest', () => {
  const moment = staged('attack-defence');
  const duel = duelOf(moment.view, moment.log);
  expect(duel && lossOf(duel, moment.view, 'seat:1', 10, text)).toBe('Without a defence you lose 1 follower; a safe haven keeps 1.');
});

test('stocks and fields have names', () => {
  expect(phrases.name('stock:2-blood+1-gold')).toBe('2 divine blood and 1 gold');
  expect(phrases.name('field:tyr-agir-3')).toBe('Tyr / Agir, field 3');
  expect(phrases.move({ kind: 'worship', trade: 'thrym-feast', paid: 'stock:nothing' } as never)).toBe('Thrym’s feast');
});
