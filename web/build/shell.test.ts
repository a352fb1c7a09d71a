import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';

/** A browser's shelves, by name and in the order in which they were laid. */
class Shelves {
  readonly all = new Map<string, Map<string, Response>>();
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  open = (name: string) => {
    const shelf = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, shelf);
    return Promise.resolve({
      match: (asked: Request | string) => Promise.resolve(shelf.get(path(asked))?.clone()),
      put: (asked: Request | string, answer: Response) => Promise.resolve(void shelf.set(path(asked), answer)),
    });
  };
  match = (asked: Request) => Promise.resolve([...this.all.values()].flatMap((shelf) => shelf.get(path(asked)) ?? [])[0]?.clone());
}

const path = (asked: Request | string): string => (typeof asked === 'string' ? asked : new URL(asked.url).pathname);

/** The worker in a hall that may be away; `get` is what a tab sees, `asked` what the hall was asked for. */
function open() {
  const caches = new Shelves();
  const hall = { release: 1, isAway: false, asked: [] as string[] };
  const listeners: Record<string, (event: unknown) => void> = {};
  const fetch = (request: Request): Promise<Response> => {
    hall.asked.push(path(request));
    if (hall.isAway) return Promise.reject(new TypeError('away'));
    const isPage = !path(request).startsWith('/assets/');
    return Promise.resolve(new Response(isPage ? `<script type="module" src="/assets/index-${hall.release}.js"></script>` : `// ${path(request)}`));
  };
  const self = { addEventListener: (kind: string, listener: (event: unknown) => void) => void (listeners[kind] = listener) };
  const worker = readFileSync(new URL('../public/shell.js', import.meta.url), 'utf8');
  runInNewContext(worker, { self, caches, fetch, URL, location: { origin: 'https://hall.example' } });
  const get = async (address: string): Promise<string> => {
    let answer: Promise<Response> | undefined;
    const request = { url: `https://hall.example${address}`, method: 'GET', mode: address.startsWith('/assets/') ? 'cors' : 'navigate' };
    listeners['fetch']?.({ request, respondWith: (promised: Promise<Response>) => void (answer = promised) });
    return (await answer)?.text() ?? 'left to the browser';
  };
  return { caches, hall, get };
}

test('what was fetched once is kept, and the last page serves while the hall is away', async () => {
  const { hall, get } = open();
  await get('/');
  await get('/assets/index-1.js');
  await get('/assets/index-1.js');
  expect(hall.asked).toEqual(['/', '/assets/index-1.js']);
  hall.isAway = true;
  expect(await get('/table/7')).toContain('index-1.js');
  expect(await get('/api/me')).toBe('left to the browser');
});

test('files of old releases go: only this one and the one before are kept', async () => {
  const { caches, hall, get } = open();
  for (const release of [1, 2, 3]) {
    hall.release = release;
    await get('/');
    await get(`/assets/index-${release}.js`);
    await get('/assets/font.woff2');
  }
  expect([...caches.all.keys()]).toEqual(['winterhall-shell-index-2', 'winterhall-shell-index-3']);
  expect([...(caches.all.get('winterhall-shell-index-3')?.keys() ?? [])]).toEqual(['/', '/assets/index-3.js', '/assets/font.woff2']);
  expect(hall.asked.filter((asked) => asked.endsWith('.woff2'))).toHaveLength(1);

  // Back to an older release: it is the newest again.
  hall.release = 2;
  await get('/');
  hall.isAway = true;
  expect(await get('/')).toContain('index-2.js');
  expect(caches.all.size).toBe(2);
});
