import { seatSeed } from '@undercroft/kernel';
import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { twoPeople, twoPlaying } from './people.ts';
import { serve } from './serving.ts';

describe('a table, before the game', () => {
  it('is made with the host on the first seat and bots on the next', async () => {
    const { base } = await serve();
    const { ada, table, at } = await twoPeople(base, {
      bots: ['novice', 'adept'],
      options: { curse: 'anyone' },
    });
    expect(table).toMatchObject({
      game: 'karak',
      status: 'gathering',
      public: false,
      options: { curse: 'anyone' },
    });
    expect(table.seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot', 'free', 'free']);
    expect(table.you).toMatchObject({ seat: 0, host: true });
    expect((await ada.get(at)).body.id).toBe(table.id);
    expect((await ada.get<{ tables: { id: string }[] }>('/api/me/tables')).body.tables).toMatchObject([
      { id: table.id },
    ]);
  });

  it('may bring its own components, checked by the game', async () => {
    const { base, house } = await serve();
    const ada = await Client.guest(base, 'Ada');
    const { set } = house.hall.game('karak');
    const { body } = await ada.post('/api/tables', { game: 'karak', set, bots: ['adept'] });
    expect(body).toMatchObject({ game: 'karak', ownSet: true });
    expect((await ada.get(`/api/tables/${body.id}/set`)).body).toEqual(set);
    expect((await ada.post(`/api/tables/${body.id}/start`)).status).toBe(200);
    for (const game of Object.keys(house.hall.games)) {
      const { problem } = await ada.post('/api/tables', { game, set: { nonsense: true } });
      expect(problem).toMatchObject({
        status: 400,
        reason: 'bad-input',
        detail: expect.stringContaining('set'),
      });
      const { body: plain } = await ada.post('/api/tables', { game });
      expect((await ada.get(`/api/tables/${plain.id}/set`)).status).toBe(404);
    }
  });

  it('by invitation hides from everyone without the code', async () => {
    const { base } = await serve();
    const { bo, at, table, invitation } = await twoPeople(base);
    const { body: listed } = await bo.get<{ tables: unknown[] }>('/api/tables');
    expect(listed.tables).toEqual([]);
    expect(await bo.get(at)).toMatchObject({ status: 404, problem: { reason: 'not-found' } });
    expect(await bo.post(`${at}/seats`, {})).toMatchObject({ status: 404 });
    expect(await bo.get(`/api/invitations/${invitation.toLowerCase()}`)).toMatchObject({
      body: { table: table.id },
    });
    expect((await bo.get(`${at}?invitation=${invitation}`)).body.you.invitation).toBeNull();
    expect((await bo.post(`${at}/seats`, { invitation })).body.you).toEqual({
      seat: 1,
      host: false,
      invitation,
      carried: false,
    });
  });

  it('has a code of four letters that can be said aloud and typed in any way', async () => {
    const { base } = await serve();
    const { bo, at, table, invitation } = await twoPeople(base);
    expect(invitation).toMatch(/^[A-Z]{4}$/);
    const [a, b, c, d] = invitation.toLowerCase();
    for (const typed of [invitation, `${a}${b} ${c}${d}`, ` ${a}-${b}-${c}-${d} `, `${a}${b}${c}${d}`]) {
      const code = encodeURIComponent(typed);
      expect((await bo.get<{ table: string }>(`/api/invitations/${code}`)).body).toEqual({ table: table.id });
      expect((await bo.get(`${at}?invitation=${code}`)).status).toBe(200);
    }
  });

  it('has a longer code where the server is open to everybody', async () => {
    const { base } = await serve({ codeLetters: 10 });
    const { bo, table, invitation } = await twoPeople(base);
    expect(invitation).toMatch(/^[A-Z]{4}-[A-Z]{4}-[A-Z]{2}$/);
    const typed = invitation.replaceAll('-', '').toLowerCase();
    expect((await bo.get<{ table: string }>(`/api/invitations/${typed}`)).body.table).toBe(table.id);
  });

  it('has a code nobody else has, longer where the short ones are taken, however many are opened at once', async () => {
    const { base } = await serve({ codeLetters: 1 });
    const ada = await Client.guest(base, 'Ada');
    const opened = await Promise.all(
      Array.from({ length: 24 }, () => ada.post('/api/tables', { game: 'karak' })),
    );
    expect(opened.map(({ status }) => status)).toEqual(Array<number>(24).fill(201));
    const codes = opened.map(({ body }) => body.you.invitation ?? '');
    expect(new Set(codes).size).toBe(24);
    for (const [at, { body }] of opened.entries()) {
      const found = await ada.get<{ table: string }>(`/api/invitations/${codes[at]}`);
      expect(found.body).toEqual({ table: body.id });
    }
    expect(Math.max(...codes.map(({ length }) => length))).toBeGreaterThan(1);
  });

  it('cannot be found by trying codes', async () => {
    const { base } = await serve();
    const { bo, ada } = await twoPeople(base);
    const tries = Array.from({ length: 31 }, (_, at) => `XX${at}`);
    const statuses: number[] = [];
    // Another guest at the same address has no tries of their own.
    for (const code of tries)
      statuses.push((await (code === 'XX30' ? ada : bo).get(`/api/invitations/${code}`)).status);
    expect(statuses).toEqual([...Array<number>(30).fill(404), 429]);
  });

  it('says which of two replies is the newer one', async () => {
    const { base } = await serve();
    const { ada, bo, at, table, invitation } = await twoPeople(base);
    const { body: sat } = await bo.post(`${at}/seats`, { invitation });
    const { body: ready } = await bo.patch(`${at}/seats/1`, { ready: true });
    expect([table.seq, sat.seq, ready.seq]).toEqual([0, 1, 2]);
    await ada.post(`${at}/chat`, { text: 'Hello' });
    expect((await ada.get(at)).body.seq).toBe(2);
  });

  it('lists public tables and lets anyone join', async () => {
    const { base } = await serve();
    const { bo, at, table } = await twoPeople(base, { public: true });
    const { body } = await bo.get<{ tables: { id: string }[] }>('/api/tables?game=karak');
    expect(body.tables).toMatchObject([{ id: table.id, you: { seat: null, host: false } }]);
    expect(await bo.post(`${at}/seats`, { seat: 3 })).toMatchObject({
      status: 200,
      body: { you: { seat: 3 } },
    });
    expect(await bo.post(`${at}/seats`, { seat: 0 })).toMatchObject({
      status: 409,
      problem: { reason: 'taken' },
    });
    expect(await bo.post(`${at}/seats`, { seat: 2 })).toMatchObject({
      status: 200,
      body: { you: { seat: 2 } },
    });
  });

  it('lets the owner of a seat choose, and nobody else', async () => {
    const { base } = await serve();
    const { ada, bo, at } = await twoPeople(base, { public: true, bots: ['adept'] });
    await bo.post(`${at}/seats`);
    expect(
      (await ada.patch(`${at}/seats/0`, { figure: 'taia', colour: 'plum' })).body.seats[0],
    ).toMatchObject({
      figure: 'taia',
      colour: 'plum',
    });
    expect(await bo.patch(`${at}/seats/2`, { figure: 'taia' })).toMatchObject({
      problem: { reason: 'taken' },
    });
    expect(await bo.patch(`${at}/seats/2`, { colour: 'plum' })).toMatchObject({
      problem: { reason: 'taken' },
    });
    expect(await bo.patch(`${at}/seats/2`, { figure: 'nobody' })).toMatchObject({ status: 400 });
    expect(await bo.patch(`${at}/seats/0`, { figure: 'horan' })).toMatchObject({ status: 403 });
    expect(await bo.patch(`${at}/seats/1`, { figure: 'horan' })).toMatchObject({ status: 403 });
    expect(await ada.patch(`${at}/seats/1`, { figure: 'horan' })).toMatchObject({ status: 200 });
    expect(await ada.patch(`${at}/seats/3`, { figure: 'horan' })).toMatchObject({ status: 409 });
    expect(await ada.patch(`${at}/seats/9`, { figure: 'horan' })).toMatchObject({ status: 404 });
  });

  it('lets the host remove people and bots, who then stay away', async () => {
    const { base } = await serve();
    const { ada, bo, at, invitation } = await twoPeople(base, { bots: ['adept'] });
    await bo.post(`${at}/seats`, { invitation });
    expect(await bo.delete(`${at}/seats/1`)).toMatchObject({ status: 403 });
    expect((await ada.delete(`${at}/seats/1`)).body.seats[1].kind).toBe('free');
    expect((await ada.put(`${at}/seats/1/bot`, { level: 'novice' })).body.seats[1]).toMatchObject({
      level: 'novice',
    });
    expect((await ada.delete(`${at}/seats/2`)).body.seats[2].kind).toBe('free');
    expect(await bo.get(`${at}?invitation=${invitation}`)).toMatchObject({ status: 404 });
    expect(await bo.post(`${at}/seats`, { invitation })).toMatchObject({ status: 404 });
  });

  it('passes to the next person when the host leaves', async () => {
    const { base } = await serve();
    const { ada, bo, at, invitation } = await twoPeople(base);
    await bo.post(`${at}/seats`, { invitation });
    await ada.delete(`${at}/seats/0`);
    expect((await bo.get(at)).body.you).toMatchObject({ seat: 1, host: true });
    await bo.patch(at, { public: true });
    await bo.delete(`${at}/seats/1`);
    expect((await bo.get<{ tables: unknown[] }>('/api/tables')).body.tables).toEqual([]);
    expect((await ada.post(`${at}/seats`)).body.you).toMatchObject({ seat: 0, host: true });
  });

  it('takes ready back when the rules change, and starts only when all are', async () => {
    const { base } = await serve();
    const { ada, bo, at, invitation } = await twoPeople(base);
    expect(await ada.post(`${at}/start`)).toMatchObject({ status: 409, problem: { reason: 'not-now' } });
    await bo.post(`${at}/seats`, { invitation, seat: 4 });
    expect(await ada.post(`${at}/start`)).toMatchObject({
      problem: { detail: 'not everybody is ready: Bo' },
    });
    for (const wish of [
      { options: { curse: 'anyone' } },
      { public: true },
      { chat: false },
      { awayLimit: 0 },
    ]) {
      await bo.patch(`${at}/seats/4`, { ready: true });
      expect((await ada.patch(at, wish)).body.seats[4].ready).toBe(false);
      await bo.patch(`${at}/seats/4`, { ready: true });
      // What is so already changes nothing.
      expect((await ada.patch(at, wish)).body.seats[4].ready).toBe(true);
    }
    expect(await ada.patch(at, { options: { curse: 'nobody' } })).toMatchObject({ status: 400 });
    expect(await bo.patch(at, { public: true })).toMatchObject({ status: 403 });
    await bo.patch(`${at}/seats/4`, { ready: true });
    expect(await bo.post(`${at}/start`)).toMatchObject({ status: 403 });
    const { body } = await ada.post(`${at}/start`);
    expect(body).toMatchObject({ status: 'playing', version: 0 });
    expect(body.seats.map(({ name }) => name)).toEqual(['Ada', 'Bo']);
    expect((await bo.get(at)).body.you.seat).toBe(1);
    expect(await bo.delete(`${at}/seats/1`)).toMatchObject({
      problem: { detail: 'the game has begun: resign instead' },
    });
  });

  it('is archived when nobody touches it, and comes back when somebody does', async () => {
    const { base, house } = await serve();
    const { ada, at, table } = await twoPeople(base, { public: true });
    expect(await house.store.archive(Date.now() + 1000)).toBe(1);
    house.hall.forget(table.id);
    expect((await ada.get<{ tables: unknown[] }>('/api/tables')).body.tables).toEqual([]);
    expect((await ada.get(at)).body.archived).toBe(true);
    expect((await ada.patch(at, { chat: false })).body.archived).toBe(false);
  });
});

describe('fair chance', () => {
  it('shows the commitment first, the seeds from the start and the secret at the end', async () => {
    const { base } = await serve();
    const { ada, table, at } = await twoPlaying(base);
    expect(table.fair).toMatchObject({ secret: null, seatSeeds: [expect.any(String), expect.any(String)] });
    const { body } = await ada.post(`${at}/resign`);
    expect(body.fair).toMatchObject({
      commitment: table.fair.commitment,
      secret: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(body.result).toEqual({ by: 'resignation', winners: [1], resigned: [0], outcome: null });
  });

  it('leaves nobody a choice: the seed of a bot or a silent seat follows from the secret', async () => {
    const { base } = await serve();
    const { ada, bo, at, invitation } = await twoPeople(base, { bots: ['novice'] });
    await ada.patch(`${at}/seats/0`, { seed: 'my own' });
    await bo.post(`${at}/seats`, { invitation });
    await bo.patch(`${at}/seats/2`, { ready: true });
    const { body: table } = await ada.post(`${at}/start`);
    await ada.post(`${at}/resign`);
    const { body: over } = await bo.post(`${at}/resign`);
    const secret = over.fair.secret ?? '';
    expect(table.fair.seatSeeds).toEqual(['my own', seatSeed(secret, 1), seatSeed(secret, 2)]);
  });
});

describe('a rematch', () => {
  it('seats the same people once, whoever asks first', async () => {
    const { base } = await serve();
    const { ada, bo, at } = await twoPlaying(base, { bots: ['novice'] });
    expect(await ada.post(`${at}/rematch`)).toMatchObject({ status: 409 });
    await ada.put(`${at}/offer-end`);
    expect((await bo.put(`${at}/offer-end`)).body.result).toMatchObject({ by: 'agreement', winners: [] });
    const { body: first } = await bo.post(`${at}/rematch`);
    const { body: second } = await ada.post(`${at}/rematch`);
    expect(second.id).toBe(first.id);
    expect(first.seats.map(({ name, kind }) => name || kind)).toEqual(['Ada', 'bot', 'Bo', 'free', 'free']);
    expect(second).toMatchObject({ status: 'gathering', you: { seat: 0, host: false } });
    expect((await ada.get(at)).body.rematch).toBe(first.id);
  });
});

describe('a record', () => {
  it('may be kept by those who may see it, since it never changes; what is refused may not', async () => {
    const { base } = await serve();
    const { ada, bo, at } = await twoPlaying(base, { watchable: false });
    const eve = await Client.guest(base, 'Eve');
    const ask = async ({ token }: Client) => {
      const reply = await fetch(`${base}${at}/record`, { headers: { authorization: `Bearer ${token}` } });
      return { kept: [reply.status, reply.headers.get('cache-control')], text: await reply.text() };
    };
    expect((await ask(ada)).kept).toEqual([409, 'no-store']);
    await ada.post(`${at}/resign`);
    const first = await ask(ada);
    expect(first.kept).toEqual([200, 'private, max-age=86400, immutable']);
    await bo.post(`${at}/chat`, { text: 'Well played' });
    expect(await ask(bo)).toEqual(first);
    expect((await ask(eve)).kept).toEqual([404, 'no-store']);
  });
});
