import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '../src/config.ts';
import type { House } from '../src/house.ts';
import { Client, isChat, isUpdate, until } from './client.ts';
import { asked, twoPlaying } from './people.ts';
import { startPostgres } from './postgres.ts';
import { serve } from './serving.ts';

let postgres: Awaited<ReturnType<typeof startPostgres>>;
beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

const storages: Record<string, () => Promise<Partial<Config>>> = {
  SQLite: async () => ({}),
  PostgreSQL: async () => ({ databaseUrl: await postgres.database() }),
};

/** The storage stores the next change, and the line to it breaks before it can say so. */
function loseOneReply({ store }: House) {
  const commit = store.commit.bind(store);
  return vi.spyOn(store, 'commit').mockImplementationOnce(async (change) => {
    await commit(change);
    throw new Error('the line broke');
  });
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
});

describe('a PostgreSQL', { timeout: 60_000 }, () => {
  async function twoNodes() {
    const databaseUrl = await postgres.database();
    const nodes = [await serve({ databaseUrl }), await serve({ databaseUrl })];
    const playing = await twoPlaying(nodes[0].base);
    const boThere = new Client(nodes[1].base, playing.bo.token);
    const line = new AbortController();
    const events = boThere.stream(playing.table.id, null, line.signal);
    await until(events, isUpdate);
    return { ...playing, databaseUrl, events, line };
  }

  it('that goes away and comes back is waited for: nodes go on, and hear each other again', async () => {
    const { ada, bo, at, databaseUrl, events, line } = await twoNodes();
    const { one, update } = await asked(ada, bo, at);
    const answer = { version: update.version, answer: update.answers[0] };
    await postgres.shut(databaseUrl);
    expect((await one.post(`${at}/answers`, answer)).problem).toMatchObject({ status: 500, reason: 'fault' });
    await postgres.reopen(databaseUrl);
    expect((await one.post(`${at}/answers`, answer)).status).toBe(200);
    expect((await until(events, isUpdate)).data.changes.map(({ version }) => version)).toEqual([1]);
    line.abort();
  });

  it('that cuts the line between nodes: what was said meanwhile is heard when it is back', async () => {
    const { ada, at, databaseUrl, events, line } = await twoNodes();
    await Promise.all([postgres.cutLines(databaseUrl), ada.post(`${at}/chat`, { text: 'anybody there?' })]);
    expect((await until(events, isChat)).data.messages).toMatchObject([{ text: 'anybody there?' }]);
    await ada.post(`${at}/chat`, { text: 'and now?' });
    expect((await until(events, isChat)).data.messages).toMatchObject([{ text: 'and now?' }]);
    line.abort();
  });
});
