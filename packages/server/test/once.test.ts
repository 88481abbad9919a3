import { randomUUID } from 'node:crypto';
import { MADE_ONCE, type OnlineTable, type Problem } from '@undercroft/protocol';
import { ROUTES } from '@undercroft/protocol/schemas';
import { expect, it } from 'vitest';
import { twoPlaying } from './people.ts';
import { onEveryStorage } from './storages.ts';

/** Sends something with a key; what came back. */
async function send<T>(
  base: string,
  method: string,
  path: string,
  body: object,
  key: string,
  token: string | null = null,
) {
  const headers = {
    ...{ 'content-type': 'application/json', 'idempotency-key': key },
    ...(token !== null && { authorization: `Bearer ${token}` }),
  };
  const reply = await fetch(`${base}/api${path}`, { method, headers, body: JSON.stringify(body) });
  return { status: reply.status, body: (await reply.json()) as T, cookie: reply.headers.get('set-cookie') };
}

it('whatever makes something new takes a key, and the client sends one', () => {
  const keyed = Object.entries(ROUTES).filter(([, route]) => 'headers' in route);
  expect(new Set(keyed.map(([name]) => name))).toEqual(MADE_ONCE);
});

onEveryStorage('sent again because the reply was lost', (open) => {
  it('a table is the same one, whichever node is asked; of somebody else, or by another key, another', async () => {
    const [node, other] = await open();
    const { ada, bo } = await twoPlaying(node.base);
    const make = async (base: string, key: string, token: string | null, game = 'karak') =>
      send<OnlineTable>(base, 'POST', '/tables', { game, bots: ['adept'] }, key, token);
    const key = randomUUID();
    const first = await make(node.base, key, ada.token);
    const again = await make(other.base, key, ada.token);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toMatchObject({ id: first.body.id, you: { seat: 0, host: true } });
    const others = [await make(node.base, key, bo.token), await make(node.base, randomUUID(), ada.token)];
    expect(new Set([first, ...others].map(({ body }) => body.id)).size).toBe(3);
    expect((await ada.get<{ tables: object[] }>('/api/me/tables')).body.tables).toHaveLength(3);
  });

  it('a word is said once, and has the same place', async () => {
    const [node, other] = await open();
    const { ada, at, table } = await twoPlaying(node.base);
    const say = (base: string, text: string, key: string) =>
      send<{ id: number }>(base, 'POST', `/tables/${table.id}/chat`, { text }, key, ada.token);
    const key = randomUUID();
    const first = await say(node.base, 'hello', key);
    await say(node.base, 'and', randomUUID());
    const again = await say(other.base, 'hello', key);
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
    await say(other.base, 'hello', randomUUID());
    const words = await node.house.store.entries(table.id, 0, 'chat');
    expect(words.map(({ body }) => JSON.parse(body).text)).toEqual(['hello', 'and', 'hello']);
    // Whoever listens never sees by which key something was said.
    expect(JSON.stringify((await ada.get(`${at}`)).body) + JSON.stringify(first.body)).not.toContain(key);
  });

  it('a guest is one guest, with one token; by another name, or with another key, another', async () => {
    const [node, other] = await open();
    type Made = { token: string; guest: { name: string } };
    const make = (base: string, name: string, key: string) =>
      send<Made>(base, 'POST', '/tokens', { name }, key);
    const key = randomUUID();
    const made = [
      await make(node.base, 'Ada', key),
      await make(other.base, 'Ada', key),
      await make(node.base, 'Bo', key),
      await make(node.base, 'Ada', randomUUID()),
    ];
    expect(made[1].body).toEqual(made[0].body);
    expect(new Set(made.map(({ body }) => body.token)).size).toBe(3);
    const browser = [
      await send(node.base, 'PUT', '/me', { name: 'Cy' }, key),
      await send(other.base, 'PUT', '/me', { name: 'Cy' }, key),
    ];
    expect(browser[1].cookie).toBe(browser[0].cookie);
    const atOnce = randomUUID();
    const two = await Promise.all([node, other].map(({ base }) => make(base, 'Dot', atOnce)));
    expect(two[0].body.token).toBe(two[1].body.token);
    // Long after, a key is somebody's no more: nobody finds an old guest by it.
    await node.house.sql.run('UPDATE guests SET made_at = made_at - 3600000');
    expect((await make(other.base, 'Ada', key)).body.token).not.toBe(made[0].body.token);
  });

  it('a recovery code or a code for another device lets in once, and who was let in is let in', async () => {
    const [node, other] = await open();
    const { ada } = await twoPlaying(node.base);
    const { codes } = (await ada.post<{ codes: string[] }>('/api/me/recovery-codes')).body;
    const { code } = (await ada.post<{ code: string }>('/api/me/codes')).body;
    for (const [path, word] of [
      ['/sign-in/recovery', codes[0]],
      ['/sign-in/code', code],
    ]) {
      const key = randomUUID();
      const enter = (base: string, by: string) => send(base, 'POST', path, { code: word }, by);
      const [first, again] = [await enter(node.base, key), await enter(other.base, key)];
      expect([first.status, again.status]).toEqual([200, 200]);
      expect(again.cookie).toBe(first.cookie);
      expect((await enter(node.base, randomUUID())).status).toBe(404);
    }
    // The same key opens nothing for whoever does not know the code.
    const key = randomUUID();
    expect((await send(node.base, 'POST', '/sign-in/recovery', { code: codes[1] }, key)).status).toBe(200);
    expect((await send(node.base, 'POST', '/sign-in/recovery', { code: 'BCDF' }, key)).status).toBe(404);
  });

  it('a club is one club, and a league one league', async () => {
    const [node, other] = await open();
    const { ada } = await twoPlaying(node.base);
    type Club = { id: string; leagues: object[] };
    const make = (base: string, path: string, body: object, key: string) =>
      send<Club>(base, 'POST', path, body, key, ada.token);
    const [key, second] = [randomUUID(), randomUUID()];
    const clubs = [
      await make(node.base, '/clubs', { name: 'Thursday' }, key),
      await make(other.base, '/clubs', { name: 'Thursday' }, key),
    ];
    expect(clubs[1].body.id).toBe(clubs[0].body.id);
    const league = { name: 'Winter', game: 'karak', seats: 2 };
    for (const { base } of [node, other]) {
      const { status, body } = await make(base, `/clubs/${clubs[0].body.id}/leagues`, league, second);
      expect([status, body.leagues.length]).toEqual([201, 1]);
    }
  });

  it('a tournament is one tournament', async () => {
    const [node, other] = await open();
    const { ada } = await twoPlaying(node.base);
    const body = { name: 'Autumn', game: 'karak', kind: 'swiss', seats: 2, rounds: 1, clock: 60 };
    const key = randomUUID();
    const make = (base: string) => send<{ id: string }>(base, 'POST', '/tournaments', body, key, ada.token);
    const made = [await make(node.base), await make(other.base)];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
    expect(made[1].body.id).toBe(made[0].body.id);
    const { body: mine } = await ada.get<{ tournaments: object[] }>('/api/me/tournaments');
    expect(mine.tournaments).toHaveLength(1);
  });

  it('a key is a UUID, and anything else is refused before anything is made', async () => {
    const [node] = await open();
    const { ada } = await twoPlaying(node.base);
    const { status, body } = await send<Problem>(
      node.base,
      'POST',
      '/tables',
      { game: 'karak' },
      'once',
      ada.token,
    );
    expect([status, body.detail]).toEqual([400, expect.stringContaining('headers/idempotency-key')]);
    expect((await ada.get<{ tables: object[] }>('/api/me/tables')).body.tables).toHaveLength(1);
  });
});
