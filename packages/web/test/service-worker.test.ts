import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

type Listener = (event: object) => void;

const subscription = (endpoint: string) => ({
  options: { applicationServerKey: 'key' },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
});

/** The service worker as the browser would run it, with the windows that are open. */
function worker(open: readonly string[]) {
  const listeners = new Map<string, Listener>();
  const did: unknown[] = [];
  const windows = open.map((url) => ({
    url,
    focus: async () => did.push(['focus', url]),
    navigate: async (to: string) => did.push(['navigate', to]),
  }));
  const self = {
    registration: {
      showNotification: async (...notice: unknown[]) => did.push(['show', ...notice]),
      pushManager: {
        subscribe: async (options: object) => {
          did.push(['subscribe', options]);
          return subscription('https://push.example/fresh');
        },
      },
    },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => did.push(['open', url]) },
  };
  const source = readFileSync(join(import.meta.dirname, '../src/sw.js'), 'utf8');
  runInNewContext(source, {
    fetch: async (url: string, request: { body: string }) =>
      did.push(['fetch', url, JSON.parse(request.body)]),
    ...{ self, URL, location: { href: 'https://games.example/sw.js', origin: 'https://games.example' } },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  const fire = async (name: string, event: object) => {
    let wait: Promise<unknown> = Promise.resolve();
    const waitUntil = (until: Promise<unknown>) => {
      wait = until;
    };
    listeners.get(name)?.({ ...event, waitUntil });
    await wait;
    return JSON.parse(JSON.stringify(did));
  };
  return { fire };
}

describe('a push', () => {
  const url = 'https://games.example/table/abc';
  it('is shown with what it says, and one that says nothing is shown, too', async () => {
    const said = { title: 'Karak: your turn', body: 'with Ben', url, tag: 'table-abc' };
    const shown = await worker([]).fire('push', { data: { json: () => said } });
    const notice = { body: 'with Ben', tag: 'table-abc', icon: '/icon-192.png', data: { url } };
    expect(shown).toEqual([['show', 'Karak: your turn', notice]]);
    expect(await worker([]).fire('push', { data: null })).toMatchObject([['show', 'Undercroft', {}]]);
  });

  it('leads to the table, in a window that is there already if there is one', async () => {
    const closed: boolean[] = [];
    const event = { notification: { close: () => closed.push(true), data: { url } } };
    expect(await worker([]).fire('notificationclick', event)).toEqual([['open', url]]);
    const door = 'https://games.example/';
    expect(await worker([door]).fire('notificationclick', event)).toEqual([
      ['focus', door],
      ['navigate', url],
    ]);
    expect(await worker([door, url]).fire('notificationclick', event)).toEqual([['focus', url]]);
    expect(closed).toHaveLength(3);
  });
});

describe('a browser that moves where it is told', () => {
  const told = (endpoint: string) => [
    ...['fetch', '/api/me/ways/push'],
    { label: 'Browser', endpoint, keys: { p256dh: 'p', auth: 'a' } },
  ];

  it('lets the server know the new place', async () => {
    const newSubscription = subscription('https://push.example/moved');
    const did = await worker([]).fire('pushsubscriptionchange', { newSubscription });
    expect(did).toEqual([told('https://push.example/moved')]);
  });

  it('asks for a new place where it is only told that the old one is gone', async () => {
    const oldSubscription = subscription('https://push.example/old');
    const did = await worker([]).fire('pushsubscriptionchange', { oldSubscription });
    expect(did).toEqual([
      ['subscribe', { applicationServerKey: 'key', userVisibleOnly: true }],
      told('https://push.example/fresh'),
    ]);
    expect(await worker([]).fire('pushsubscriptionchange', {})).toEqual([]);
  });
});
