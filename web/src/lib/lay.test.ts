import { afterEach, expect, test, vi } from 'vitest';
import { chosenSettings, firstBot, fittingChoices, layTable, newTable, settingsFor } from './lay';
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

afterEach(() => vi.unstubAllGlobals());

/** A hall that answers each request by the next of these, and what it was asked. */
function answering(...answers: Response[]): [path: string, body: string][] {
  const asked: [string, string][] = [];
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push([path, body]);
    return Promise.resolve(answers.shift());
  });
  return asked;
}

test('our bytes follow the commitment where a seat is free', async () => {
  const asked = answering(Response.json({ id: 't1', stage: 'open' }), Response.json({}));
  const table = newTable('claim', ['me', 'open'], () => '');
  expect(table.entropy).toBe('');
  expect(await layTable(table)).toBe('t1');
  expect(asked.map(([path]) => path)).toEqual(['/api/tables', '/api/tables/t1/entropy']);
  expect(asked[1]?.[1]).toMatch(/^{"entropy":"[0-9a-f]{32}"}$/);
});

test('a match that begins at once takes them along', async () => {
  const asked = answering(Response.json({ id: 't2', stage: 'running' }));
  const table = newTable('claim', ['me', 'bot-greedy'], () => '');
  expect(table.entropy).toMatch(/^[0-9a-f]{32}$/);
  expect(await layTable(table)).toBe('t2');
  expect(asked).toHaveLength(1);
});

test('a table stands even if our bytes come too late', async () => {
  answering(Response.json({ id: 't3', stage: 'open' }), Response.json({ key: 'already-started' }, { status: 409 }));
  expect(await layTable(newTable('claim', ['me', 'open'], () => ''))).toBe('t3');
});

test('only what differs and fits the seats is sent', () => {
  const chosen = { artifacts: 'yes', 'game-tie': 'draw', strange: 'x' };
  expect(chosenSettings(game, 2, chosen)).toEqual({ artifacts: 'yes' });
  expect(chosenSettings(game, 3, chosen)).toEqual({});
});

test('only seats that there are can be chosen', () => {
  const leader = { key: 'first-leader', kind: 'choice', values: ['random', 'seat-1', 'seat-2', 'seat-3'], usual: 'random', seats: [2, 3], rule: '' };
  const values = (seats: number) => settingsFor({ ...game, settings: [leader] }, seats).map((setting) => setting.values);
  expect(values(2)).toEqual([['random', 'seat-1', 'seat-2']]);
  expect(values(3)).toEqual([leader.values]);
  expect(values(4)).toEqual([]);
  expect(fittingChoices({ 'first-leader': 'seat-3', artifacts: 'yes' }, 2)).toEqual({ artifacts: 'yes' });
  expect(fittingChoices({ 'first-leader': 'seat-3' }, 3)).toEqual({ 'first-leader': 'seat-3' });
});

test('the first bot is neither the dullest nor the hardest', () => {
  expect(firstBot(game)).toBe('greedy');
  expect(firstBot({ ...game, bots: ['search'] })).toBe('search');
});
