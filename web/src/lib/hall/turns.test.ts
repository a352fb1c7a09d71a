import { expect, test } from 'vitest';
import { agoText, awaitedNames, byUrgency, newTurns } from './turns';
import type { TableCard, WhoseTurn } from '../wire';

const card = (id: string, stage: string, created: number, turn?: WhoseTurn): TableCard =>
  ({ id, stage, created, ...(turn && { turn }), seats: [{ seat: 1, name: 'Anna', bot: '' }, { seat: 2, name: '', bot: 'fox' }] }) as TableCard;
const mine = (since: number): WhoseTurn => ({ seats: [1], isMine: true, since, isPaused: false });

test('where one is waited for longest comes first, what is over last', () => {
  const tables = [
    card('over', 'finished', 9),
    card('old', 'running', 1, { seats: [2], isMine: false, isPaused: false }),
    card('late', 'running', 2, mine(50)),
    card('new', 'open', 8),
    card('early', 'running', 3, mine(20)),
  ];
  expect(byUrgency(tables).map(({ id }) => id)).toEqual(['early', 'late', 'new', 'old', 'over']);
});

test('who is awaited has a name, bots too', () => {
  const names = awaitedNames(card('a', 'running', 1, { seats: [1, 2], isMine: false, isPaused: false }), (_, { name, bot }) => name || `bot ${bot}`);
  expect(names).toEqual(['Anna', 'bot fox']);
});

test('a turn is news once', () => {
  const before = [card('a', 'running', 1, mine(5)), card('b', 'running', 1)];
  const now = [card('a', 'running', 1, mine(5)), card('b', 'running', 1, mine(7)), card('c', 'running', 1, mine(8))];
  expect(newTurns(before, now).map(({ id }) => id)).toEqual(['b', 'c']);
  expect(newTurns(now, [card('a', 'running', 1, mine(9))])).toHaveLength(1);
});

test('how long ago, in words', () => {
  expect([0, 90_000, 7_300_000, 90_000_000].map((passed) => agoText(0, passed, 'en'))).toEqual([
    '1 minute ago',
    '1 minute ago',
    '2 hours ago',
    'yesterday',
  ]);
});
