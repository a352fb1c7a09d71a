import { expect, test } from 'vitest';
import type { Offer } from '../../lib/wire';
import { defencesOf, duelOf, stageOf } from './duel';
import { settled } from './ending';
import { staged } from './testMoments';

const at = (name: string) => {
  const { view, log } = staged(name);
  return duelOf(view, log);
};

test('the sum stands in the order in which it came, with who brought each change', () => {
  expect(at('attack-defence')?.rows.map(({ by, source, amount, total }) => [by, source, amount, total])).toEqual([
    ['seat:2', 'card:double-kill-4', 4, 4],
    ['seat:2', 'occupant:surtur', 2, 6],
    ['seat:1', 'card:freyas-charm', -3, 3],
    ['seat:4', 'card:puddle-of-mud', 3, 6],
  ]);
});

test('who watches sees the same duel as those who fight it', () => {
  expect(at('attack-watched')).toEqual(at('attack-defence'));
  expect(at('attack-attacker')).toEqual(at('attack-defence'));
});

test('the result is told from the log once the attack is gone from the table', () => {
  expect(staged('attack-held').view.state.pending.attack).toBeUndefined();
  expect(at('attack-held')).toMatchObject({
    isOpen: false,
    rows: at('attack-defence')?.rows,
    answers: [{ seat: 'seat:1', value: 6, cards: ['card:palisade'], defence: 6, state: 'held' }],
  });
});

test('an attack on all has an answer of each target', () => {
  expect(at('all-defence')?.answers.map(({ seat, state }) => [seat, state])).toEqual([
    ['seat:1', 'open'],
    ['seat:3', 'open'],
    ['seat:4', 'open'],
    ['seat:5', 'open'],
  ]);
  expect(at('all-next')?.answers[0]).toMatchObject({ seat: 'seat:1', state: 'defended', defence: 6 });
});

test('without an attack there is no duel', () => {
  expect(at('valda')).toBeUndefined();
  expect(at('attack-chosen')).toBeUndefined();
});

test('a match that was given up in the middle of an attack shows no attack any more', () => {
  for (const name of ['attack-defence', 'attack-held']) {
    const { view, log } = staged(name);
    expect(duelOf(settled(view), log)).toBeUndefined();
  }
});

const defence = (kind: string, card: string): Offer => ({ line: `${kind} ${card}`, anchors: [`card:${card}`], move: { kind, card: `card:${card}` } }) as unknown as Offer;

test('what uses up Aegis too stands behind the plain defences and is never the smallest', () => {
  const hand = ['card:giant-smash-5', 'card:rune-theft-6', 'card:palisade', 'card:shield-wall', 'card:wooden-shield', 'card:aegis'];
  const offers = [defence('defend-with-aegis', 'giant-smash-5'), defence('defend-with-aegis', 'rune-theft-6'), defence('defend', 'palisade'), defence('defend', 'shield-wall')];
  expect(defencesOf(hand, offers, 0).map(({ anchor, holds, spends, isSmallest }) => [anchor, holds, spends, isSmallest])).toEqual([
    ['card:wooden-shield', false, undefined, false],
    ['card:shield-wall', true, undefined, true],
    ['card:palisade', true, undefined, false],
    ['card:giant-smash-5', true, 'card:aegis', false],
    ['card:rune-theft-6', true, 'card:aegis', false],
  ]);
  expect(defencesOf(hand, offers.slice(0, 2), 0).some(({ isSmallest }) => isSmallest)).toBe(false);
});

test('an attack goes through its stages; what is asked says which', () => {
  const duel = at('attack-defence');
  const held = at('attack-held');
  if (!duel || !held) throw new Error('there is an attack');
  expect(stageOf({ ...duel, rows: duel.rows.slice(0, 1) }, undefined)).toBe('declared');
  expect(stageOf(duel, 'answer-window')).toBe('weapons');
  expect(stageOf(duel, 'choose-defence')).toBe('defence');
  expect(stageOf({ ...duel, answers: duel.answers.map((answer) => ({ ...answer, state: 'defended' as const })) }, 'answer-window')).toBe('answers');
  expect(stageOf(held, 'choose-attack')).toBe('result');
});

test('what came of an attack is told with it', () => {
  expect(at('attack-held')?.outcome.map(({ kind }) => kind)).toEqual(['runes-gained']);
  expect(at('attack-defence')?.outcome).toEqual([]);
});
