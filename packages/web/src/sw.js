// The service worker: keeps the whole house in the browser, so that it opens without a network.
// VERSION and FILES are filled in by the build (offline.ts).
const CACHE = `undercroft-${'VERSION'}`;
const FILES = ['FILES'];
/** Where the house stands on its server. */
const HOUSE = new URL('.', location.href).pathname;

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** A page comes from the network if there is one, so that nobody stays on an old version; files are named by content. */
async function answer(request) {
  const cache = await caches.open(CACHE);
  if (request.mode === 'navigate') {
    try {
      return await fetch(request);
    } catch {
      return (await cache.match(HOUSE)) ?? Response.error();
    }
  }
  const kept = await cache.match(request);
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok && new URL(request.url).pathname.startsWith(`${HOUSE}assets/`))
    await cache.put(request, fetched.clone());
  return fetched;
}

addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (
    event.request.method !== 'GET' ||
    url.origin !== location.origin ||
    url.pathname.startsWith(`${HOUSE}api/`)
  )
    return;
  event.respondWith(answer(event.request));
});

/** Somebody's turn: shown whatever else is open, for a browser that is told nothing visible is told no more. */
addEventListener('push', (event) => {
  const { title = 'Undercroft', body = '', url = HOUSE, tag } = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: `${HOUSE}icon-192.png`, data: { url } }),
  );
});

/** The browser has moved where this device is told: the server learns it at once, not at the next visit. */
async function move({ oldSubscription, newSubscription }) {
  const options = oldSubscription?.options ?? newSubscription?.options;
  const fresh =
    newSubscription ??
    (options && (await self.registration.pushManager.subscribe({ ...options, userVisibleOnly: true })));
  if (!fresh) return;
  const { endpoint, keys } = fresh.toJSON();
  await fetch(`${HOUSE}api/me/ways/push`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'Browser', endpoint, keys }),
  });
}

addEventListener('pushsubscriptionchange', (event) => event.waitUntil(move(event)));

/** Leads to the table: in a window that shows the house already, or in a new one. */
async function lead(url) {
  const there = await self.clients.matchAll({ type: 'window' });
  const window = there.find((one) => one.url === url) ?? there[0];
  if (window === undefined) return self.clients.openWindow(url);
  await window.focus();
  if (window.url !== url) await window.navigate(url);
}

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(lead(event.notification.data.url));
});
