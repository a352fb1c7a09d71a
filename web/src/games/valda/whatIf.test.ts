import { expect, test } from 'vitest';
import { format, Person, type Values } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import ofGame from '../../../../games/valda/rules/src/main/resources/winterhall/valda/texts/en.properties';
import { defencesOf, duelOf } from './duel';
import { landsOf } from './lands';
import { naming } from './naming';
import { prospectsOf } from './prospects';
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

const prospects = (name: string, target: string, card?: string) => {
  const { view: shown, log } = staged(name);
  const duel = duelOf(shown, log);
  const defence = card === undefined ? undefined : defencesOf([card], [{ line: 'defend', anchors: [card], move: { kind: 'defend', card } as never }], 0)[0];
  return duel && prospectsOf(target, defence, { duel, view: shown, lands: landsOf(shown), havenEvery: 10, phrases, text });
};

test('what an attack puts at stake is told with the haven that keeps the rest, and both ways it can end', () => {
  expect(prospects('attack-defence', 'seat:1', 'card:palisade')).toEqual({
    stake: 'At stake: 2 of your 11 followers. Haven 10 stops the fall.',
    holds: 'Palisade 6: holds, 6 against 6. Agir gives you 1 rune.',
    hit: 'No defence: you lose 1 follower, 11 to 10. The haven saves 1.',
    caution: 'Weapons may still change the attack.',
  });
});

test('who watches reads of the same stakes, and of no card', () => {
  const watched = prospects('attack-watched', 'seat:1');
  expect(watched?.hit).toBe(prospects('attack-defence', 'seat:1')?.hit);
  expect(watched?.holds).toBe('A defence that holds ends the attack. Agir gives you 1 rune.');
});

test('a raid puts resources at stake; what is over has no prospects', () => {
  expect(prospects('no-defence', 'seat:1')?.stake).toBe('At stake: 2 of your 8 resources.');
  expect(prospects('attack-held', 'seat:1')).toBeUndefined();
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
