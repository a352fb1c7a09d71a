import { expect, test } from 'vitest';
import { Person } from '../../lib/text/format';
import { Phrases } from '../../lib/text/phrases';
import { othersTurns } from './othersTurns';
import type { Beat } from './table';

const text = (key: string, values: object = {}): string => [key.replace('others.', ''), ...Object.values(values).map(String)].join(' ');
const phrases = new Phrases((key) => (key.includes('.name') ? key.split('.')[1] : undefined), (seat) => new Person(seat));
const told = (...log: Beat[]): string[] => othersTurns(log, 'seat:1', phrases, text);

const beat = (step: number, ...events: object[]): Beat => ({ step, what: 'move', events: events as Beat['events'] });
const end = beat(1, { kind: 'trained', seat: 'seat:1', counter: 'counter:mind', points: 6 }, { kind: 'turn-began', turn: 2, seat: 'seat:2' });
const walked = beat(2, { kind: 'walked', seat: 'seat:2', path: ['hex:7-11', 'hex:7-12', 'hex:8-11'], dice: [] });
const traded = [
  beat(3, { kind: 'healed', seat: 'seat:2', who: 'hero:zyla', harm: 'wounds', amount: 2, price: 2 }),
  beat(4, { kind: 'healed', seat: 'seat:2', who: 'hero:zyla', harm: 'frost', amount: 1, price: 1 }),
  beat(5, { kind: 'bought', seat: 'seat:2', card: 'ally:weik-archer', price: 5 }),
];
const mine = beat(6, { kind: 'ended', seat: 'seat:2' }, { kind: 'turn-began', turn: 3, seat: 'seat:1' });

test('what another did is told in a sentence, from the reader’s last move until the next', () => {
  expect(told(end, walked, ...traded, mine)).toEqual(['line seat:2 walked 3, healed 3, bought weik-archer']);
  expect(told(end, walked, ...traded, mine, beat(7, { kind: 'dice-rolled', seat: 'seat:1', dice: [] }))).toEqual([]);
  expect(othersTurns([end, walked], undefined, phrases, text), 'who watches follows it all').toEqual([]);
});

test('each of several others has a sentence, and who did nothing to speak of has none', () => {
  const lost = beat(7, { kind: 'challenge-remains', seat: 'seat:3', challenge: 'challenge:cave-bear' }, { kind: 'knocked-out', seat: 'seat:3', gold: 0 });
  expect(told(end, walked, lost, beat(8, { kind: 'dice-rolled', seat: 'seat:4', dice: [] }))).toEqual(['line seat:2 walked 3', 'line seat:3 lost cave-bear, fell 1']);
});

test('what was undone is not told', () => {
  const undone: Beat = { step: 9, what: 'undo', to: 1, events: [] };
  expect(told(end, walked, undone)).toEqual([]);
});
