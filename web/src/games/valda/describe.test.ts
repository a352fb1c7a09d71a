import { expect, test } from 'vitest';
import { format, Person, type Values } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import ofGame from '../../../../games/valda/rules/src/main/resources/winterhall/valda/texts/en.properties';
import { describe } from './describe';
import { naming } from './naming';
import { staged } from './testMoments';
import ofBoard from './texts/en.properties';

const texts: Readonly<Record<string, string>> = { ...(ofGame as object), ...(ofBoard as object) };
const text = (key: string, values?: Values) => {
  const pattern = texts[key];
  return pattern === undefined ? undefined : format(pattern, values ?? {});
};
const NAMES: Readonly<Record<string, string>> = { 'seat:1': 'Anna', 'seat:2': 'Bram', 'seat:3': 'Fox', 'seat:4': 'Hanna' };

function told(name: string, seat?: string) {
  const { view, log } = staged(name);
  const phrases = new Phrases(text, (one) => new Person(NAMES[one] ?? one, one === seat), naming);
  return describe(view, seat, log, phrases, text);
}

test('the map, the seats and the supply are told in words', () => {
  const { situation, hand, table } = told('valda', 'seat:1');
  expect(situation).toContain('Round 4 of 6. Your turn: Valda.');
  expect(situation).toContain('2 action points, 1 building point.');
  expect(hand).toContain('Defence: Round Shield 4, Palisade 6 and Tidal Wall 7.');
  expect(table).toContain(
    'Surtur. God, Attack. Bram has 1 temple, level 1. Hanna has 1 temple, level 0. Nobody controls it. 1 temple frozen. 3 fields free. A temple costs 2 blood and 2 diamonds.',
  );
  expect(table).toContain('5 runes left in the supply.');
});

test('an attack is told with its sum, its answers and what holds', () => {
  const { situation } = told('attack-defence', 'seat:1');
  expect(situation).toContain('Attack value, step by step: Double Kill 4 (Bram): 4; Surtur (Bram): 6; Freya’s Charm (Anna): 3; Puddle of Mud (Hanna): 6.');
  expect(situation).toContain('A defence of 6 or more holds.');
  expect(told('attack-held', 'seat:1').situation).toContain('Your defence holds: Palisade.');
});

test('who watches is told no hand', () => {
  const watched = told('attack-watched');
  expect(watched.hand).toEqual([]);
  expect(JSON.stringify(watched)).not.toContain('Palisade');
});
