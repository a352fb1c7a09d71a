import { expect, test } from 'vitest';
import { Person } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { actionsIn, partyOf, PHASES, rollsOf, waysOut } from './combat';
import { sidesOf } from './parties';
import { escapeFailure, failureWords, missesIn, missWords, printedMiss } from './setbacks';
import { partsOf, partWords } from './sums';
import { staged } from './testMoments';
import type { Event, Phase, Setback, View } from './types';

/** Texts are their keys with what they were given. */
const text = (key: string, values: object = {}): string => [key, ...Object.values(values).map(String)].join(' ');
const phrases = new Phrases((key) => (key.includes('.name') ? key.split('.')[1] : undefined), (seat) => new Person(seat));

/** What the board says of a failure of each who could act in a phase. */
function misses(moment: string, phase: Phase): Record<string, string> {
  const { view, offers } = staged(moment);
  const sides = sidesOf(view);
  return Object.fromEntries(actionsIn(view, phase, offers).map(({ who, attacks, miss }) => [`${who}${attacks ? '' : ' defends'}`, missWords(view, miss, who, phase, partyOf(sides, who), phrases, text)]));
}

test('a failure says what it does to whom, how much Life that leaves, and what the card adds to the wounds', () => {
  expect(misses('magic', 'melee')['ally:frida-brani']).toBe('board.count.wounds 2, fight.miss.left 1');
  expect(misses('magic', 'magic')['ally:frida-brani']).toBe('board.count.wounds 1, board.count.white-death 1, fight.miss.left 1');
  expect(printedMiss('challenge:ice-wraith', 'magic', 1, phrases, text)).toBe('board.count.wounds 1 and board.count.white-death 1');
  expect(printedMiss('challenge:ice-wraith', 'melee', 2, phrases, text)).toBe('board.count.wounds 2');
});

test('who has no Life left after it falls: a hero is knocked out, an Ally dies; whoever did not roll is named', () => {
  const { view } = staged('magic');
  const setback: Setback = { who: 'ally:frida-brani', wounds: 2, exhaustion: 0, whiteDeath: 0, frost: 0, left: 0, falls: true };
  const said = (...of: Setback[]): string => missWords(view, of, 'ally:frida-brani', 'melee', undefined, phrases, text);
  expect(said(setback)).toBe('board.count.wounds 2, fight.miss.dies');
  expect(said({ ...setback, who: 'hero:karnon' })).toBe('karnon: board.count.wounds 2, fight.miss.falls');
  expect(said({ ...setback, who: 'hero:karnon', wounds: 0, exhaustion: 2, left: 3, falls: false }), 'exhaustion takes no Life').toBe('karnon: board.count.exhaustion 2');
  expect(said()).toBe('');
});

test('what a card takes besides is said where it is there to be taken', () => {
  const { view } = staged('melee');
  const side = sidesOf(view)[0]!;
  const against = (foe: string): View => ({ ...view, field: { ...view.field, fight: { ...view.field.fight!, foe: `challenge:${foe}` } } });
  const said = (foe: string, phase: Phase, gold = 5): string => missWords(against(foe), [], 'hero:arvel-worldwalker', phase, { ...side, party: { ...side.party, gold } }, phrases, text);
  expect(said('fjord-smuggler', 'melee')).toBe('fight.cost.lose-gold 1');
  expect(said('fjord-smuggler', 'melee', 0)).toBe('');
  expect(said('rust-crawler', 'magic')).toBe('fight.cost.turn-cards-down 1');
  expect(said('raven-lord', 'magic')).toBe('fight.cost.lose-luckstone 1');
  expect(missesIn('challenge:ice-wraith', 'ranged')).toEqual([]);
});

test('a way out and a failed test say what a failure costs', () => {
  const stance = staged('stance');
  const [first] = waysOut(stance.view, stance.offers);
  expect(first && escapeFailure(first, stance.view, sidesOf(stance.view), phrases, text)).toBe('fight.or board.count.wounds 2, fight.miss.left 2');
  const { view } = staged('test');
  expect(failureWords(view, sidesOf(view)[0], phrases, text)).toBe('board.count.frost 2');
  const trial = { ...view.field.trial!, card: 'challenge:walrus-bull', test: 'skill-test:track-11' as const };
  expect(failureWords({ ...view, outlook: { ...view.outlook, failure: [] }, field: { ...view.field, trial } }, undefined, phrases, text), 'no harm, but a stronger foe').toBe('fight.cost.raise-life 1');
});

test('a hit that takes the last Life of a foe, or of the other hero, is the last', () => {
  const { view, offers } = staged('melee');
  const last = (wounds: number): boolean[] => actionsIn({ ...view, field: { ...view.field, fight: { ...view.field.fight!, wounds } } }, 'melee', offers).map(({ isLast }) => isLast);
  expect([last(0), last(1), last(2)]).toEqual([
    [false, false, false],
    [false, true, false],
    [true, true, false],
  ]);
  const rivals = staged('rivals');
  const weak: View = { ...rivals.view, field: { ...rivals.view.field, parties: rivals.view.field.parties.map((party) => ({ ...party, body: { ...party.body, wounds: 9 } })) } };
  expect(actionsIn(weak, 'melee', rivals.offers).map(({ attacks, isLast }) => attacks === isLast)).toEqual(actionsIn(weak, 'melee', rivals.offers).map(() => true));
});

test('what is added to a roll is told by what brings it, in every staged fight', () => {
  let explained = 0;
  for (const moment of ['stance', 'ranged', 'melee', 'magic', 'arshan', 'harmless', 'boost', 'failed-roll', 'rivals', 'rivals-second', 'before-arshan', 'knockout', 'end-arshan', 'event', 'loss', 'melee-watched', 'melee-other', 'rivals-other', 'end-arshan-other']) {
    const { view } = staged(moment);
    const sides = sidesOf(view);
    for (const choice of view.outlook.rolls?.choices ?? []) {
      const parts = partsOf(view, partyOf(sides, choice.who), choice);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0), `${moment} ${choice.who} ${choice.phase}`).toBe(choice.bonus);
      explained += parts.length > 1 ? 1 : 0;
    }
  }
  expect(explained).toBeGreaterThan(10);
});

test('a roll that was made says the same afterwards, with the help of the first roll', () => {
  const { view, log } = staged('melee');
  const roll = rollsOf(log).ranged!;
  const parts = partsOf(view, partyOf(sidesOf(view), roll.who), roll, roll.used);
  expect(partWords(parts, roll, phrases)).toBe('mind 5, whalebone-bow 1, frida-brani 2');
  expect(partsOf(view, partyOf(sidesOf(view), roll.who), { ...roll, bonus: 20 }), 'what does not add up is not said').toEqual([]);
});

test('what was used for a roll is a part of it', () => {
  const { view, log } = staged('boost');
  const [side] = sidesOf(view);
  const named = { kind: 'actor-named', seat: 'seat:1', who: side!.party.hero, phase: 'ranged', attacks: true } as Event;
  const used = { kind: 'power-used', seat: 'seat:1', card: 'item:bag-of-stones', deed: 'attack' } as Event;
  const rolled = { kind: 'combat-rolled', seat: 'seat:1', who: side!.party.hero, phase: 'ranged', attacks: true, first: 2, second: 3, bonus: 3, target: 12, hit: false } as Event;
  const roll = rollsOf([...log, { step: 99, what: 'move', seat: 'seat:1', events: [named, used, rolled] } as (typeof log)[number]]).ranged!;
  expect(roll.used.map(({ from }) => from)).toEqual(['item:bag-of-stones']);
  expect(PHASES).toContain(roll.phase);
});
