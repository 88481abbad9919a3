import { describe, expect, it, vi } from 'vitest';
import { Identity } from '../src/people/rights/identity.ts';
import type { Accounts } from '../src/storage/accounts.ts';
import type { Store } from '../src/storage/store.ts';
import { Client, isTable, isUpdate, until } from './client.ts';
import { twoPlaying } from './people.ts';
import { freshFolder, serve } from './serving.ts';

describe('identity', () => {
  it('is a signed cookie that scripts cannot read, or a token', async () => {
    const { base } = await serve();
    const response = await fetch(`${base}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    const who = async (headers: Record<string, string>) =>
      (await fetch(`${base}/api/me`, { headers })).json();
    const pair = cookie.split(';')[0];
    expect(await who({ cookie: pair })).toEqual({ guest: { name: 'Ada' } });
    expect(await who({})).toEqual({ guest: null });
    expect(await who({ cookie: `${pair.slice(0, -3)}abc` })).toEqual({ guest: null });
    expect(await who({ cookie: 'undercroft=someone' })).toEqual({ guest: null });
    expect((await fetch(`${base}/api/me`, { headers: { authorization: 'Bearer nobody.x' } })).status).toBe(
      401,
    );
    await fetch(`${base}/api/me`, { method: 'DELETE', headers: { cookie: pair } });
    expect(await who({ cookie: pair })).toEqual({ guest: null });
  });

  it('is renewed by every visit, and outlives the secret it was signed with', async () => {
    const dataDir = freshFolder();
    const [old, fresh] = ['o'.repeat(32), 'f'.repeat(32)];
    const visit = async (base: string, cookie: string) => {
      const response = await fetch(`${base}/api/me`, { headers: { cookie } });
      const [pair] = (response.headers.get('set-cookie') ?? '').split(';');
      return { renewed: pair, who: await response.json() };
    };
    const before = await serve({ dataDir, secrets: [old] });
    const put = await fetch(`${before.base}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    const first = (put.headers.get('set-cookie') ?? '').split(';')[0];
    expect((await visit(before.base, first)).renewed).toBe(first);
    await before.app.close();
    const between = await serve({ dataDir, secrets: [fresh, old] });
    const { renewed, who } = await visit(between.base, first);
    expect(who).toEqual({ guest: { name: 'Ada' } });
    expect(renewed).not.toBe(first);
    await between.app.close();
    const after = await serve({ dataDir, secrets: [fresh] });
    expect((await visit(after.base, renewed)).who).toEqual({ guest: { name: 'Ada' } });
    expect((await visit(after.base, first)).who).toEqual({ guest: null });
  });

  it('is a token that can be exchanged: the old one goes on beside the new one, or ends', async () => {
    const { base } = await serve();
    const ada = await Client.guest(base, 'Ada');
    const exchanged = async (from: Client, endOthers: boolean) => {
      const { body } = await from.post<{ token: string }>('/api/tokens/exchange', { endOthers });
      return new Client(base, body.token);
    };
    const known = (clients: readonly Client[]) =>
      Promise.all(clients.map(async (one) => (await one.get('/api/me')).status));
    const beside = await exchanged(ada, false);
    expect(await known([ada, beside])).toEqual([200, 200]);
    const last = await exchanged(beside, true);
    expect(await known([ada, beside, last])).toEqual([401, 401, 200]);
    expect((await last.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
  });

  it('is a name in one line, without tricks', async () => {
    const { base } = await serve();
    const name = async (name: string) => (await new Client(base, null).post('/api/tokens', { name })).status;
    for (const good of ['Ada', 'Žofie 🐉', 'Grzegorz Brzęczyszczyk', '👨‍👩‍👧', '❤️', '王', 'R2-D2 (!)'])
      expect(await name(good), good).toBe(201);
    for (const bad of ['', '   ', 'a\nb', 'a\u0000', 'a\u202Eb', 'x'.repeat(25)])
      expect(await name(bad), bad).toBe(400);
    // Nobody sees these, or not where they stand.
    for (const bad of [
      '\u200B',
      '\u3164',
      '\u2800',
      '\u00AD',
      'Ada\u200B',
      '\u200DAda',
      '\u{E0041}',
      '\uFE0F',
    ])
      expect(await name(bad), JSON.stringify(bad)).toBe(400);
  });

  it('cannot be used by pages of other sites', async () => {
    const { base } = await serve();
    const put = (headers: Record<string, string>, type = 'application/json') =>
      fetch(`${base}/api/me`, {
        method: 'PUT',
        headers: { 'content-type': type, ...headers },
        body: JSON.stringify({ name: 'Ada' }),
      });
    expect((await put({ origin: base })).status).toBe(200);
    expect((await put({ origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await put({ origin: 'null' })).status).toBe(403);
    expect((await put({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await put({}, 'text/plain')).status).toBe(415);
    expect((await put({ origin: base })).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('carries a seat to another device once', async () => {
    const { base } = await serve();
    const { ada, bo, at, table } = await twoPlaying(base, { public: true });
    expect(await bo.post(`${at}/seats/0/carry`)).toMatchObject({ status: 403 });
    const { body: carry } = await ada.post<{ code: string }>(`${at}/seats/0/carry`);
    const phone = await Client.guest(base, 'Phone');
    const line = new AbortController();
    const events = phone.stream(table.id, null, line.signal);
    expect((await until(events, isUpdate)).data.view).toMatchObject({ asks: [{}] });
    const { body } = await phone.post('/api/carry', { code: carry.code.toLowerCase() });
    expect(body.you).toMatchObject({ seat: 0, host: true });
    expect(body.seats[0].name).toBe('Ada');
    expect((await until(events, isTable)).data.you.seat).toBe(0);
    expect((await until(events, isUpdate)).data.changes).toEqual([]);
    line.abort();
    expect((await ada.get(at)).body.you).toMatchObject({ seat: null, carried: true });
    // The reply may have been lost: whoever has the seat may ask again, and nobody else may.
    expect((await phone.post('/api/carry', { code: carry.code })).body.you.seat).toBe(0);
    expect(await bo.post('/api/carry', { code: carry.code })).toMatchObject({ status: 404 });
    expect(await ada.post('/api/carry', { code: carry.code })).toMatchObject({ status: 404 });
  });

  it('carries a seat to nobody who could not be recognised again', async () => {
    const { base } = await serve();
    const { ada, bo, at } = await twoPlaying(base);
    const { body: carry } = await ada.post<{ code: string }>(`${at}/seats/0/carry`);
    const fresh = new Client(base, null);
    expect(await fresh.post('/api/carry', { code: carry.code })).toMatchObject({ status: 401 });
    expect((await ada.get(at)).body.you.seat).toBe(0);
    // Somebody who sits there already is refused, and the code is as good as before.
    expect(await bo.post('/api/carry', { code: carry.code })).toMatchObject({ problem: { reason: 'taken' } });
    expect((await fresh.get(`/api/carry/${carry.code}`)).body).toEqual({ name: 'Ada' });
    const phone = await Client.guest(base, 'Ada');
    expect((await phone.post('/api/carry', { code: carry.code })).body.you.seat).toBe(0);
  });

  it('ends with its streams when it is forgotten', async () => {
    const { base } = await serve();
    const { ada, table } = await twoPlaying(base, { public: true });
    const line = new AbortController();
    const events = ada.stream(table.id, null, line.signal);
    await until(events, isUpdate);
    await ada.delete('/api/me');
    for await (const _ of events);
    expect((await ada.get('/api/me')).status).toBe(401);
  });

  it('tells the old device where its seat is, and nobody else', async () => {
    const { base } = await serve();
    const { ada, at, table } = await twoPlaying(base);
    const line = new AbortController();
    const events = ada.stream(table.id, null, line.signal);
    await until(events, isUpdate);
    const phone = await Client.guest(base, 'Phone');
    const carryTo = async (from: Client, to: Client) => {
      const { body: carry } = await from.post<{ code: string }>(`${at}/seats/0/carry`);
      return to.post('/api/carry', { code: carry.code });
    };
    await carryTo(ada, phone);
    // The old device's line ends, and coming back it hears why.
    for await (const _ of events);
    expect((await ada.get(at)).problem).toMatchObject({ status: 403, reason: 'carried' });
    await expect(ada.stream(table.id, null, line.signal).next()).rejects.toMatchObject({ reason: 'carried' });
    expect((await (await Client.guest(base, 'Eve')).get(at)).problem).toMatchObject({ reason: 'not-found' });
    expect((await carryTo(phone, ada)).body.you).toMatchObject({ seat: 0, carried: false });
    expect((await phone.get(at)).problem).toMatchObject({ reason: 'carried' });
  });
});

describe('a node that has seen very many people', () => {
  it('forgets whoever was not here for longest, and writes down once that somebody was', async () => {
    const REMEMBERED = 20_000;
    const long = vi.fn(async (_: string) => ({ name: 'Somebody', generation: 0, seenAt: 0 }));
    const saw = vi.fn(async (_: readonly string[]) => {});
    const identity = new Identity({} as Store, { saw }, { guest: long } as unknown as Accounts);
    const id = (number: number) => `g${String(number).padStart(21, '0')}`;
    const comes = (number: number) => identity.bearer(id(number));
    await comes(0);
    for (let number = 1; number < REMEMBERED; number++) await comes(number);
    // Whoever came first is here again, before the next one takes somebody's place.
    await comes(0);
    for (let number = REMEMBERED; number < REMEMBERED + 100; number++) await comes(number);
    const before = long.mock.calls.length;
    expect(before).toBe(REMEMBERED + 100);
    // Nobody has waited for that; what could not be done is done the next time, and no more than once.
    expect(saw).not.toHaveBeenCalled();
    saw.mockRejectedValueOnce(new Error('ended on purpose'));
    await expect(identity.keepVisits()).rejects.toThrow('ended on purpose');
    await identity.keepVisits();
    const written = saw.mock.calls.slice(1).flatMap(([guests]) => guests);
    expect(written.sort()).toEqual(Array.from({ length: before }, (_, number) => id(number)));
    expect(saw.mock.calls.length).toBeLessThan(30);
    await identity.keepVisits();
    const sawBefore = saw.mock.calls.length;
    for (const known of [0, 101, REMEMBERED - 1, REMEMBERED + 99]) await comes(known);
    await identity.keepVisits();
    expect([long.mock.calls.length, saw.mock.calls.length]).toEqual([before, sawBefore]);
    for (const gone of [1, 100]) await comes(gone);
    expect(long.mock.calls.slice(before)).toEqual([[id(1)], [id(100)]]);
  });
});
