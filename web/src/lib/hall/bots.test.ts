import { expect, test } from 'vitest';
import { botAt } from './bots';

const SEATS = [
  { seat: 1, name: 'Mila', bot: '' },
  { seat: 2, name: '', bot: 'greedy' },
  { seat: 3, name: '', bot: 'search' },
  { seat: 4, name: '', bot: 'greedy' },
];

test('bots of one level are told apart by their number, and people are no bots', () => {
  expect([1, 2, 3, 4, 5].map((seat) => botAt(SEATS, seat))).toEqual([undefined, 'greedy', 'search', 'greedy.2', undefined]);
});

test('a bot that sits in for somebody keeps their name', () => {
  expect(botAt([{ seat: 'seat:1', name: 'Anna', bot: 'greedy' }], 'seat:1')).toBeUndefined();
});
