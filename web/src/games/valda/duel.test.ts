import { expect, test } from 'vitest';
import { consequences, defencesOf, duelOf, needsOf, stageOf, valueOf } from './duel';
import { settled } from './sides';
import type { Beat, Offer } from './table';
import { staged } from './testMoments';
import { phrasesOf } from './testWords';

const at = (name: string, me?: string) => {
  const { view, log } = staged(name);
  return duelOf(view, log, me);
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

test('a change against one of several counts for that one alone: the sum is about the reader, or what counts against all (R84, R213)', () => {
  const read = (name: string, me?: string) => {
    const duel = at(name, me);
    return { totals: duel?.rows.map(({ total }) => total), value: duel?.value, of: duel?.of };
  };
  expect(read('charm-own', 'seat:1')).toEqual({ totals: [5, 2], value: 2, of: 'seat:1' });
  expect(read('charm-other', 'seat:3')).toEqual({ totals: [5, undefined], value: 5, of: 'seat:3' });
  expect(read('charm-attacker', 'seat:2')).toEqual({ totals: [5, undefined], value: 5, of: undefined });
  expect(read('charm-watched')).toEqual({ totals: [5, undefined], value: 5, of: undefined });
  expect(at('charm-watched')?.answers.map(({ value }) => value)).toEqual([2, 5, 5]);
  expect(read('attack-defence', 'seat:4')).toEqual(read('attack-defence', 'seat:1'));
});

test('what holds is told once for all of whom it is the same', () => {
  const [charmed, plain] = [at('charm-watched'), at('all-defence')];
  if (!charmed || !plain) throw new Error('there is an attack');
  expect(needsOf(charmed)).toEqual([{ needed: 2, seats: ['seat:1'] }, { needed: 5, seats: ['seat:3', 'seat:4'] }]);
  expect(needsOf(plain)).toHaveLength(1);
  expect(needsOf({ ...charmed, answers: charmed.answers.map((answer, at) => (at === 0 ? { ...answer, state: 'cancelled' as const } : answer)) })).toEqual([{ needed: 5, seats: ['seat:3', 'seat:4'] }]);
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
  const { view, log } = staged('attack-next');
  const lost = { step: 9, what: 'move', events: [{ kind: 'card-discarded', seat: 'seat:1', card: 'card:war-horn-4' }] } as unknown as Beat;
  expect(duelOf(view, [...log, lost])?.outcome.at(-1)?.kind).toBe('card-discarded');
});

const told = (step: number, ...events: object[]): Beat => ({ step, what: 'move', events }) as unknown as Beat;

test('an attack that was taken back is no duel any more', () => {
  const { view, log } = staged('attack-next');
  const declared = log.find(({ events }) => events.some(({ kind }) => kind === 'attack-declared'));
  const back = { step: 90, what: 'taken-back', to: -1, events: [] } as unknown as Beat;
  expect(duelOf(view, log)).toBeDefined();
  expect(declared && duelOf(view, [...log, back])).toBeUndefined();
});

test('a weapon that changes no number stands among the changes with what it did', () => {
  const { view, log } = staged('attack-defence');
  const used = told(90, { kind: 'weapon-used', seat: 'seat:3', card: 'card:gleipnir' }, { kind: 'attacks-forbidden', seat: 'seat:3', cause: 'valda:R212@card:gleipnir' }, { kind: 'passed', seat: 'seat:1' });
  const duel = duelOf(view, [...log, used]);
  expect(duel?.rows.at(-1)).toMatchObject({ by: 'seat:3', source: 'card:gleipnir', amount: undefined, total: undefined, did: [{ kind: 'attacks-forbidden' }] });
  expect(duel?.rows.filter(({ source }) => source === 'card:puddle-of-mud')).toHaveLength(1);
  expect(duel?.reactions).toMatchObject({ 'seat:3': 'card:gleipnir', 'seat:4': 'card:puddle-of-mud' });
  const open = told(90, { kind: 'weapon-used', seat: 'seat:3', card: 'card:brisingamen' });
  expect(duelOf(view, [...log, open])?.rows).toHaveLength(4);
});

test('of two cards played together each has a line with its value', () => {
  const { view, log } = staged('attack-defence');
  const attack = { from: 'seat:2', cards: ['card:double-kill-4', 'card:raid-5'], base: 9, changes: [{ by: 'seat:2', source: 'occupant:surtur', amount: 2 }], targets: view.state.pending.attack?.targets ?? [], spent: [] };
  const duel = duelOf({ ...view, state: { ...view.state, pending: { ...view.state.pending, attack } } }, log.slice(0, 1));
  expect(duel?.rows.map(({ source, amount, total }) => [source, amount, total])).toEqual([['card:double-kill-4', 4, 4], ['card:raid-5', 5, 9], ['occupant:surtur', 2, 11]]);
});

test('where equal is not enough, one more holds, a card as high as the attack is too low, and a tie is a hit (R75)', () => {
  const { view, log } = staged('ties-fail');
  const [answer] = duelOf(view, log)?.answers ?? [];
  expect(answer).toMatchObject({ value: 5, needed: 6 });
  expect(at('attack-defence')?.answers[0]).toMatchObject({ value: 6, needed: 6 });
  const offers = [defence('defend', 'palisade')];
  expect(defencesOf(['card:shield-wall', 'card:palisade'], offers, 0).map(({ value, holds, isSmallest }) => [value - (answer?.needed ?? 0), holds, isSmallest])).toEqual([[-1, false, false], [0, true, true]]);
});

test('of an attack on four the losses of all and the reward are told', () => {
  const { view, log } = staged('attack-held');
  const duel = duelOf(view, log);
  const [one] = duel?.outcome ?? [];
  expect(duel && one && consequences({ ...duel, outcome: Array.from({ length: 7 }, () => one) })).toHaveLength(5);
});

test('a result names what Tyr added to the printed value of a defence (R134)', () => {
  const held = at('attack-held')?.answers[0];
  if (!held) throw new Error('there is an answer');
  expect(valueOf(held, phrasesOf('seat:1'))).toBe('6');
  expect(valueOf({ ...held, defence: 7 }, phrasesOf('seat:1'))).toBe('7 (6 + 1 Tyr)');
});
