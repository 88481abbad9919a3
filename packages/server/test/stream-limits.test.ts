import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Client, isTable, until } from './client.ts';
import { twoPlaying } from './people.ts';
import { freshFolder, serve, serveProcess } from './serving.ts';

/** Opens a stream and keeps it open; how it was answered, and when it ends. */
async function watch(client: Client, table: string) {
  const line = new AbortController();
  onTestFinished(() => line.abort());
  const response = await fetch(`${client.base}/api/tables/${table}/stream`, {
    headers: client.token === null ? {} : { authorization: `Bearer ${client.token}` },
    signal: line.signal,
  });
  const over = response.text().catch(() => 'let go');
  return { status: response.status, over, letGo: () => line.abort() };
}

/** A request of which the end never comes; whatever the server says to it, until it hangs up. */
async function sendHalf(base: string) {
  const { hostname, port } = new URL(base);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const head = 'POST /api/tokens HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99';
  socket.write(`${head}\r\n\r\n{"name":`);
  let said = '';
  socket.on('data', (text) => {
    said += text;
  });
  socket.on('error', () => {});
  return { hungUp: once(socket, 'close').then(() => said) };
}

describe('streams', () => {
  it('are counted by address, and a spectator too many does not cost a player theirs', async () => {
    const { base, house } = await serve({ addressStreams: 2 });
    const { ada, bo, table } = await twoPlaying(base, { public: true });
    const nobody = new Client(base, null);
    const first = await watch(nobody, table.id);
    const statuses = [first.status];
    for (let i = 0; i < 2; i++) statuses.push((await watch(nobody, table.id)).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await watch(ada, table.id)).status).toBe(200);
    expect((await watch(bo, table.id)).status).toBe(200);
    expect((await watch(nobody, table.id)).status).toBe(429);
    expect(house.streams.open).toBe(4);
  });

  it('make room for a player when the house is full', async () => {
    const { base, house } = await serve({ maxStreams: 2 });
    const { ada, bo, table } = await twoPlaying(base, { public: true });
    const nobody = new Client(base, null);
    const watching = [await watch(nobody, table.id), await watch(nobody, table.id)];
    expect((await watch(nobody, table.id)).status).toBe(503);
    expect((await watch(ada, table.id)).status).toBe(200);
    await Promise.race(watching.map(({ over }) => over));
    expect((await watch(bo, table.id)).status).toBe(200);
    await Promise.all(watching.map(({ over }) => over));
    expect(house.streams.open).toBe(2);
    // Players do not push each other out.
    expect((await watch(ada, table.id)).status).toBe(503);
  });

  it('of spectators are counted by table', async () => {
    const { base } = await serve({ addressStreams: 1000 });
    const { ada, table } = await twoPlaying(base, { public: true });
    const nobody = new Client(base, null);
    const watching = await Promise.all(Array.from({ length: 210 }, () => watch(nobody, table.id)));
    const statuses = watching.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(200);
    expect(statuses.filter((status) => status === 503)).toHaveLength(10);
    expect((await watch(ada, table.id)).status).toBe(200);
  });

  it('answer when only their head is asked for', async () => {
    const { base, house } = await serve();
    const { ada, at } = await twoPlaying(base);
    const head = async ({ token }: Client) =>
      fetch(`${base}${at}/stream`, { method: 'HEAD', headers: { authorization: `Bearer ${token}` } });
    const { status, headers } = await head(ada);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    expect((await head(await Client.guest(base, 'Eve'))).status).toBe(404);
    expect(house.streams.open).toBe(0);
  });

  it('tell browsers to come back after a while of their own', async () => {
    const { base } = await serve();
    const { ada, table } = await twoPlaying(base);
    const waits = [];
    for (let i = 0; i < 8; i++) {
      const line = new AbortController();
      const one = new Client(base, ada.token);
      await until(one.stream(table.id, null, line.signal), isTable);
      line.abort();
      waits.push(Number(/^retry: (\d+)$/m.exec(one.received)?.[1]));
    }
    for (const wait of waits) {
      expect(wait).toBeGreaterThanOrEqual(1000);
      expect(wait).toBeLessThan(5000);
    }
    expect(new Set(waits).size).toBeGreaterThan(1);
  });
});

describe('a request of which the end never comes', () => {
  it('is given up after a while', async () => {
    const { base } = await serve({ requestSeconds: 1 });
    const { hungUp } = await sendHalf(base);
    expect(await hungUp).toContain('408');
    expect((await fetch(`${base}/healthz`)).status).toBe(200);
  });

  it('does not keep a server from stopping', async () => {
    const server = await serveProcess({ DATA_DIR: freshFolder() });
    const { hungUp } = await sendHalf(server.base);
    // It has arrived when a later one has been answered.
    await fetch(`${server.base}/healthz`);
    expect(await server.stop()).toBe(0);
    await hungUp;
  });
});
