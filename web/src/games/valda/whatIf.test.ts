import { expect, test } from 'vitest';
import { Person } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { naming } from './naming';
import { defencesOf, duelOf } from './duel';
import { landsOf } from './lands';
import { prospectsOf } from './prospects';
import { staged } from './testMoments';
import { phrasesOf, text, texts } from './testWords';
import { attackWith, divineDecks, foretold, onAttack, whatIf } from './whatIf';

const phrases = phrasesOf('seat:1');
const { view } = staged('valda');
const around = { lands: landsOf(view), view, me: 'seat:1', phrases, text };
const lines = (anchor: string) => whatIf(anchor, around).flatMap((thing) => thing.lines);

test('a land tells its power, the levels there, and what a temple would cost', () => {
  expect(lines('area:freya-kari')[1]).toBe('seat:4 controls it.');
  expect(lines('area:freya-kari')).toContain('You have 1 temple, level 1.');
  expect(lines('area:surtur-hel')).toContain('Nobody controls it.');
  expect(lines('area:freya-kari').slice(-3)).toEqual(['Brings a follower (11 to 12) and a card of Freya.', 'Then level 1; nobody has control.', 'Costs 2 diamonds and 2 gold and a building point.']);
});

test('a temple foretells the level it gives and what becomes of control, and the power at that level (R60, R61)', () => {
  expect(lines('area:tyr-agir')).toContain('Then level 2 and control.');
  expect(foretold('area:tyr-agir', around)).toMatch(/Agir: 2 runes if your defence holds\.$/);
  expect(lines('area:surtur-hel')).toContain('Then level 1.');
  expect(lines('area:odin-thrym').join(' ')).not.toContain('Then'); // level 2 and control are there already
  const watched = staged('valda-watched').view;
  expect(landsOf(watched).every(({ built }) => built === undefined)).toBe(true);
});

test('a card that brings followers or runes says how many there are then, runes as far as there are any', () => {
  expect(lines('card:seduction-1')).toContain('You have 11; then 12.');
  expect(lines('card:victory-2')).toContain('You have 2; then 4.');
  const last = whatIf('card:victory-2', { ...around, view: { ...view, runesLeft: 1 } }).flatMap((thing) => thing.lines);
  expect(last).toContain('You have 2; then 3.');
});

test('a weapon says what becomes of the attack on the table, and which card of the reader would hold then', () => {
  const now = (name: string, me: string, card: string) => {
    const { view: shown, log } = staged(name);
    const near = { lands: landsOf(shown), view: shown, me, phrases: phrasesOf(me), text };
    return onAttack(card, { ...near, duel: duelOf(shown, log, me) });
  };
  expect(now('weapons', 'seat:1', 'card:freyas-charm')).toEqual(['The attack goes from 5 to 2.', 'Round Shield 4 would hold then.']);
  expect(now('weapons', 'seat:1', 'card:puddle-of-mud')).toEqual(['The attack goes from 5 to 8.', 'None of your defence cards would hold then.']);
  expect(now('attack-declared', 'seat:4', 'card:puddle-of-mud')).toEqual(['The attack goes from 6 to 9.']);
  expect(now('weapons', 'seat:1', 'card:gleipnir')).toEqual([]);
  expect(now('attack-held', 'seat:1', 'card:freyas-charm')).toEqual([]);
  expect(lines('card:freyas-charm').join(' ')).not.toContain('The attack goes'); // no attack
});

test('a first touch foretells what a second one does', () => {
  expect(foretold('area:freya-kari', around)).toBe('Brings a follower (11 to 12) and a card of Freya. Then level 1; nobody has control. Costs 2 diamonds and 2 gold and a building point. Freya: Draw 3, keep 2.');
  expect(foretold('resource:gold', around)).toBe('Costs an action point. You have 2; then 3.');
  expect(foretold('building:mine', around)).toContain('Costs 1 diamond and 2 gold');
  expect(foretold('deck:b', around)).toBe('Attack and defence cards. Costs an action point.');
  expect(foretold('card:treasure-chest-3', around)).toContain('Costs an action point. You have 2; then 5.');
});

test('an attack card says its value with Surtur, where the reader has his power; with few seats level 1 adds nothing', () => {
  const attack = staged('attack-chosen').view;
  const of = (me: string, seats = attack) => attackWith('card:double-kill-4', { ...around, lands: landsOf(seats), view: seats, me });
  expect(of('seat:2')).toMatch(/Its value is 6 with Surtur\.$/);
  expect(of('seat:1')).toBe('');
  expect(of('seat:2', { ...attack, state: { ...attack.state, players: attack.state.players.slice(0, 3) } })).toBe('');
});

test('where nobody lives yet, the price and the power of both are foretold', () => {
  const open = { ...view, state: { ...view.state, areas: view.state.areas.map(({ temples }) => ({ temples })) } };
  const control = view.control.map((one) => (one.area === 'area:freya-kari' ? { ...one, cost: ['2-diamond+2-gold', '3-diamond+3-gold'] } : one));
  const said = foretold('area:freya-kari', { ...around, lands: landsOf({ ...open, control }), view: open });
  expect(said).toBe('Brings a follower, and you choose who lives there. Freya (2 diamonds and 2 gold): Draw 3, keep 2. Kari (3 diamonds and 3 gold): Reroll 1 die; no loss by skulls.');
});

test('a free action card says once that it costs nothing', () => {
  expect(lines('card:yggdrasil-3').join(' ').match(/no action point/g)).toHaveLength(1);
});

