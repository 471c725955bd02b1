/* Serves every page and asset from one versioned cache; a new version waits until the user agrees. */
const version = '__VERSION__';
const files = [/* __FILES__ */];
const cacheName = `groundwork-${version}`;
const inParallel = 6;

/** Some hosts answer a page's address with a redirect, which a navigation must not be given. */
async function withoutRedirect(response) {
  if (!response.redirected) return response;
  return new Response(await response.blob(), { status: response.status, headers: response.headers });
}

async function fill() {
  const cache = await caches.open(cacheName);
  const queue = [...files];
  const fetchNext = async () => {
    for (let item = queue.shift(); item; item = queue.shift()) {
      const [address] = item;
      // Names of built assets hold a hash of their content, so an older cache's copy is the same file.
      const known = address.startsWith('/assets/') ? await caches.match(address) : undefined;
      const response = known ?? (await fetch(address, { cache: 'no-cache' }));
      if (!response.ok && address !== '/404') throw new Error(`${address} answered ${response.status}`);
      await cache.put(address, await withoutRedirect(response));
    }
  };
  await Promise.all(Array.from({ length: inParallel }, fetchNext));
}

async function dropOld() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('groundwork-') && name !== cacheName).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const url = new URL(request.url);
  const cache = await caches.open(cacheName);
  const isPage = request.mode === 'navigate';
  const path = isPage ? url.pathname.replace(/\.html$/, '').replace(/\/(index)?$/, '') || '/' : url.pathname;
  const kept = await cache.match(path);
  if (kept) return kept;
  try {
    const answered = await fetch(request);
    // What was left out at first because few people need it stays once it was needed.
    if (answered.ok && path.startsWith('/assets/')) await cache.put(path, answered.clone());
    return answered;
  } catch (error) {
    const fallback = isPage && (await cache.match('/404'));
    if (fallback) return fallback;
    throw error;
  }
}

self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});
self.addEventListener('fetch', (event) => {
  const isOurs = new URL(event.request.url).origin === self.location.origin;
  if (event.request.method === 'GET' && isOurs) event.respondWith(answer(event.request));
});
