// Keeps the shell at hand, so that the hall opens at once and says itself when it cannot be reached. Files with a hash in
// their names never change; pages are asked of the hall first. Nothing of a table is ever kept. Each release has a shelf of
// its own, named after the script that its page starts with; the one before stays for tabs that are still open.
const SHELF = 'winterhall-shell-';
const RELEASES = 2;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || /^\/(api|admin)(\/|$)/.test(url.pathname)) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(hallFirst(event.request));
});

/** The shelves there are, the newest last. */
const shelves = async () => (await caches.keys()).filter((name) => name.startsWith(SHELF));

const newest = async () => caches.open((await shelves()).at(-1) ?? `${SHELF}first`);

/** What another release had already comes along, so that it is not asked for again. */
async function keptFirst(request) {
  const shelf = await newest();
  const kept = await shelf.match(request);
  if (kept) return kept;
  const found = (await caches.match(request)) ?? (await fetch(request));
  if (found.ok) await shelf.put(request, found.clone());
  return found;
}

/** Lays the page on the shelf of its release, and clears those that nobody needs any more. */
async function keep(page) {
  const name = SHELF + (/\/assets\/([^"]+)\.js/.exec(await page.clone().text())?.[1] ?? 'first');
  const all = await shelves();
  const others = all.filter((one) => one !== name);
  if (all.at(-1) !== name) await caches.delete(name); // stored again it is the newest
  await (await caches.open(name)).put('/', page);
  await Promise.all(others.slice(0, 1 - RELEASES).map((old) => caches.delete(old)));
}

/** A touch on a notice opens that table: in the tab that shows it, or else in any. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(`/table/${event.notification.tag}`));
});

async function show(path) {
  const tabs = await self.clients.matchAll({ type: 'window' });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

/** Every page is the same file, so the last one serves for all. */
async function hallFirst(request) {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await keep(fresh.clone());
    return fresh;
  } catch (trouble) {
    const kept = await (await newest()).match('/');
    if (kept) return kept;
    throw trouble;
  }
}
