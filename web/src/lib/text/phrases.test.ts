import { expect, test } from 'vitest';
import { format, Person, type Values } from './format';
import { Phrases } from './phrases';

const texts: Record<string, string> = {
  'move.play': 'Play {card}',
  'move.heal': '{card} heals {patient}',
  'move.heal.itself': '{card} heals',
  'event.card-named': '{held, select, yes {{seat} hits {card}} other {{seat} misses {card}}}',
  'event.deck-seen': '{card, select, none {{seat} looks} other {{seat} sees {card}}}',
  'event.scored': '{seat} scores {cards}',
  'refusal.must-follow': 'Follow: {faction}, {count}',
  'event.vote': '{seat} gets the vote {faction_of}, {reason, select, draw {shared} other {alone}}',
  'faction.goblin.name': 'Goblins',
  'faction.goblin.of': 'of the Goblins',
  'phase.first': 'Phase 1',
  'order.act.pass': 'Always pass',
  'order.act.pass.trick': 'Pass for this trick',
};
const text = (key: string, values?: Values) => {
  const pattern = texts[key];
  return pattern === undefined ? undefined : format(pattern, values);
};
const naming = (type: string, id: string) => (type === 'card' ? id.toUpperCase() : undefined);
const phrases = new Phrases(text, (seat) => new Person(seat === 'seat:1' ? 'Anna' : seat), naming);

test('components become words', () => {
  expect(phrases.move({ kind: 'play', card: 'card:ace' } as never)).toBe('Play ACE');
  expect(phrases.event({ kind: 'card-named', seat: 'seat:1', card: 'card:ace', held: true } as never)).toBe('Anna hits ACE');
});

test('what is done to itself has words of its own, where the game has them', () => {
  expect(phrases.move({ kind: 'heal', card: 'card:ace', patient: 'card:king' } as never)).toBe('ACE heals KING');
  expect(phrases.move({ kind: 'heal', card: 'card:ace', patient: 'card:ace' } as never)).toBe('ACE heals');
});

test('an order for a while never reads like one for good', () => {
  const order = (until: string) => phrases.order({ ask: 'act', window: 'any', choice: 'pass', cards: [], until });
  expect(order('match')).toBe('Always pass');
  expect(order('trick')).toBe('Pass for this trick');
  expect(order('phase')).toBe('Always pass (phase)');
});

test('what is missing or empty is none', () => {
  expect(phrases.event({ kind: 'deck-seen', seat: 'seat:1' } as never)).toBe('Anna looks');
  expect(phrases.event({ kind: 'scored', seat: 'seat:1', cards: [] } as never)).toBe('Anna scores none');
});

test('several are listed', () => {
  expect(phrases.event({ kind: 'scored', seat: 'seat:1', cards: ['card:a', 'card:b'] } as never)).toBe('Anna scores A and B');
});

test('so many of each are counted, and none of anything is none', () => {
  expect(phrases.event({ kind: 'scored', seat: 'seat:1', cards: { ice: 1, wild: 2 } } as never)).toBe('Anna scores 1 Ice and 2 Wild');
  expect(phrases.event({ kind: 'scored', seat: 'seat:1', cards: {} } as never)).toBe('Anna scores none');
});

test('a bare word is named by its parameter', () => {
  expect(phrases.refusal({ reason: 'must-follow', words: { faction: 'goblin', count: '3' } })).toBe('Follow: Goblins, 3');
  expect(phrases.name('phase:first')).toBe('Phase 1');
});

test('a name comes in other forms, a word without a text as it is', () => {
  expect(phrases.event({ kind: 'vote', seat: 'seat:1', faction: 'faction:goblin', reason: 'draw' } as never)).toBe(
    'Anna gets the vote of the Goblins, shared',
  );
  expect(phrases.event({ kind: 'vote', seat: 'seat:1', faction: 'goblin', reason: 'votes' } as never)).toBe(
    'Anna gets the vote of the Goblins, alone',
  );
});

test('what has no text is still readable', () => {
  expect(phrases.event({ kind: 'dice-rolled', seat: 'seat:1', face: 6 } as never)).toBe('Dice rolled Anna 6');
  expect(phrases.refusal({ reason: 'strange', words: {} })).toBeUndefined();
});

test('a label and its value are parted as the language writes it', () => {
  const french = new Phrases(() => undefined, (seat) => new Person(seat), undefined, 'fr-FR');
  expect([phrases.colon, french.colon]).toEqual([': ', '\u00a0: ']);
});
