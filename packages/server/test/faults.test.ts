import type { Update } from '@undercroft/protocol';
import { describe, expect, it, vi } from 'vitest';
import type { Config } from '../src/ground/config.ts';
import type { House } from '../src/house/house.ts';
import { breakableLine } from './breakable.ts';
import { Client, isChat, isUpdate, until } from './client.ts';
import { freshDatabase } from './databases.ts';
import { asked, twoPlaying } from './people.ts';
import { freshFolder, serve } from './serving.ts';

const storages: Record<string, () => Promise<Partial<Config>>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ databaseUrl: await freshDatabase() }),
};

/** The storage stores the next change, and the line to it breaks before it can say so. */
function loseOneReply({ store }: House) {
  const commit = store.commit.bind(store);
  return vi.spyOn(store, 'commit').mockImplementationOnce(async (change) => {
    await commit(change);
    throw new Error('the line broke');
  });
}

const WAIT = { timeout: 60_000, interval: 50 };

/** Ada plays against a novice until it is the novice's turn; nobody has a stream open. */
async function untilBotIsAsked(base: string, { hall }: House) {
  const ada = await Client.guest(base, 'Ada');
  const { body } = await ada.post('/api/tables', { game: 'karak', bots: ['novice'] });
  const at = `/api/tables/${body.id}`;
  await ada.post(`${at}/start`);
  for (;;) {
    const { version, ask, answers } = (await ada.get<Update>(`${at}/update`)).body;
    if (ask?.seat === 1) return { id: body.id, seq: await hall.look(body.id, ({ seq }) => seq) };
    await ada.post(`${at}/answers`, { version, answer: answers[0] });
  }
}

describe.each(Object.keys(storages))('a storage that fails for a moment (%s)', (name) => {
  it('that kept an answer without saying so: everybody hears of it, and it counts once', async () => {
    const { base, house } = await serve(await storages[name]());
    const { ada, bo, at, table } = await twoPlaying(base);
    const line = new AbortController();
    const events = ada.stream(table.id, null, line.signal);
    await until(events, isUpdate);
    const { one, update } = await asked(ada, bo, at);
    const body = { version: update.version, answer: update.answers[0] };
    loseOneReply(house);
    expect((await one.post(`${at}/answers`, body)).status).toBe(500);
    expect((await until(events, isUpdate)).data.changes.map(({ version }) => version)).toEqual([1]);
    expect(await one.post(`${at}/answers`, body)).toMatchObject({ status: 200, body: { version: 1 } });
    line.abort();
  });

  it.each(['table', 'commit'] as const)(
    'at `%s`, when a bot is to play: it plays by itself later',
    async (part) => {
      const { base, house } = await serve({ ...(await storages[name]()), botPauseMs: 500 });
      const { id, seq } = await untilBotIsAsked(base, house);
      const failing = vi.spyOn(house.store, part).mockRejectedValue(new Error('the disk is full'));
      house.hall.forget(id);
      await vi.waitFor(() => expect(failing).toHaveBeenCalled(), WAIT);
      failing.mockRestore();
      // Only the storage is looked at: looking at the table would wake the bot.
      await vi.waitFor(async () => expect((await house.store.table(id))?.seq).toBeGreaterThan(seq), WAIT);
    },
  );

  it('and a server that ends with it: the next one plays what a bot owes', async () => {
    const config = { dataDir: freshFolder(), ...(await storages[name]()) };
    const first = await serve({ ...config, botPauseMs: 600_000 });
    const { id, seq } = await untilBotIsAsked(first.base, first.house);
    await first.app.close();
    const { house } = await serve(config);
    await vi.waitFor(async () => expect((await house.store.table(id))?.seq).toBeGreaterThan(seq), WAIT);
  });
});

describe('a PostgreSQL', () => {
  /** Two nodes, the second over a line that can be torn; Bo listens there. */
  async function twoNodes() {
    const databaseUrl = await freshDatabase();
    const database = await breakableLine(databaseUrl);
    const [first, second] = [await serve({ databaseUrl }), await serve({ databaseUrl: database.url })];
    const playing = await twoPlaying(first.base);
    const there = (client: Client) => new Client(second.base, client.token);
    const line = new AbortController();
    const events = there(playing.bo).stream(playing.table.id, null, line.signal);
    await until(events, isUpdate);
    return { ...playing, database, there, events, line };
  }

  it('that goes away and comes back is waited for: a node goes on, and hears the others again', async () => {
    const { ada, bo, at, database, there, events, line } = await twoNodes();
    const { one, update } = await asked(ada, bo, at);
    const answer = { version: update.version, answer: update.answers[0] };
    const away = () => there(one).post(`${at}/answers`, answer);
    const cutOff = [
      away(),
      there(ada).get('/api/me/tables'),
      there(bo).post('/api/tables', { game: 'karak' }),
    ];
    database.tear();
    await Promise.all(cutOff);
    expect((await there(bo).get('/api/me/tables')).problem).toMatchObject({ status: 503, reason: 'busy' });
    database.mend();
    await expect.poll(async () => (await away()).status).toBe(200);
    expect((await until(events, isUpdate)).data.changes.map(({ version }) => version)).toEqual([1]);
    await ada.post(`${at}/chat`, { text: 'anybody there?' });
    expect((await until(events, isChat)).data.messages).toMatchObject([{ text: 'anybody there?' }]);
    line.abort();
  });

  it('that cuts the line between nodes: what was said meanwhile is heard when it is back', async () => {
    const { ada, at, database, events, line } = await twoNodes();
    database.tear();
    await ada.post(`${at}/chat`, { text: 'anybody there?' });
    database.mend();
    expect((await until(events, isChat)).data.messages).toMatchObject([{ text: 'anybody there?' }]);
    await ada.post(`${at}/chat`, { text: 'and now?' });
    expect((await until(events, isChat)).data.messages).toMatchObject([{ text: 'and now?' }]);
    line.abort();
  });
});
