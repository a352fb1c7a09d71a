import { expect, test } from 'vitest';
import { chosenSettings, firstBot, newTable } from './lay';
import type { GameCard } from './wire';

const game = {
  id: 'claim',
  bots: ['random', 'greedy'],
  settings: [
    { key: 'artifacts', kind: 'switch', values: ['yes', 'no'], usual: 'no', seats: [2], rule: '' },
    { key: 'game-tie', kind: 'choice', values: ['draw', 'total-cards'], usual: 'draw', seats: [2, 3], rule: '' },
  ],
} as unknown as GameCard;

test('each filling is a seat of the wire', () => {
  const table = newTable('claim', ['me', 'me-too', 'open', 'bot-search'], (seat) => `P${seat}`);
  expect(table.seats).toEqual([
    { kind: 'me', bot: '', name: 'P1' },
    { kind: 'me', bot: '', name: 'P2' },
    { kind: 'open', bot: '', name: '' },
    { kind: 'bot', bot: 'search', name: '' },
  ]);
});

test('whoever does not share the device needs no other name', () => {
  expect(newTable('claim', ['me', 'open'], (seat) => `P${seat}`).seats[0]?.name).toBe('');
});

test('only what differs and fits the seats is sent', () => {
  const chosen = { artifacts: 'yes', 'game-tie': 'draw', strange: 'x' };
  expect(chosenSettings(game, 2, chosen)).toEqual({ artifacts: 'yes' });
  expect(chosenSettings(game, 3, chosen)).toEqual({});
});

test('the first bot is neither the dullest nor the hardest', () => {
  expect(firstBot(game)).toBe('greedy');
  expect(firstBot({ ...game, bots: ['search'] })).toBe('search');
});
