import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startHaproxy } from '../load/haproxy.ts';
import { startNginx } from '../load/nginx.ts';
import { found } from '../load/programs.ts';
import { freePort } from '../load/server.ts';
import { Client, isUpdate, until } from './client.ts';
import { freshDatabase } from './databases.ts';
import { asked, twoPlaying } from './people.ts';
import { serve, serveProcess } from './serving.ts';

const portOf = (base: string) => Number(new URL(base).port);

/** The programs that lead each table to one node, where they are to be had: their examples in deploy/. */
const PROXIES = [
  ...(found('nginx', 'nginx-light') ? [{ name: 'nginx', start: startNginx }] : []),
  ...(found('haproxy') ? [{ name: 'HAProxy', start: startHaproxy }] : []),
];

/** Whoever is asked answers; null where the match is over. */
async function answerAt({ ada, bo, at }: Awaited<ReturnType<typeof twoPlaying>>): Promise<number | null> {
  const { one, update } = await asked(ada, bo, at);
  const { version, answers, outcome } = update;
  if (outcome !== null) return null;
  return (await one.post(`${at}/answers`, { version, answer: answers[0] })).status;
}

describe.each(PROXIES)('several nodes behind $name', ({ name, start }) => {
  async function proxyBefore(bases: readonly string[]): Promise<string> {
    const proxy = await start(bases.map(portOf));
    onTestFinished(() => proxy?.stop());
    return `http://127.0.0.1:${proxy?.port}`;
  }

  it('have each table at one of them, with all who read it', async () => {
    const databaseUrl = await freshDatabase();
    const nodes = [await serve({ databaseUrl }), await serve({ databaseUrl })];
    const base = await proxyBefore(nodes.map((node) => node.base));
    const reading = new AbortController();
    const all: string[] = [];
    const read = () => nodes.map(({ house }) => new Set(house.streams.tables));
    // Where a table comes to lie is decided by its id, which is luck: 40 are never all at one node.
    const oneIdles = () => read().some(({ size }) => size === 0);
    while (all.length < 4 || (oneIdles() && all.length < 40)) {
      const { ada, bo, table } = await twoPlaying(base);
      all.push(table.id);
      for (const who of [ada, bo]) await until(who.stream(table.id, null, reading.signal), isUpdate);
    }
    for (const id of all) expect(read().filter((tables) => tables.has(id))).toHaveLength(1);
    expect(oneIdles()).toBe(false);
    expect(nodes.map(({ house }) => house.streams.open).reduce((a, b) => a + b)).toBe(2 * all.length);
    reading.abort();
  });

  /** Whether a node that takes a request and is gone leads to another one being asked the same. */
  async function isRepeated(method: string, path: string, headers: Record<string, string> = {}) {
    const taken: string[] = [];
    const nodes = [1, 2].map(() =>
      createServer((request, reply) => {
        const isMeant = request.url !== '/healthz';
        if (isMeant) taken.push(`${request.method} ${request.url}`);
        request.resume().on('end', () => (isMeant ? request.socket.destroy() : reply.end('ok\n')));
      }),
    );
    for (const node of nodes) {
      await new Promise<void>((resolve) => node.listen(0, '127.0.0.1', resolve));
      onTestFinished(() => void node.close());
    }
    const base = await proxyBefore(
      nodes.map((node) => `http://127.0.0.1:${(node.address() as AddressInfo).port}`),
    );
    const json = { 'content-type': 'application/json', ...headers };
    const body = method === 'GET' ? null : '{}';
    const { status } = await fetch(base + path, { method, headers: json, body });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(new Set(taken)).toEqual(new Set([`${method} ${path}`]));
    return taken.length > 1;
  }

  it('are asked again only for what is the same done twice', async () => {
    expect(await isRepeated('POST', '/api/tables/a/chat')).toBe(false);
    expect(await isRepeated('POST', '/api/sign-in/recovery')).toBe(false);
    expect(await isRepeated('GET', '/api/tables')).toBe(true);
    expect(await isRepeated('PUT', '/api/me')).toBe(true);
    expect(await isRepeated('POST', '/api/tables/a/answers')).toBe(true);
    const key = { 'idempotency-key': randomUUID() };
    expect(await isRepeated('POST', '/api/tables/a/chat', key)).toBe(true);
  });

  it.runIf(name === 'nginx')('are named in a log that opens no door', async () => {
    const { base: node } = await serve();
    const proxy = await startNginx([portOf(node)]);
    onTestFinished(() => proxy?.stop());
    const paths = ['/join/', '/carry/', '/with/', '/api/invitations/', '/api/carry/', '/api/links/'];
    const asked = [
      ...paths.map((path) => `${path}BCDF-GHJK`),
      '/table/a?invitation=BCDF-GHJK',
      '/games/join/BCDF-GHJK?x',
    ];
    for (const path of asked) await (await fetch(`http://127.0.0.1:${proxy?.port}${path}`)).text();
    await expect.poll(() => proxy?.logged().match(/"GET /g)?.length).toBe(asked.length);
    for (const path of [...paths, '/table/a']) expect(proxy?.logged()).toContain(`"GET ${path}`);
    expect(proxy?.logged()).not.toMatch(/BCDF|GHJK/);
    // Nor is it written down what could not be asked of anybody.
    const alone = await startNginx([await freePort()]);
    onTestFinished(() => alone?.stop());
    expect((await fetch(`http://127.0.0.1:${alone?.port}/join/BCDF-GHJK`)).status).toBe(502);
    await expect.poll(() => alone?.logged()).toContain('"GET /join/');
    expect(alone?.logged()).not.toMatch(/BCDF|GHJK/);
  });

  // The proxy that the long runs use, too.
  it.runIf(name === 'nginx')('hand over when one of them is told to end: no request fails', async () => {
    const databaseUrl = await freshDatabase();
    const env = {
      DATABASE_URL: databaseUrl,
      RATE_LIMIT: '100000',
      ADDRESS_LIMIT: '100000',
      GUEST_LIMIT: '1000',
    };
    const nodes = [await serveProcess(env), await serveProcess(env)];
    const base = await proxyBefore(nodes.map((node) => node.base));
    const tables = await Promise.all(Array.from({ length: 6 }, () => twoPlaying(base)));
    const statuses: number[] = [];
    let ending = true;
    const play = async (table: (typeof tables)[number]) => {
      for (let after = 0; after < 5; after += ending ? 0 : 1) {
        const status = await answerAt(table);
        if (status === null) return;
        statuses.push(status);
        // Asking without a break keeps those busy who are waited for.
        await pause(20);
      }
    };
    const serves = async (node: { base: string }) => {
      await fetch(`${base}/api/games`);
      const metrics = await (await fetch(`${node.base}/metrics`)).text();
      return /^undercroft_request_seconds_count.+\/api\/games/m.test(metrics);
    };
    const playing = Promise.all(tables.map(play));
    const ends = async () => {
      for (const node of nodes) {
        expect(await node.stop()).toBe(0);
        await node.start();
        // The next one is replaced when the proxy sends somebody here again, as whoever replaces nodes would do.
        await expect.poll(() => serves(node), { timeout: 60_000 }).toBe(true);
      }
      ending = false;
    };
    await Promise.all([playing, ends()]);
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
    expect(statuses.length).toBeGreaterThan(6 * 5);
  });

  it('go on when one is gone: whoever read there comes back to the other and has missed nothing', async () => {
    const databaseUrl = await freshDatabase();
    const env = { DATABASE_URL: databaseUrl, RATE_LIMIT: '100000' };
    const nodes = [await serveProcess(env), await serveProcess(env)];
    const base = await proxyBefore(nodes.map((node) => node.base));
    const table = await twoPlaying(base);
    const open = async ({ base }: { base: string }) =>
      Number(/^undercroft_streams (\d+)/m.exec(await (await fetch(`${base}/metrics`)).text())?.[1]);
    const reader = new Client(base, table.bo.token);
    const line = new AbortController();
    const first = await until(reader.stream(table.table.id, null, line.signal), isUpdate);
    const at = (await open(nodes[0])) > 0 ? 0 : 1;
    await nodes[at].kill();
    line.abort();
    expect(await answerAt(table)).toBe(200);
    const again = new AbortController();
    const { data } = await until(reader.stream(table.table.id, first.id, again.signal), isUpdate);
    expect(data.changes.map(({ version }) => version)).toEqual([1]);
    again.abort();
  });
});
