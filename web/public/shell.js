// Keeps the shell at hand, so that the hall opens at once and says itself when it cannot be reached. Files with a hash in
// their names never change; pages are asked of the hall first. Nothing of a table is ever kept.
const KEPT = 'winterhall-shell-1';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
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
