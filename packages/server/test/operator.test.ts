import type { OperatorGuest, OperatorTableLine, Reply as Said } from '@undercroft/protocol';
import { describe, expect, it } from 'vitest';
import { readConfig } from '../src/ground/config.ts';
import { Client, isTable, type Reply, until } from './client.ts';
import { asked, twoPeople, twoPlaying } from './people.ts';
import { serve } from './serving.ts';
import { onEveryStorage } from './storages.ts';

const KEY = 'a-key-that-nobody-guesses-4711';

interface Description {
  readonly paths: Record<string, Record<string, { security?: object[] }>>;
  readonly components: { readonly securitySchemes: Record<string, object> };
}

/** Whoever runs the server, over HTTP. */
function operator(base: string, key: string | null = KEY) {
  return async function ask<T>(method: string, path: string, body?: object): Promise<Reply<T>> {
    const response = await fetch(`${base}/api/operator${path}`, {
      method,
      headers: {
        ...(key !== null && { 'operator-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const said = text === '' ? null : JSON.parse(text);
    return { status: response.status, body: said, problem: response.ok ? null : said };
  };
}

const in1 = (ms: number) => new Date(Date.now() + ms).toISOString();
const HOUR = 3_600_000;

describe('the operator’s key', () => {
  it('opens every door that the description names, and nobody else comes in', async () => {
    const { base } = await serve({ operatorKey: KEY });
    const doc = (await (await fetch(`${base}/api/docs/json`)).json()) as Description;
    const doors = Object.entries(doc.paths).filter(([path]) => path.startsWith('/api/operator'));
    expect(doors.length).toBeGreaterThan(8);
    expect(doc.components.securitySchemes.operatorKey).toMatchObject({ in: 'header', name: 'operator-key' });
    const wrong = operator(base, `${KEY}x`);
    let tries = 0;
    for (const [path, methods] of doors) {
      for (const [method, { security }] of Object.entries(methods)) {
        expect(security, path).toEqual([{ operatorKey: [] }]);
        const at = path.replace('/api/operator', '').replace('{id}', 'x');
        // Ten wrong keys a minute, then nobody even looks.
        const { status } = await (tries % 2 === 0 ? wrong : operator(base, null))(method.toUpperCase(), at);
        expect(status, `${method} ${path}`).toBe(tries++ < 10 ? 401 : 429);
      }
    }
    expect(tries).toBeGreaterThan(10);
    // Whoever has it is let in all the same.
    expect((await operator(base)('GET', '/health')).status).toBe(200);
  });

  it('without one there is neither door nor description', async () => {
    const { base } = await serve();
    for (const path of ['/health', '/tables', '/guests', '/bans']) {
      expect((await operator(base)('GET', path)).status).toBe(404);
      expect((await operator(base, '')('GET', path)).status).toBe(404);
    }
    const doc = await (await fetch(`${base}/api/docs/json`)).text();
    expect(doc).not.toContain('operator-key');
    expect(doc).not.toContain('/api/operator');
  });

  it('is long enough', () => {
    expect(() => readConfig({ OPERATOR_KEY: 'short' })).toThrow('OPERATOR_KEY: expected 24 to 200');
    expect(readConfig({ OPERATOR_KEY: KEY }).operatorKey).toBe(KEY);
    expect(readConfig({}).operatorKey).toBeNull();
  });
});

onEveryStorage('whoever runs the server', (open) => {
  async function house() {
    const [node, other] = await open({ operatorKey: KEY });
    return { node, other, ask: operator(other.base) };
  }

  it('sees every table, looks at one, ends it and removes it, for everybody at once', async () => {
    const { node, other, ask } = await house();
    const { ada, bo, at, table } = await twoPlaying(node.base);
    await bo.post(`${at}/chat`, { text: 'hello there' });
    await ada.post('/api/tables', { game: 'goblin' });
    const list = async (query: string) =>
      (await ask<{ tables: OperatorTableLine[] }>('GET', `/tables${query}`)).body.tables;
    expect(await list('')).toHaveLength(2);
    expect(await list('?status=playing')).toMatchObject([{ id: table.id, game: 'karak', public: false }]);
    expect(await list('?text=goblin')).toMatchObject([{ game: 'goblin' }]);
    expect(await list('?text=bo')).toMatchObject([{ id: table.id }]);
    expect(await list(`?text=${table.id}`)).toHaveLength(1);
    expect((await ask('GET', '/tables?after=bm93aGVyZQ')).status).toBe(400);

    const { body: looked } = await ask<Said<'GET /operator/tables/:id'>>('GET', `/tables/${table.id}`);
    expect(looked.table).toMatchObject({ status: 'playing', you: { seat: null, invitation: null } });
    expect(looked.people.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect(looked.chat).toMatchObject([{ text: 'hello there' }]);
    // Nothing that only the house may know leaves it before the end.
    expect(JSON.stringify(looked)).not.toContain('"secret":"');

    const line = new AbortController();
    const events = new Client(node.base, ada.token).stream(table.id, null, line.signal);
    await until(events, isTable);
    expect((await ask('POST', `/tables/${table.id}/end`)).status).toBe(204);
    expect((await until(events, isTable)).data).toMatchObject({
      status: 'over',
      result: { by: 'operator', winners: [] },
    });
    expect((await ask('POST', `/tables/${table.id}/end`)).problem?.reason).toBe('not-now');
    expect((await ask('DELETE', `/tables/${table.id}`)).status).toBe(204);
    // The stream of whoever watches ends, wherever it is open.
    for await (const _ of events);
    for (const { base } of [node, other]) {
      await expect.poll(async () => (await new Client(base, ada.token).get(at)).status).toBe(404);
    }
    expect(await list(`?text=${table.id}`)).toEqual([]);
    expect((await ask('DELETE', `/tables/${table.id}`)).status).toBe(404);
  });

  it('finds guests, and gives one another name wherever they sit', async () => {
    const { node, ask } = await house();
    const { ada, at } = await twoPlaying(node.base);
    const find = async (text: string) =>
      (await ask<{ guests: OperatorGuest[] }>('GET', `/guests?text=${text}`)).body.guests;
    const [{ id, ...guest }] = await find('ad');
    expect(guest).toMatchObject({ name: 'Ada', tables: 1, ban: null });
    expect(await find('nobody-of-this-name')).toEqual([]);
    expect((await ask('PATCH', `/guests/${id}`, { name: 'Guest 1' })).status).toBe(204);
    // Another node hears of it a moment later.
    await expect.poll(async () => (await ada.get(at)).body.seats[0].name).toBe('Guest 1');
    await expect
      .poll(async () => (await ada.get<{ guest: object }>('/api/me')).body.guest)
      .toEqual({ name: 'Guest 1' });
    expect((await ask('PATCH', '/guests/none', { name: 'X' })).status).toBe(404);
  });

  it('keeps whoever is banned out, also when they have been forgotten', async () => {
    const { node, other, ask } = await house();
    const { bo } = await twoPlaying(node.base);
    const [{ id }] = (await ask<{ guests: OperatorGuest[] }>('GET', '/guests?text=Bo')).body.guests;
    await ask('POST', '/bans', { guest: id, reason: 'rude' });
    expect((await bo.delete('/api/me')).status).toBe(204);
    for (const { base } of [node, other]) {
      const there = new Client(base, bo.token);
      // A program is told that there is no such guest; a browser, which would become another, that it is banned.
      await expect.poll(async () => (await there.get('/api/tables')).status).toBe(401);
      const cookie = `undercroft=${encodeURIComponent(bo.token ?? '')}`;
      const reply = await fetch(`${base}/api/me`, {
        ...{ method: 'PUT', headers: { cookie, 'content-type': 'application/json' } },
        body: JSON.stringify({ name: 'Bob' }),
      });
      expect(reply.status).toBe(403);
    }
    const { bans } = (await ask<{ bans: { who: string; name: string }[] }>('GET', '/bans')).body;
    expect(bans).toMatchObject([{ who: id, name: '—' }]);
  });

  it('has every table and guest on some page, also where many were touched in the same moment', async () => {
    const { node, ask } = await house();
    await Client.guest(node.base, 'Ada');
    const now = Date.now() - 60_000;
    for (let made = 0; made < 120; made++) {
      const id = String(made).padStart(12, 'a');
      await node.house.store.addGuest(id.padStart(22, 'g'), `Guest ${made}`, now - (made % 3));
      const { lobby } = await node.house.hall.create(
        'karak',
        { id: 'a'.repeat(22), name: 'Ada' },
        {},
        [],
        [],
        id,
      );
      expect(lobby.id).toBe(id);
    }
    const all = async (what: 'tables' | 'guests') => {
      const found: string[] = [];
      for (let next: string | null = ''; next !== null; ) {
        const query: string = next === '' ? '' : `?after=${next}`;
        type Page = { next: string | null } & Record<typeof what, { id: string }[]>;
        const { body }: { body: Page } = await ask<Page>('GET', `/${what}${query}`);
        found.push(...body[what].map(({ id }) => id));
        next = body.next;
      }
      return found;
    };
    const [tables, guests] = [await all('tables'), await all('guests')];
    expect([tables.length, new Set(tables).size]).toEqual([120, 120]);
    expect([guests.length, new Set(guests).size]).toEqual([121, 121]);
  });

  it('bans a guest, who is told why, loses the stream, and may still take their data along', async () => {
    const { node, other, ask } = await house();
    const { ada, bo, at, table } = await twoPlaying(node.base);
    const [{ id }] = (await ask<{ guests: OperatorGuest[] }>('GET', '/guests?text=Bo')).body.guests;
    const line = new AbortController();
    const events = bo.stream(table.id, null, line.signal);
    await until(events, isTable);
    const soon = in1(HOUR);
    const ban = { guest: id, reason: 'rude at tables', until: soon };
    expect((await ask('POST', '/bans', ban)).status).toBe(204);
    for await (const _ of events);
    for (const base of [node.base, other.base]) {
      const there = new Client(base, bo.token);
      await expect.poll(async () => (await there.get(at)).status).toBe(403);
      expect((await there.get(at)).problem).toMatchObject({
        reason: 'banned',
        detail: `banned until ${soon}: rude at tables`,
      });
      expect((await there.post(`${at}/chat`, { text: 'x' })).status).toBe(403);
      expect((await there.put('/api/me', { name: 'Other' })).status).toBe(403);
      for (const path of ['/api/me', '/api/me/data', '/api/notice'])
        expect((await there.get(path)).status).toBe(200);
      expect((await new Client(base, ada.token).get(at)).status).toBe(200);
    }
    const { bans } = (await ask<{ bans: Said<'GET /operator/bans'>['bans'] }>('GET', '/bans')).body;
    expect(bans).toMatchObject([
      { kind: 'guest', who: id, name: 'Bo', reason: 'rude at tables', until: soon },
    ]);
    const guests = (await ask<{ guests: OperatorGuest[] }>('GET', '/guests?text=Bo')).body.guests;
    expect(guests[0].ban).toBe(bans[0].id);
    expect((await ask('DELETE', `/bans/${bans[0].id}`)).status).toBe(204);
    await expect.poll(async () => (await bo.get(at)).status).toBe(200);
    expect((await ask('DELETE', `/bans/${bans[0].id}`)).status).toBe(404);
    // Over before it begins, or meant for nobody: nothing happens.
    expect((await ask('POST', '/bans', { ...ban, until: in1(-1) })).status).toBe(400);
    expect((await ask('POST', '/bans', { guest: 'n'.repeat(22), reason: 'x' })).status).toBe(404);
    expect((await ask('POST', '/bans', { reason: 'x' })).status).toBe(400);
  });

  it('bans an address, but never locks out the operator; a ban ends by itself', async () => {
    const { node, other, ask } = await house();
    const { ada, at } = await twoPeople(node.base);
    expect((await ask('POST', '/bans', { address: 'nowhere', reason: 'x' })).status).toBe(400);
    expect((await ask('POST', '/bans', { address: '127.0.0.1', reason: 'flood' })).status).toBe(204);
    await expect.poll(async () => (await ada.get(at)).problem?.reason).toBe('banned');
    expect((await new Client(node.base, null).post('/api/tokens', { name: 'New' })).status).toBe(403);
    const { bans } = (await ask<{ bans: Said<'GET /operator/bans'>['bans'] }>('GET', '/bans')).body;
    expect(bans).toMatchObject([{ kind: 'address', who: '127.0.0.1', until: null }]);
    // The same address again, this time with an end: it replaces the first.
    const until = in1(3000);
    await ask('POST', '/bans', { address: '127.0.0.1', reason: 'flood', until });
    await expect.poll(async () => (await ada.get(at)).status).toBe(200);
    expect((await new Client(other.base, ada.token).get(at)).status).toBe(200);
    expect((await ask<{ bans: Said<'GET /operator/bans'>['bans'] }>('GET', '/bans')).body.bans).toEqual([]);
  });

  it('reads reports with what was said around them, and closes them', async () => {
    const { node, ask } = await house();
    const { ada, bo, at } = await twoPlaying(node.base);
    await bo.post(`${at}/chat`, { text: 'first' });
    const { body: said } = await bo.post<{ id: number }>(`${at}/chat`, { text: 'rude' });
    await ada.post(`${at}/chat`, { text: 'please stop' });
    await ada.post(`${at}/reports`, { message: said.id, reason: 'rude', note: 'see there' });
    const list = async (status: string) =>
      (await ask<{ reports: Said<'GET /operator/reports/:id'>[] }>('GET', `/reports?status=${status}`)).body
        .reports;
    const [{ id, ...report }] = await list('open');
    expect(report).toMatchObject({
      ...{ reason: 'rude', note: 'see there', closedAt: null },
      ...{ about: { name: 'Bo' }, by: { name: 'Ada' } },
    });
    const { body: read } = await ask<Said<'GET /operator/reports/:id'>>('GET', `/reports/${id}`);
    expect(read.chat.map(({ text, reported }) => [text, reported])).toEqual([
      ...[
        ['first', false],
        ['rude', true],
        ['please stop', false],
      ],
    ]);
    expect((await ask('PATCH', `/reports/${id}`, { closed: true, verdict: 'spoken to' })).status).toBe(204);
    expect(await list('open')).toEqual([]);
    expect(await list('closed')).toMatchObject([{ id, verdict: 'spoken to' }]);
    await ask('PATCH', `/reports/${id}`, { closed: false });
    expect(await list('open')).toMatchObject([{ id, closedAt: null }]);
    // What is forgotten is gone from here too.
    await bo.delete('/api/me');
    const { body: after } = await ask<Said<'GET /operator/reports/:id'>>('GET', `/reports/${id}`);
    expect(after.about).toEqual({ guest: '', name: '—' });
    expect(after.chat.map(({ text }) => text)).toEqual(['please stop']);
  });

  it('says something to everybody, until it ends', async () => {
    const { node, other, ask } = await house();
    const notice = async (base: string) =>
      (
        await new Client(base, null).get<{ notice: { text: string; until: string | null } | null }>(
          '/api/notice',
        )
      ).body.notice;
    expect(await notice(node.base)).toBeNull();
    const until = in1(HOUR);
    await ask('PUT', '/notice', { text: 'Back at nine', until });
    for (const { base } of [node, other]) {
      await expect.poll(() => notice(base)).toEqual({ text: 'Back at nine', until });
    }
    await ask('PUT', '/notice', { text: 'Going down', until: in1(3000) });
    await expect.poll(() => notice(node.base)).toBeNull();
    await ask('PUT', '/notice', { text: 'For good' });
    await expect.poll(() => notice(node.base)).toEqual({ text: 'For good', until: null });
    await ask('DELETE', '/notice');
    await expect.poll(() => notice(node.base)).toBeNull();
    expect((await ask('PUT', '/notice', { text: 'x', until: in1(-1) })).status).toBe(400);
  });

  it('sees how storage and every node are, and who is being limited', async () => {
    const { node, other, ask } = await house();
    const { ada, bo, at } = await twoPlaying(node.base);
    const { one } = await asked(ada, bo, at);
    const health = async () => (await ask<Said<'GET /operator/health'>>('GET', '/health')).body;
    expect(await health()).toMatchObject({
      storage: { ok: true, error: null, shape: expect.stringMatching(/^\d+ \d+$/) },
      tables: { playing: 1 },
    });
    const nodes = node === other ? 1 : 2;
    await expect.poll(async () => (await health()).nodes.length).toBe(nodes);
    for (const { memory, version, runtime, rules } of (await health()).nodes) {
      expect(memory.rss).toBeGreaterThan(1e6);
      expect([version, runtime]).toEqual([expect.stringMatching(/^\d/), `Node ${process.versions.node}`]);
      expect(rules.karak).toBeGreaterThan(0);
    }
    const limited = async () => (await ask<Said<'GET /operator/limits'>>('GET', '/limits')).body;
    expect((await limited()).configured).toMatchObject({ maxStreams: 10_000 });
    expect((await limited()).limited).toEqual([]);
    const there = new Client(other.base, one.token);
    for (let times = 0; times < 8; times++) await there.post(`${at}/chat`, { text: 'x' });
    expect((await limited()).limited).toMatchObject([
      { limit: 'POST /api/tables/:id/chat', most: 6, count: 8, name: one === ada ? 'Ada' : 'Bo' },
    ]);
  });
});
