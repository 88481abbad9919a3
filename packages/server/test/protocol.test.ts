import { setTimeout as pause } from 'node:timers/promises';
import { Client, type Heard, NoServer, ProblemError } from '@undercroft/protocol';
import { ROUTES } from '@undercroft/protocol/schemas';
import { describe, expect, it } from 'vitest';
import { freshFolder, serve, serveProcess } from './serving.ts';

describe('the protocol', () => {
  it('has every route of the server, and no other', async () => {
    const { app } = await serve({ operatorKey: 'a key for the tests of the protocol' });
    const { paths } = app.swagger() as unknown as { paths: Record<string, object> };
    const served = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => {
        const named = path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1');
        return `${method.toUpperCase()} ${named}`;
      }),
    );
    expect(served.sort()).toEqual(Object.keys(ROUTES).sort());
  });
});

/** Ada alone with a computer player, begun. */
async function begun(base: string, game = 'karak') {
  const ada = await Client.guest(base, 'Ada');
  const { id } = await ada.ask('POST /tables', { body: { game, bots: ['novice'] } });
  await ada.ask('POST /tables/:id/start', { id });
  return { ada, id };
}

type UpdateHeard = Extract<Heard, { event: 'update' }>;

/** Answers whatever is asked first, until `enough` says so. */
async function play(
  ada: Client,
  id: string,
  events: AsyncGenerator<Heard>,
  enough: (at: UpdateHeard) => boolean,
) {
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error('the table was not followed any longer');
    if (value.event !== 'update') continue;
    if (enough(value)) return value;
    const { version, answers } = value.data;
    if (answers.length === 0) continue;
    await ada.ask('POST /tables/:id/answers', { id, body: { version, answer: answers[0] } });
  }
}

describe('the client', () => {
  it('says why it was refused, and when nobody answers', async () => {
    const { base } = await serve();
    const nobody = new Client(base);
    const refused = nobody.ask('POST /tables', { body: { game: 'karak' } });
    await expect(refused).rejects.toBeInstanceOf(ProblemError);
    await expect(refused).rejects.toMatchObject({ reason: 'no-guest', passes: false });
    await expect(nobody.follow('nowhere').next()).rejects.toMatchObject({ reason: 'not-found' });
    await expect(new Client('http://127.0.0.1:1').ask('GET /games')).rejects.toBeInstanceOf(NoServer);
  });

  it('is told where a form is wrong by place, rule and number, so that it can be said in any language', async () => {
    const { base } = await serve();
    const { ada, id } = await begun(base);
    const wrong = async (note: string) => {
      const body = { seat: 0, reason: 'rude' as const, note };
      const error = await ada
        .ask('POST /tables/:id/reports', { id, body })
        .catch((thrown: unknown) => thrown);
      return error instanceof ProblemError ? error.problem.params : error;
    };
    expect(await wrong('x'.repeat(501))).toMatchObject({
      ...{ where: 'body/note', rule: 'maxLength', limit: 500 },
    });
    expect(await wrong('')).toMatchObject({ where: 'body/note', rule: 'minLength', limit: 1 });
    const missing = await fetch(`${base}/api/me`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await missing.json()).toMatchObject({ params: { where: 'body/name', rule: 'required' } });
  });

  it('fills in what stands in an address, whatever it is', async () => {
    const { base } = await serve();
    const eve = await Client.guest(base, 'Eve');
    await expect(eve.ask('GET /invitations/:code', { code: 'a/../b?c' })).rejects.toMatchObject({
      reason: 'not-found',
    });
    const query = { game: 'karak' };
    expect(await eve.ask('GET /tables', { query })).toEqual({ tables: [], next: null });
  });

  it('hears the whole view with every update, though the server sends only what has changed', async () => {
    const { base } = await serve();
    const { ada, id } = await begun(base);
    const line = new AbortController();
    const events = ada.follow(id, { signal: line.signal });
    const { data } = await play(ada, id, events, ({ data }) => data.version > 8 && data.answers.length > 0);
    expect(data.view).toEqual((await ada.ask('GET /tables/:id/update', { id })).view);
    line.abort();
    expect(await events.next()).toMatchObject({ done: true });
  });

  it('goes on by itself where it was when the server is gone for a while', async () => {
    const server = await serveProcess({ DATA_DIR: freshFolder(), BOT_PAUSE_MS: '0' });
    const { ada, id } = await begun(server.base);
    const lines: string[] = [];
    const line = new AbortController();
    const versions: number[] = [];
    const onLine = (now: string) => lines.push(now);
    const events = ada.follow(id, { since: '0', signal: line.signal, onLine });
    const heard = (until: number) => (at: UpdateHeard) => {
      versions.push(...at.data.changes.map(({ version }) => version));
      return at.data.version >= until && at.data.answers.length > 0;
    };
    const before = await play(ada, id, events, heard(3));
    await server.kill();
    const next = play(ada, id, events, heard(before.data.version + 3));
    await server.start();
    const { version, answers } = before.data;
    await ada.ask('POST /tables/:id/answers', { id, body: { version, answer: answers[0] } });
    const after = await next;
    expect(versions).toEqual(Array.from({ length: after.data.version + 1 }, (_, at) => at));
    expect(lines).toContain('lost');
    expect(lines.at(-1)).toBe('open');
    line.abort();
  });

  it('is told when the table is not to be seen any more', async () => {
    const { base } = await serve();
    const ada = await Client.guest(base, 'Ada');
    const bo = await Client.guest(base, 'Bo');
    const { id, you } = await ada.ask('POST /tables', { body: { game: 'karak' } });
    await bo.ask('POST /tables/:id/seats', { id, body: { invitation: you.invitation ?? '' } });
    const events = bo.follow(id);
    await events.next();
    await ada.ask('DELETE /tables/:id/seats/:seat', { id, seat: 1 });
    const end = (async () => {
      for await (const _ of events) await pause(0);
    })();
    await expect(end).rejects.toMatchObject({ reason: 'not-found' });
  });
});
