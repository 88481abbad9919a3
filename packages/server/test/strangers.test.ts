import { openBox } from '@undercroft/kernel';
import { expect, it, vi } from 'vitest';
import { attack } from '../attack/run.ts';
import { Client, isTable, until } from './client.ts';
import { twoPeople, twoPlaying } from './people.ts';
import { onEveryStorage } from './storages.ts';

const through = ({ token }: Client, { base }: { base: string }) => new Client(base, token);
const portOf = ({ base }: { base: string }) => Number(new URL(base).port);

/** Everything that is asked of a room from now on. */
function listened(room: object) {
  const names = [room, Object.getPrototypeOf(room)].flatMap((one: object) =>
    Object.entries(Object.getOwnPropertyDescriptors(one)).flatMap(([name, { value }]) =>
      typeof value === 'function' && name !== 'constructor' ? [name] : [],
    ),
  );
  return names.map((name) => vi.spyOn(room as Asked, name));
}
type Asked = Record<string, (...words: unknown[]) => unknown>;

onEveryStorage('strangers', (open) => {
  it('hear nothing of a private table, whatever they try', async () => {
    const [first, second] = await open();
    const { at } = await twoPlaying(first.base);
    const { at: gathering } = await twoPeople(first.base);
    const eve = through(await Client.guest(first.base, 'Eve'), second);
    const tries: [string, string, unknown?][] = [
      ['GET', ''],
      ['GET', '/update'],
      ['GET', '/record'],
      ['GET', '/set'],
      ['GET', '/stream'],
      ['PATCH', '', { public: true }],
      ['POST', '/seats', { seat: 0 }],
      ['DELETE', '/seats/0'],
      ['DELETE', '/seats/4'],
      ['PUT', '/seats/0/bot', { level: 'adept' }],
      ['PATCH', '/seats/0', { ready: true }],
      ['PATCH', '/seats/1', { colour: 'azure' }],
      ['PUT', '/seats/0/stand-in'],
      ['DELETE', '/seats/0/stand-in'],
      ['POST', '/seats/0/carry'],
      ['POST', '/start'],
      ['POST', '/answers', { version: 0, answer: 'rest' }],
      ['POST', '/take-back', { version: 0 }],
      ['PUT', '/take-back/wish', { version: 0 }],
      ['DELETE', '/take-back/wish'],
      ['PUT', '/take-back/leave', { version: 0 }],
      ['POST', '/resign'],
      ['PUT', '/offer-end'],
      ['DELETE', '/offer-end'],
      ['POST', '/chat', { text: 'hello' }],
      ['POST', '/rematch'],
    ];
    const nowhere = { ...(await eve.get('/api/tables/AAAAAAAAAAAA')).problem, instance: expect.any(String) };
    for (const [method, path, body] of tries) {
      for (const table of [at, gathering]) {
        const { problem } = await eve.request(method, table + path, body);
        expect(problem, `${method} ${path}`).toEqual(nowhere);
      }
    }
  });

  it('do not get into a private rematch through the old table, nor does who was removed from it', async () => {
    const [first, second] = await open();
    const { ada, bo, at } = await twoPlaying(first.base, { public: true });
    await bo.post(`${at}/resign`);
    const { body: rematch } = await ada.post(`${at}/rematch`);
    await ada.patch(`/api/tables/${rematch.id}`, { public: false });
    await ada.delete(`/api/tables/${rematch.id}/seats/1`);
    const eve = through(await Client.guest(first.base, 'Eve'), second);
    expect((await eve.post(`${at}/rematch`)).status).toBe(403);
    expect((await through(bo, second).post(`${at}/rematch`)).problem).toMatchObject({ reason: 'not-found' });
    expect((await ada.post(`${at}/rematch`)).body.id).toBe(rematch.id);
  });

  it('meet one rematch, however many press at once', async () => {
    const [first, second] = await open();
    const { ada, bo, at } = await twoPlaying(first.base);
    await bo.post(`${at}/resign`);
    const presses = [ada, bo, ada].flatMap((one) => [one, through(one, second)]);
    const replies = await Promise.all(presses.map((one) => one.post(`${at}/rematch`)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.id)).size).toBe(1);
    const { body } = await ada.get<{ tables: { id: string }[] }>('/api/me/tables');
    expect(body.tables).toHaveLength(2);
  });

  it('leave nothing in memory when they ask for tables that are not there', async () => {
    const [{ base, house }] = await open();
    const eve = await Client.guest(base, 'Eve');
    const { at, table } = await twoPlaying(base, { public: true });
    const known = house.presence.known;
    for (let i = 0; i < 20; i++) {
      for (const path of ['', '/update', '/stream']) await eve.get(`/api/tables/none${i}${path}`);
    }
    await eve.get(`${at}/update`);
    expect(house.presence.known).toBe(known);
    // Somebody who was there and left is forgotten with the table.
    const line = new AbortController();
    await until(eve.stream(table.id, null, line.signal), isTable);
    line.abort();
    await expect.poll(() => house.streams.open).toBe(0);
    house.presence.sweep(() => false);
    expect(house.presence.known).toBe(0);
  });

  it('send signs that no storage takes, and are told so', async () => {
    const [{ base }] = await open();
    const eve = await Client.guest(base, 'Eve');
    for (const [expected, path, body] of [
      [404, '/api/tables/a%00b'],
      [404, '/api/tables/a%00b/update'],
      [400, '/api/invitations/A%00B'],
      [404, '/api/tables/a%00b/seats', {}],
      [400, '/api/carry', { code: 'A\u0000B' }],
    ] as const) {
      const { status } = await eve.request(body === undefined ? 'GET' : 'POST', path, body);
      expect(status, path).toBe(expected);
    }
  });

  it('ask for ids that cannot be, and neither storage nor line hears of it', async () => {
    const [{ base }, { base: there, house }] = await open({ operatorKey: 'k'.repeat(24) });
    const { ada, table } = await twoPlaying(base);
    const calls = [house.store, house.people, house.sql, house.line ?? {}].flatMap(listened);
    // Wildcards and spaces of subjects, what is too long, what is nearly one.
    const nearly = [`${table.id}.`, `${table.id}a`, table.id.slice(1)];
    const ids = ['>', '*', 'a b', 'a.b', ...nearly, 'x'.repeat(60), '../a'];
    const headers = { 'operator-key': 'k'.repeat(24), authorization: `Bearer ${ada.token}` };
    for (const id of ids.map(encodeURIComponent)) {
      const ofTable = (...paths: string[]) => paths.map((path) => `tables/${id}${path}`);
      for (const [method, paths] of [
        ['GET', ofTable('', '/update', '/stream', '/set', '/record', '/away', '/shunned')],
        ['POST', ofTable('/start', '/rematch', '/resign', '/reports', '/invitations')],
        ['GET', [`tournaments/${id}`, `clubs/${id}`, `operator/tables/${id}`, `operator/reports/${id}`]],
        ['DELETE', [`clubs/${id}`, `clubs/${table.id}/members/${id}`, `clubs/${table.id}/leagues/${id}`]],
        ['DELETE', [`me/friends/${id}`, `me/invitations/${id}`, `me/shunned/${id}`, `me/ways/${id}`]],
        ['DELETE', [`operator/bans/${id}`, `operator/tables/${id}`]],
      ] as const) {
        for (const path of paths) {
          const { status } = await fetch(`${there}/api/${path}`, { method, headers });
          expect({ path, status }).toEqual({ path, status: 404 });
        }
      }
    }
    const said = calls.flatMap(({ mock }) => mock.calls.flat(2));
    expect(said.filter((word) => ids.includes(String(word)))).toEqual([]);
    // What can be is looked for: those who listened hear of it.
    await fetch(`${there}/api/tables/${table.id.toLowerCase()}`);
    expect(calls.flatMap(({ mock }) => mock.calls.flat(2))).toContain(table.id.toLowerCase());
  });

  it('cannot fill lists with what they bring: a set is kept once, out of the lists', async () => {
    const [{ base, house }, second] = await open();
    const ada = await Client.guest(base, 'Ada');
    const { set } = openBox(house.hall.game('karak'));
    const tables = [];
    for (let i = 0; i < 3; i++) {
      tables.push(
        (await ada.post('/api/tables', { game: 'karak', public: true, set, bots: ['adept'] })).body,
      );
    }
    for (const { id, ownSet } of tables) {
      expect(ownSet).toBe(true);
      expect((await through(ada, second).get(`/api/tables/${id}/set`)).body).toEqual(set);
      expect(await house.store.table(id).then((table) => table?.lobby)).not.toContain('skeleton-king');
    }
    await ada.post(`/api/tables/${tables[0].id}/start`);
    await ada.post(`/api/tables/${tables[0].id}/resign`);
    const { body: record } = await ada.get<{ match: { set: unknown } }>(`/api/tables/${tables[0].id}/record`);
    expect(record.match.set).toEqual(set);
    // Back to what is in the box; what nobody plays with any more is thrown away.
    expect((await ada.patch(`/api/tables/${tables[1].id}`, { set: null })).body.ownSet).toBe(false);
    await house.store.tidy(Date.now() + 1);
    expect((await ada.get(`/api/tables/${tables[2].id}/set`)).body).toEqual(set);
    const big = { game: 'karak', set: { ...set, more: 'x'.repeat(70_000) } };
    expect((await ada.post('/api/tables', big)).status).toBe(413);
    expect((await ada.post('/api/tables', { game: 'karak', set: { ...set, more: 1 } })).status).toBe(400);
  });

  it('see the other tables of a list in which one row is broken', async () => {
    const [{ base, house }] = await open();
    const ada = await Client.guest(base, 'Ada');
    const ids = [];
    for (let i = 0; i < 3; i++) {
      ids.push((await ada.post('/api/tables', { game: 'karak', public: true })).body.id);
    }
    const shelf = {
      game: 'karak',
      status: 'gathering',
      public: true,
      host: 'nobody',
      set: null,
      members: [],
    };
    for (const [at, summary] of ['{"id":', '{"id":7}'].entries()) {
      await house.store.renew(ids[at], { lobby: '{}', shelf: { ...shelf, summary }, set: null, at: 0 });
    }
    const { status, body } = await new Client(base, null).get<{ tables: { id: string }[] }>('/api/tables');
    expect(status).toBe(200);
    expect(body.tables.map(({ id }) => id)).toEqual([ids[2]]);
  });

  it('gain nothing with hostile requests made from the schemas', async () => {
    const nodes = await open({ trustProxy: ['loopback'], maxStreams: 10_000, addressStreams: 10_000 });
    const ports = [...new Set(nodes.map(portOf))];
    const figures = await attack({ ports, requests: 1500, seconds: 200, seed: 42 });
    expect(figures).toMatchObject({ faults: 0, faulty: [], unexplained: [], statesChanged: 0 });
    expect(figures.requests).toBeGreaterThan(100);
  });
});

onEveryStorage('guests', (open) => {
  it('have their new name at every node', async () => {
    const [first, second] = await open();
    const ada = await Client.guest(first.base, 'Ada');
    const there = through(ada, second);
    expect((await there.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
    await ada.put('/api/me', { name: 'Ada L.' });
    await expect.poll(async () => (await there.get('/api/me')).body).toEqual({ guest: { name: 'Ada L.' } });
  });

  it('are counted where they are too many to be named in one message', async () => {
    const [first, second] = await open();
    const { table } = await twoPlaying(first.base, { public: true });
    // Whoever reads a table hears of it.
    await second.house.hall.look(table.id, () => {});
    for (let i = 0; i < 700; i++)
      first.house.presence.arrive(table.id, `guest-${String(i).padStart(16, '0')}`);
    const message = first.house.presence.message(table.id);
    expect(JSON.stringify(message).length).toBeLessThan(8000);
    await first.house.line?.say(message);
    await expect.poll(() => second.house.presence.spectators(table.id, [])).toBe(700);
  });
});
