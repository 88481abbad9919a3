import { setTimeout as pause } from 'node:timers/promises';
import type { Problem, Update } from '@undercroft/protocol';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/ground/config.ts';
import { Client, isUpdate, until } from './client.ts';
import { twoPlaying } from './people.ts';
import { freshFolder, serve, serveProcess } from './serving.ts';

describe('configuration', () => {
  it('comes from the environment, with defaults', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      dataDir: './data',
      logLevel: 'info',
    });
    expect(readConfig({}, true).logLevel).toBe('warn');
    expect(readConfig({}).codeLetters).toBe(4);
    expect(readConfig({ TRUST_PROXY: '1' }).codeLetters).toBe(8);
    expect(readConfig({ PORT: '8080', DATABASE_URL: 'postgres://x' })).toMatchObject({ port: 8080 });
  });

  it.each([
    [{ PORT: 'many' }, 'PORT: expected a whole number from 0 to 65535, not "many"'],
    [{ BOT_PAUSE_MS: '-1' }, 'BOT_PAUSE_MS: expected a whole number from 0 to 60000, not "-1"'],
    [{ SECRET: 'short' }, 'SECRET: expected at least 32 characters'],
    [{ SECRET: `${'x'.repeat(32)},short` }, 'SECRET: expected at least 32 characters'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: expected one of/],
    [{ CODE_LETTERS: '3' }, 'CODE_LETTERS: expected a whole number from 4 to 24, not "3"'],
    [{ PUBLIC_URL: 'games' }, 'PUBLIC_URL: expected something like https://games.example or https://'],
  ])('refuses %o', (env, message) => {
    expect(() => readConfig(env)).toThrow(message);
  });
});

describe('operation', () => {
  it('tells nobody at /healthz what the storage said', async () => {
    const { base, house } = await serve();
    vi.spyOn(house.store, 'probe').mockRejectedValue(new Error('no host called secret-database'));
    const reply = await fetch(`${base}/healthz`);
    expect(reply.status).toBe(503);
    expect(await reply.text()).not.toContain('secret-database');
  });

  it('answers /healthz, and /metrics for Prometheus', async () => {
    const { base, house } = await serve();
    await twoPlaying(base);
    expect(await (await fetch(`${base}/healthz`)).text()).toBe('ok\n');
    await house.jobs.run('figures');
    const metrics = await (await fetch(`${base}/metrics`)).text();
    expect(metrics).toContain('undercroft_tables{status="playing"} 1');
    expect(metrics).toContain('undercroft_streams 0');
    expect(metrics).toContain('undercroft_answer_seconds_count');
    expect(metrics).toContain('undercroft_nodejs_eventloop_lag_p99_seconds');
  });

  it('counts tables once a minute, however often somebody looks', async () => {
    const { base, house } = await serve();
    const counted = vi.spyOn(house.store, 'counts');
    for (let times = 0; times < 3; times++) await (await fetch(`${base}/metrics`)).text();
    expect(counted.mock.calls.length).toBeLessThanOrEqual(1);
  });

  it('says that nothing can be stored, and not why: that is in the log', async () => {
    const { base, house } = await serve();
    vi.spyOn(house.store, 'probe').mockRejectedValue(new Error('disk I/O error at /srv/games'));
    const reply = await fetch(`${base}/healthz`);
    expect(reply.status).toBe(503);
    expect(await reply.text()).not.toMatch(/disk|srv/);
  });

  it('names every refused request as the log does', async () => {
    const server = await serveProcess({ DATA_DIR: freshFolder(), LOG_LEVEL: 'info' });
    const ask = async () => (await (await fetch(`${server.base}/api/tables/none`)).json()) as Problem;
    const [one, two] = [await ask(), await ask()];
    expect(one.instance).toMatch(/^urn:uuid:[0-9a-f-]{36}$/);
    expect(two.instance).not.toBe(one.instance);
    await server.stop();
    for (const { instance = '' } of [one, two])
      expect(server.log()).toContain(instance.replace('urn:uuid:', ''));
  });

  it('describes itself at /api/docs', async () => {
    const { base } = await serve();
    expect((await fetch(`${base}/api/docs`)).headers.get('content-type')).toContain('text/html');
    const { paths } = (await (await fetch(`${base}/api/docs/json`)).json()) as { paths: object };
    expect(Object.keys(paths)).toContain('/api/tables/{id}/answers');
  });

  it('has a schema on every route', async () => {
    const { app } = await serve();
    const { paths } = app.swagger() as unknown as {
      paths: Record<string, Record<string, { summary?: string }>>;
    };
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { summary }] of Object.entries(methods))
        expect(summary, `${method} ${path}`).toBeTruthy();
    }
  });

  it('stops gracefully: streams end, what was confirmed is there again, the same cookie still works', async () => {
    const dataDir = freshFolder();
    const server = await serveProcess({ DATA_DIR: dataDir, BOT_PAUSE_MS: '0' });
    const { ada, at, table } = await twoPlaying(server.base);
    const events = ada.stream(table.id, null, new AbortController().signal);
    await until(events, isUpdate);
    expect(await server.stop()).toBe(0);
    await expect(until(events, isUpdate)).rejects.toThrow();
    await server.start();
    expect((await ada.get(at)).body).toMatchObject({ status: 'playing', version: 0 });
  });

  it('logs requests by route, and nothing that opens a door', async () => {
    const server = await serveProcess({
      DATA_DIR: freshFolder(),
      LOG_LEVEL: 'debug',
      // Four letters could stand in a log by chance.
      CODE_LETTERS: '24',
    });
    const { ada, bo, at, invitation } = await twoPlaying(server.base);
    const { body: carry } = await ada.post<{ code: string }>(`${at}/seats/0/carry`);
    await bo.get(`/api/invitations/${invitation}`);
    await bo.get(`${at}?invitation=${invitation}`);
    await bo.post(`${at}/answers`, { version: 0, answer: 'nonsense' });
    await ada.post('/api/carry', { code: carry.code });
    await server.stop();
    const lines = server
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    expect(lines.map((line) => JSON.parse(line))).toContainEqual(
      expect.objectContaining({ method: 'POST', route: '/api/tables/:id/answers', level: 30 }),
    );
    for (const secret of [ada.token, bo.token, invitation, carry.code])
      expect(server.log()).not.toContain(secret);
  });
});

