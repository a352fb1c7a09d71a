import { afterEach, expect, test, vi } from 'vitest';
import { chosenSettings, firstBot, fittingChoices, layAtOnce, layTable, meAnd, newTable, playAgain, seatedFrom, settingsFor, sitDown } from './newTable';
import type { GameCard, NewTable, TableCard } from '../wire';

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

test('valda:R17 the first seat is drawn by lot or given to somebody, and the others keep their order', () => {
  const people = ['me', 'open', 'bot-greedy'];
  expect(seatedFrom(people, 0)).toEqual(people);
  expect(seatedFrom(people, 2)).toEqual(['bot-greedy', 'me', 'open']);
  expect([0, 0.34, 0.99].map((drawn) => seatedFrom(people, 'lot', () => drawn)[0])).toEqual(people);
  expect(seatedFrom(people, 'lot', () => 0.5)).toEqual(['open', 'bot-greedy', 'me']);
});

test('a player who does not share the device needs no other name', () => {
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

/** What the browser keeps, for those who look into it. */
function remembering(): Map<string, string> {
  const notes = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    setItem: (key: string, value: string) => notes.set(key, value),
    getItem: (key: string) => notes.get(key) ?? null,
  });
  return notes;
}

const bodyOf = ([, body]: [string, string]): NewTable => JSON.parse(body) as NewTable;

test('our bytes go out after the commitment was shown, and both are noted', async () => {
  const notes = remembering();
  const asked = answering(Response.json({ commitment: 'aa11' }), Response.json({ id: 't1' }));
  expect(await layTable(newTable('claim', ['me', 'bot-greedy'], () => ''))).toBe('t1');
  expect(asked.map(([path]) => path)).toEqual(['/api/me/commitment', '/api/tables']);
  const { commitment, entropy } = bodyOf(asked[1]!);
  expect(commitment).toBe('aa11');
  expect(entropy).toMatch(/^[0-9a-f]{32}$/);
  expect(notes.get('winterhall.promise.t1')).toBe(JSON.stringify({ commitment: 'aa11', entropy }));
});

test('an instant match of the Frozen Wastes begins with the choice of a hero', async () => {
  remembering();
  const asked = answering(Response.json({ commitment: 'aa11' }), Response.json({ id: 't1' }), Response.json({ commitment: 'aa12' }), Response.json({ id: 't2' }));
  await layAtOnce(newTable('frozen-wastes', ['me', 'bot-greedy'], () => ''));
  await layAtOnce(newTable('claim', ['me', 'bot-greedy'], () => ''));
  expect([bodyOf(asked[1]!).settings, bodyOf(asked[3]!).settings]).toEqual([{ heroes: 'chosen' }, {}]);
});

test('sitting down notes what stood on the card', async () => {
  const notes = remembering();
  const asked = answering(Response.json({}));
  await sitDown({ id: 't2', commitment: 'bb22' } as TableCard, 'link');
  const { entropy } = bodyOf(asked[0]!);
  expect(notes.get('winterhall.promise.t2')).toBe(JSON.stringify({ commitment: 'bb22', entropy }));
});

test('the one who asks for the rematch adds bytes; the others note the commitment alone', async () => {
  const notes = remembering();
  const asked = answering(Response.json({ id: 't3', isMine: true }), Response.json({ id: 't4', isMine: false }));
  await playAgain('t1', 'cc33');
  const { commitment, entropy } = bodyOf(asked[0]!);
  expect(commitment).toBe('cc33');
  expect(notes.get('winterhall.promise.t3')).toBe(JSON.stringify({ commitment: 'cc33', entropy }));
  await playAgain('t2', 'dd44');
  expect(notes.get('winterhall.promise.t4')).toBe(JSON.stringify({ commitment: 'dd44' }));
});

test('a second way to the same rematch changes no note', async () => {
  const notes = remembering();
  answering(Response.json({ id: 't5', isMine: true }), Response.json({ id: 't5', isMine: true }));
  await playAgain('t1', 'ee55');
  const first = notes.get('winterhall.promise.t5');
  await playAgain('t1', 'ee55');
  expect(notes.get('winterhall.promise.t5')).toBe(first);
});

test('where nothing was shown before, nothing is noted', async () => {
  const notes = remembering();
  const asked = answering(Response.json({ id: 't6', isMine: false }));
  expect(await playAgain('t1', undefined)).toBe('t6');
  expect(asked[0]?.[1]).toBe('{}');
  expect(notes.size).toBe(0);
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

test('an instant match has company, even where one can play alone', () => {
  expect(meAnd({ ...game, seatCounts: [1, 2, 3] }, 'bot-greedy')).toEqual(['me', 'bot-greedy']);
  expect(meAnd({ ...game, seatCounts: [3, 4] }, 'open')).toEqual(['me', 'open', 'open']);
});
