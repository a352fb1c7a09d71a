// Keeps the shell at hand, so that the hall opens at once and says itself when it cannot be reached. Files with a hash in
// their names never change; pages are asked of the hall first. Nothing of a table is ever kept.
const KEPT = 'winterhall-shell-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || /^\/(api|admin)(\/|$)/.test(url.pathname)) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFirst(event.request));
  else if (event.request.mode === 'navigate') event.respondWith(hallFirst(event.request));
});

async function keptFirst(request) {
  const shelf = await caches.open(KEPT);
  const kept = await shelf.match(request);
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) await shelf.put(request, fresh.clone());
  return fresh;
}

/** Whoever touches a notice wants to see that table: in the tab that shows it, or else in any. */
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
  const shelf = await caches.open(KEPT);
  try {
    const fresh = await fetch(request);
    if (fresh.ok) await shelf.put('/', fresh.clone());
    return fresh;
  } catch (trouble) {
    const kept = await shelf.match('/');
    if (kept) return kept;
    throw trouble;
  }
}