describe('an upgrade of the rules', () => {
  it('goes on from the stored state, and says so in the record', async () => {
    const { base, house } = await serve();
    const { ada, bo, at, table } = await twoPlaying(base);
    // As if the match had begun under the rules before these.
    await house.hall.change(table.id, ({ lobby }) => ({ lobby: { ...lobby, rules: lobby.rules - 1 } }));
    house.hall.forget(table.id);
    const { body: seen } = await ada.get<Update>(`${at}/update`);
    const one = seen.answers.length > 0 ? ada : bo;
    const { body: update } = await one.get<Update>(`${at}/update`);
    const line = new AbortController();
    const heard = bo.stream(table.id, null, line.signal);
    await until(heard, isUpdate);
    const { body } = await one.post(`${at}/answers`, { version: 0, answer: update.answers[0] });
    expect(body).toEqual({ version: 1 });
    // A view of the rules before may be laid out otherwise: changes alone would not do.
    expect(await until(heard, isUpdate)).toHaveProperty('data.view');
    line.abort();
    const continued = [{ version: 1, rules: table.rules }];
    expect((await ada.get(at)).body).toMatchObject({ rules: table.rules - 1, continued });
    await ada.post(`${at}/resign`);
    expect((await ada.get(`${at}/record`)).body).toMatchObject({
      match: { rules: table.rules - 1 },
      continued,
    });
  });
});

describe('a change at another node', () => {
  it('is not missed by a table that was just being read', async () => {
    const { base, house } = await serve();
    const { table } = await twoPlaying(base);
    const { hall, store } = house;
    const seq = await hall.look(table.id, (live) => live.seq);
    hall.forget(table.id);
    const read = store.table;
    const gate = Promise.withResolvers<void>();
    store.table = async (id) => {
      const row = await read(id);
      await gate.promise;
      return row;
    };
    const reading = hall.look(table.id, (live) => live.seq);
    await expect
      .poll(() =>
        store.commit({
          id: table.id,
          from: seq,
          waitsFor: 0,
          botAsked: false,
          dueAt: null,
          asked: null,
          now: 1,
          node: 'other',
          at: 0,
        }),
      )
      .toBe(true);
    const refreshed = hall.refresh(table.id, seq + 1);
    store.table = read;
    gate.resolve();
    await Promise.all([reading, refreshed]);
    expect(await hall.look(table.id, (live) => live.seq)).toBe(seq + 1);
  });
});

describe('eight bots without rest', () => {
  it("leave the server's own thread free", async () => {
    const { base, house } = await serve({ botPauseMs: 0, botThreads: 8 });
    const strongest = 'master';
    const ada = await Client.guest(base, 'Ada');
    for (let tables = 0; tables < 8; tables++) {
      const { body } = await ada.post('/api/tables', { game: 'karak', bots: [strongest, strongest] });
      await ada.post(`/api/tables/${body.id}/start`);
      // A bot on the last person's seat too: nothing at these tables waits for anybody.
      await house.hall.change(body.id, ({ lobby }) => ({
        lobby: {
          ...lobby,
          chairs: lobby.chairs.map((chair) =>
            chair.kind === 'person' ? { ...chair, standIn: strongest } : chair,
          ),
        },
      }));
    }
    const all = process.cpuUsage();
    const own = process.threadCpuUsage();
    await pause(3000);
    const { user: allUser } = process.cpuUsage(all);
    const { user: ownUser } = process.threadCpuUsage(own);
    // Time the processor spent, not time on the clock: other programs on this machine do not count.
    expect(house.bots.waiting).toBe(8);
    expect(ownUser).toBeLessThan(allUser / 4);
  });
});
