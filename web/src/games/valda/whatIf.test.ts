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
import { foretold, whatIf } from './whatIf';

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
  expect(lines('area:freya-kari').slice(-2)).toEqual(['Brings a follower and a card of Freya.', 'Costs 2 diamonds and 2 gold and a building point.']);
});

test('a first touch foretells what a second one does', () => {
  expect(foretold('area:freya-kari', around)).toBe(`${phrases.about('occupant:freya')} Brings a follower and a card of Freya. Costs 2 diamonds and 2 gold and a building point.`);
  expect(foretold('resource:gold', around)).toBe('You have 2; then 3.');
  expect(foretold('building:mine', around)).toContain('Costs 1 diamond and 2 gold');
  expect(foretold('deck:b', around)).toBe('Attack and defence cards.');
  expect(foretold('card:victory-2', around)).toBe(''); // a card has words of its own
});

test('a free action card says once that it costs nothing', () => {
  expect(lines('card:yggdrasil-3').join(' ').match(/no action point/g)).toHaveLength(1);
});

test('what cannot be paid says what is missing', () => {
  expect(lines('area:loki-mork').at(-1)).toBe('You still need 2 blood.');
});

test('what is missing is told in words, also where it cannot be built', () => {
  expect(phrases.refusal({ reason: 'cannot-pay', words: { missing: '2-blood' } })).toContain('2 divine blood');
});

test('a building tells its price, a card what it costs and brings', () => {
  expect(whatIf('building:mine', around)[0]).toMatchObject({ name: 'Mine', rule: 'valda:R50' });
  expect(lines('building:mine').at(-1)).toBe('Costs 1 diamond and 2 gold and a building point.');
  expect(lines('card:treasure-chest-3').slice(1)).toEqual(['Costs an action point.', 'You have 2; then 5.']);
  expect(lines('card:freyas-charm').at(-1)).toBe('From Freya’s deck.');
});

test('what an attack would take is told with the haven that keeps the rest', () => {
  const moment = staged('attack-defence');
  const duel = duelOf(moment.view, moment.log);
  expect(duel && lossOf(duel, moment.view, 'seat:1', 10, text)).toBe('Without a defence you lose 1 follower; a safe haven keeps 1.');
});

test('stocks and fields have names', () => {
  expect(phrases.name('stock:2-blood+1-gold')).toBe('2 divine blood and 1 gold');
  expect(phrases.name('field:tyr-agir-3')).toBe('Tyr / Agir, field 3');
  const seen = new Phrases(text, (seat) => new Person(seat), naming, 'en-GB', view);
  expect(seen.name('area:tyr-agir')).toBe('Agir'); // who lives there
  expect(seen.move({ kind: 'build-temple', area: 'area:freya-kari' } as never)).toBe('Build a temple at Freya');
  expect(seen.name('field:surtur-hel-2')).toBe('Surtur, field 2');
  expect(phrases.move({ kind: 'worship', trade: 'thrym-feast', paid: 'stock:nothing' } as never)).toBe('Trade: Thrym’s feast');
});

test('parts of the board, phases and seats explain themselves', () => {
  expect(whatIf('part:haven', around)[0]).toMatchObject({ name: 'Safe haven' });
  expect(whatIf('phase:resource', around)[0]?.lines.join(' ')).toMatch(/^Mines and drills roll dice.*Freya, level 1/);
  expect(lines('seat:2')[0]).toMatch(/^9 followers, .*3 gold/);
});

test('a card without effect says so, and why', () => {
  expect(lines('card:ruler-of-the-giants')).toContain('It would do nothing now: there is no attack card in discard pile B.');
  expect(foretold('card:ruler-of-the-giants', around)).toContain('It would do nothing now');
});
