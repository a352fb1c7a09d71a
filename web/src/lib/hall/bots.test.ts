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

test('a bot keeps its name when everybody has moved on by one seat', () => {
  const [me, other] = [{ name: 'Mila' }, { name: 'Anna' }];
  const bot = { name: '', bot: 'greedy' };
  const seated = (...chairs: { name: string; bot?: string }[]) => chairs.map((chair, index) => ({ seat: index + 1, ...chair }));
  const before = seated(other, bot, me, bot);
  const after = seated(bot, other, bot, me);
  expect([2, 4].map((seat) => botAt(before, seat))).toEqual(['greedy', 'greedy.2']);
  expect([3, 1].map((seat) => botAt(after, seat))).toEqual(['greedy', 'greedy.2']);
});

test('a bot that sits in for somebody keeps their name', () => {
  expect(botAt([{ seat: 'seat:1', name: 'Anna', bot: 'greedy' }], 'seat:1')).toBeUndefined();
});
