import { afterEach, expect, test, vi } from 'vitest';
import { ownTables } from './ownTables';

afterEach(() => vi.unstubAllGlobals());

/** A hall with these tables, told two at a time, and what it was asked. */
function hallWith(...ids: string[]): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const from = Number(/from=(\d+)/.exec(path)?.[1]);
    const next = from + 2 < ids.length ? { next: from + 2 } : {};
    return Promise.resolve(Response.json({ tables: ids.slice(from, from + 2).map((id) => ({ id })), ...next }));
  });
  return asked;
}

test('no more is asked for than is wanted', async () => {
  const asked = hallWith('a', 'b', 'c');
  const { tables, goesOn } = await ownTables(2);
  expect(tables.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(goesOn).toBe(true);
  expect(asked).toEqual(['/api/me/tables?from=0']);
});

test('the list goes on to its end, and nothing is in it twice', async () => {
  hallWith('a', 'b', 'b', 'c', 'd');
  const { tables, goesOn } = await ownTables(100);
  expect(tables.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(goesOn).toBe(false);
});