test('while cards are free, one that costs a point says so and how many are left, one that never does stays silent', () => {
  const told = (anchor: string, freePlays: number) => whatIf(anchor, { ...around, view: { ...view, state: { ...view.state, turn: { ...view.state.turn, freePlays } } } }).flatMap((thing) => thing.lines);
  expect(told('card:seduction-1', 2)).toContain('Costs nothing now: 2 cards are still free.');
  expect(told('card:seduction-1', 1)).toContain('Costs nothing now: 1 card is still free.');
  expect(told('card:seduction-1', 0)).toContain('Costs an action point.');
  for (const card of ['card:yggdrasil-3', 'card:raid-5']) expect(told(card, 2)).toEqual(told(card, 0));
});

test('Winter’s Breath with no card to make free says so in words', () => {
  const alone = { ...view, hands: view.hands.map((hand, at) => (at === 0 ? { ...hand, known: { ...hand.known, cards: ['card:winters-breath'] } } : hand)) };
  expect(foretold('card:winters-breath', { ...around, view: alone })).toContain('It would do nothing now: you hold no other action card that costs a point.');
  expect(foretold('card:winters-breath', around)).not.toContain('nothing now');
});

test('the button names what is done with a card that is given away or taken', () => {
  const of = (ask: string) => phrases.deed(ask, ['card:palisade']);
  expect(['put-card-under', 'pay-card', 'sacrifice-card', 'take-from-hand', 'take-from-piles', 'take-discard'].map(of)).toEqual([
    'Put Palisade under the deck', 'Discard Palisade', 'Sacrifice Palisade', 'Take Palisade', 'Take Palisade', 'Take Palisade',
  ]);
  expect(of('act')).toBeUndefined();
  for (const key of Object.keys(texts).filter((one) => one.startsWith('deed.'))) expect(texts, key).toHaveProperty([key.replace('deed.', 'ask.')]);
});

test('a price that is not the printed one says who changed it', () => {
  expect(lines('area:odin-thrym').at(-1)).toBe('1 blood less because of Surtur.');
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
  const seen = new Phrases(text, (seat) => new Person(seat), (type, id, lookup) => naming(type, id, lookup, view));
  expect(seen.name('area:tyr-agir')).toBe('Agir'); // who lives there
  expect(seen.move({ kind: 'build-temple', area: 'area:freya-kari' } as never)).toBe('Build a temple at Freya');
  expect(seen.name('field:surtur-hel-2')).toBe('Surtur, field 2');
  expect(phrases.move({ kind: 'worship', trade: 'thrym-feast', paid: 'stock:nothing' } as never)).toBe('Trade: Thrym’s feast');
});

test('parts of the board, phases and seats explain themselves', () => {
  expect(whatIf('part:haven', around)[0]).toMatchObject({ name: 'Safe haven' });
  expect(whatIf('phase:resource', around)[0]?.lines.join(' ')).toMatch(/^Mines and drills roll dice.*Freya, level 1/);
  expect(lines('seat:2')[0]).toMatch(/^seat:2 has 9 followers, .*3 gold/);
});

test('a card without effect says so, and why', () => {
  expect(lines('card:ruler-of-the-giants')).toContain('It would do nothing now: there is no attack card in discard pile B.');
  expect(foretold('card:ruler-of-the-giants', around)).toContain('It would do nothing now');
});

test('valda:R143 with Mork a Seduction is free in the Followers phase, and costs a point before', () => {
  const free = staged('seduction').view;
  expect(foretold('card:seduction-2', { ...around, view: free, lands: landsOf(free) })).toContain('Free, thanks to Mork.');
  const valda = staged('weapon').view;
  expect(foretold('card:seduction-2', { ...around, view: valda, lands: landsOf(valda) })).toContain('Costs an action point.');
});

test('where a divine deck is asked for, a land tells what the deck holds and nothing of temples', () => {
  const [freya] = divineDecks('area:freya-kari', around);
  expect(freya?.name).toBe('Freya');
  expect(freya?.lines.slice(0, 2)).toEqual([expect.stringContaining('divine card'), 'The whole deck: 8 × Action and 2 × Weapon.']);
  expect(freya?.lines.join(' ')).not.toContain('temple');
});

/** The same with no card left in the divine deck of Freya. */
const dry = { ...view, decks: view.decks.map((deck, at) => (at === 2 ? { ...deck, count: 0 } : deck)) };

test('valda:R224 a land tells how many cards its divine deck has', () => {
  expect(lines('area:freya-kari')).toContain(`Freya: ${view.decks[2]?.count} divine cards are left.`);
  expect(whatIf('area:freya-kari', { ...around, view: dry }).flatMap((thing) => thing.lines)).toContain('Freya: no divine card is left.');
});

test('valda:R55 a temple brings no card of an empty divine deck', () => {
  expect(foretold('area:freya-kari', { ...around, view: dry })).toMatch(/^Brings a follower \(11 to 12\); Freya has no card left\./);
  expect(foretold('area:thor-grim', { ...around, view: dry })).toContain('and a card of Thor.');
});

test('a seat is told in a sentence, and what it has none of is left out', () => {
  expect(lines('seat:2')[0]).toBe('seat:2 has 9 followers, 5 cards, 1 blood, 2 diamonds, 3 gold, 1 rune, 2 mines and 4 temples.');
});

test('a weapon that would cancel an attack of one’s own says so, and of no other attack (R221)', () => {
  const { view, log } = staged('own-attack');
  const read = (me: string) => onAttack('card:gjallarhorn', { lands: landsOf(view), view, me, phrases, text, duel: duelOf(view, log, me) });
  expect(read('seat:1')).toEqual(['This cancels your own attack.']);
  expect(read('seat:2')).toEqual([]);
});
