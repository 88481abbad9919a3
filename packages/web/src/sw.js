// The service worker: keeps the whole house in the browser, so that it opens without a network, and the house before it,
// so that whatever is open goes on.
// VERSION and FILES are filled in by the build (offline.ts).
const CACHE = `undercroft-${'VERSION'}`;
const FILES = ['FILES'];
/** Where the house stands on its server. */
const HOUSE = new URL('.', location.href).pathname;

/** Files named by their content never change, under whatever address they are asked for. */
const isNamedByContent = (url) => new URL(url, location.href).pathname.includes('/assets/');
const withoutQuery = { ignoreSearch: true };

/** How long a page may take over a network that is there and brings nothing. */
const PATIENCE_MS = 3000;

/** A file of this build: from the build before it where it is the same, else fetched. */
async function take(cache, file) {
  const same = isNamedByContent(file) && (await caches.match(file, withoutQuery));
  if (same) return cache.put(file, same);
  // Nobody's memory but the server's own: what is not named by its content may have changed.
  const fetched = await fetch(file, { cache: 'no-cache' });
  if (!fetched.ok) throw new Error(`${file}: ${fetched.status}`);
  return cache.put(file, fetched);
}

addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => Promise.all(FILES.map((file) => take(cache, file))))
      .then(() => self.skipWaiting()),
  );
});

/** Whatever is open now was fetched from the build before: that stays until the next one comes. */
async function letGo() {
  const others = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
}

addEventListener('activate', (event) => {
  event.waitUntil(letGo().then(() => self.clients.claim()));
});

/** The page comes from the network, so that nobody stays on an old one; if that takes too long, from here. */
async function page(request) {
  const kept = await (await caches.open(CACHE)).match(HOUSE);
  const fetched = fetch(request);
  if (kept === undefined || !isOurs(request.url)) return fetched;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  // A proxy whose server is away answers in its stead.
  const sound = fetched.then(
    (reply) => (reply.status < 500 ? reply : kept),
    () => kept,
  );
  return Promise.race([sound, late]);
}

/** The television's page is another one. */
const isOurs = (url) => !/^tv(\/|$)/.test(new URL(url).pathname.slice(HOUSE.length));

/** Whoever asks may be of this build or of the one before. */
async function file(request) {
  if (!isNamedByContent(request.url)) {
    const cache = await caches.open(CACHE);
    return (await cache.match(request)) ?? fetch(request);
  }
  const kept = await caches.match(request, withoutQuery);
  if (kept !== undefined) return kept;
  const fetched = await fetch(request);
  if (fetched.ok) await (await caches.open(CACHE)).put(request, fetched.clone());
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
  event.respondWith(event.request.mode === 'navigate' ? page(event.request) : file(event.request));
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
