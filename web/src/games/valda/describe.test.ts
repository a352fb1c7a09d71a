import { expect, test } from 'vitest';
import { describe } from './describe';
import { staged } from './testMoments';
import { phrasesOf, text } from './testWords';
import moments from '../../../e2e/moments/valda.json';
import { remark } from './guard';

const NAMES: Readonly<Record<string, string>> = { 'seat:1': 'Anna', 'seat:2': 'Bram', 'seat:3': 'Fox', 'seat:4': 'Hanna' };

function told(name: string, seat?: string) {
  const { view, log } = staged(name);
  const phrases = phrasesOf(seat, NAMES);
  return describe(view, seat, log, phrases, text);
}

test('the map, the seats and the supply are told in words', () => {
  const { situation, hand, table } = told('valda', 'seat:1');
  expect(situation).toContain('2 action points, 1 building point.');
  expect(hand).toContain('Defence: Round Shield 4, Palisade 6 and Tidal Wall 7.');
  expect(table).toContain(
    'Surtur. God, Attack. Bram has 1 temple, level 1. Hanna has 1 temple, level 0. Nobody controls it. 1 temple frozen. 3 fields free. A temple costs 2 blood and 2 diamonds. Surtur: Your attacks are worth 2 more. Surtur: 10 divine cards are left.',
  );
  expect(situation.join(' ')).toContain('Bram has 9 followers');
  expect(table).toContain('5 runes left in the supply.');
});

test('what was seen stays known in words: a hand, the top of a deck, the piles and what is gone; who watches knows the piles alone', () => {
  const { situation, table } = told('known', 'seat:1');
  expect(situation.join(' ')).toContain('Bram has 0 followers, 2 cards');
  expect(situation.join(' ')).toContain('Known cards in hand: Drakkar and Palisade.');
  expect(table.find((line) => line.startsWith('Freya'))).toContain('On top: ');
  expect(table.join(' ')).toContain('Discarded: 2 × Raid 5 and Palisade.');
  expect(table.join(' ')).toContain('1 weapon gone: Hugin and Munin.');
  const watched = told('known-watched');
  expect(watched.situation.join(' ')).not.toContain('Known cards');
  expect(watched.table.find((line) => line.startsWith('Freya'))).toContain('On top: known to Anna.');
  expect(watched.table.join(' ')).toContain('2 × Raid 5');
});

test('an attack is told with its sum, its answers and what holds', () => {
  const { situation } = told('attack-defence', 'seat:1');
  expect(situation).toContain('Attack value, step by step: Double Kill 4 (Bram): 4, Surtur (Bram): 6, Freya’s Charm (Anna): 3, Puddle of Mud (Hanna): 6.');
  expect(situation).toContain('A defence of 6 or more holds.');
  expect(told('attack-held', 'seat:1').situation).toContain('Your defence holds: Palisade.');
});

test('an attack on all, and a change against one: every reader is told what each needs, and the sum that counts for them', () => {
  const said = (name: string, seat?: string) => told(name, seat).situation.filter((line) => /step by step|or more holds/.test(line));
  const others = 'Against Fox and Hanna: 5 or more holds.';
  expect(said('charm-own', 'seat:1')).toEqual(['Attack value, step by step: Hel 5 (Bram): 5, Freya’s Charm (Anna, against you alone): 2.', 'Against you: 2 or more holds.', others]);
  expect(said('charm-other', 'seat:3')).toEqual(['Attack value, step by step: Hel 5 (Bram): 5, Freya’s Charm (Anna, against Anna alone): −3.', 'Against Anna: 2 or more holds.', 'Against you as well as Hanna: 5 or more holds.']);
  expect(said('charm-attacker', 'seat:2').slice(1)).toEqual(['Against Anna: 2 or more holds.', others]);
  expect(said('charm-watched')).toEqual(said('charm-attacker', 'seat:2'));
  expect(said('all-watched').slice(1)).toEqual(['A defence of 5 or more holds.']);
});

test('who watches is told no hand', () => {
  const watched = told('attack-watched');
  expect(watched.hand).toEqual([]);
  expect(JSON.stringify(watched)).not.toContain('Palisade');
});

test('an attack in words has what is at stake and both ways it can end, of no card of the defender', () => {
  const { situation } = told('attack-watched');
  expect(situation).toContain('At stake: 2 followers; Anna has 11. Haven 10 stops the fall.');
  expect(situation).toContain('No defence: Anna loses 1 follower, 11 to 10. The haven saves 1.');
  expect(situation).toContain('A defence that holds ends the attack. Agir gives Anna 1 rune.');
});

test('a weapon says in words too what becomes of the attack', () => {
  const found = moments.find(({ name }) => name === 'weapons');
  const scene = { ...found?.scene, beats: found?.log } as unknown as Parameters<typeof remark>[1];
  const said = (scene.question?.offers ?? []).map((offer) => remark(offer, scene, phrasesOf('seat:1', NAMES)));
  expect(said[0]).toMatch(/less against you\. The attack goes from 5 to 2\. Round Shield 4 would hold then\.$/);
});

test('a card that is only chosen says in words what it does, and of the attack nothing', () => {
  const found = moments.find(({ name }) => name === 'weapons');
  const scene = { ...found?.scene, beats: found?.log } as unknown as Parameters<typeof remark>[1];
  const [weapon] = scene.question?.offers ?? [];
  const card = weapon && 'card' in weapon.move ? weapon.move.card : '';
  expect(weapon && remark({ ...weapon, move: { kind: 'choose-card', card } }, scene, phrasesOf('seat:1', NAMES))).toMatch(/less against you\.$/);
});

test('each defence says whether it is the smallest that holds, and none what it costs', () => {
  const found = moments.find(({ name }) => name === 'attack-defence');
  const scene = { ...found?.scene, beats: found?.log } as unknown as Parameters<typeof remark>[1];
  const phrases = phrasesOf('seat:1', NAMES);
  const said = (scene.question?.offers ?? []).map((offer) => [offer.line, remark(offer, scene, phrases)]);
  expect(said).toEqual([
    ['defend palisade', 'Palisade 6: holds, 6 against 6. Agir gives you 1 rune. It is your smallest card that holds.'],
    ['defend tidal-wall', expect.stringContaining('7 against 6')],
    ['endure', 'No defence: you lose 1 follower, 11 to 10. The haven saves 1.'],
  ]);
});

test('valda:R224 the size of each divine deck is told; where nobody lives yet, there is none', () => {
  expect(told('valda', 'seat:1').table.filter((line) => /divine cards? (is|are) left/.test(line))).toHaveLength(7);
  expect(told('draft', 'seat:3').table.join(' ')).not.toContain('divine card');
});
