import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

type Listener = (event: object) => void;

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
    registration: { showNotification: async (...notice: unknown[]) => did.push(['show', ...notice]) },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => did.push(['open', url]) },
  };
  const source = readFileSync(join(import.meta.dirname, '../src/sw.js'), 'utf8');
  runInNewContext(source, {
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
