import { openBox } from '@undercroft/kernel';
import type { StreamEvent, Update } from '@undercroft/protocol';
import { describe, expect, it, vi } from 'vitest';
import { Client, isChat, isTable, isUpdate, until } from './client.ts';
import { freshDatabase } from './databases.ts';
import { asked, twoPlaying } from './people.ts';
import { Player } from './player.ts';
import { serve } from './serving.ts';

/** The same guest, through another node. */
const through = ({ token }: Client, base: string) => new Client(base, token);

describe('two nodes on one PostgreSQL', () => {
  async function twoNodes() {
    const databaseUrl = await freshDatabase('laid-out');
    const first = await serve({ databaseUrl });
    const second = await serve({ databaseUrl });
    const playing = await twoPlaying(first.base);
    return { ...playing, first, second, boThere: through(playing.bo, second.base) };
  }

  it('stream what happened at the other: answers, chat, seats, presence', async () => {
    const { ada, bo, at, table, boThere } = await twoNodes();
    const line = new AbortController();
    const events = boThere.stream(table.id, null, line.signal);
    await until(events, isUpdate);
    const { body: seen } = await ada.get<Update>(`${at}/update`);
    const one = seen.answers.length > 0 ? ada : bo;
    const { body: update } = await one.get<Update>(`${at}/update`);
    await one.post(`${at}/answers`, { version: 0, answer: update.answers[0] });
    const { data } = await until(events, isUpdate);
    expect(data.changes.map(({ version }) => version)).toEqual([1]);
    expect(data).toEqual({ ...(await boThere.get<Update>(`${at}/update`)).body, changes: data.changes });
    await ada.post(`${at}/chat`, { text: 'from the other side' });
    expect((await until(events, isChat)).data.messages).toMatchObject([{ text: 'from the other side' }]);
    await ada.put(`${at}/offer-end`);
    expect((await until(events, isTable)).data.offers.end).toEqual([0]);
    const here = new AbortController();
    await until(ada.stream(table.id, null, here.signal), isTable);
    type Presence = Extract<StreamEvent, { event: 'presence' }>;
    await until(
      events,
      (heard): heard is Presence => heard.event === 'presence' && heard.data.here.length === 2,
    );
    here.abort();
    line.abort();
  });

  it('settle simultaneous answers by version', async () => {
    const { ada, bo, at, first, second } = await twoNodes();
    for (let version = 0; version < 6; version++) {
      const { body: seen } = await ada.get<Update>(`${at}/update`);
      const one = seen.answers.length > 0 ? ada : bo;
      const { body: update } = await one.get<Update>(`${at}/update`);
      const answers = [update.answers[0], update.answers.at(-1)];
      const replies = await Promise.all(
        [first.base, second.base].map((base, at2) =>
          through(one, base).post<{ version: number }>(`${at}/answers`, { version, answer: answers[at2] }),
        ),
      );
      const won = replies.filter(({ status }) => status === 200);
      // With only one legal answer, the second is the first one sent twice.
      expect(won).toHaveLength(update.answers.length === 1 ? 2 : 1);
      const lost = replies.filter(({ status }) => status !== 200);
      for (const { problem } of lost) expect(problem?.reason).toBe('stale');
      for (const base of [first.base, second.base]) {
        const there = through(ada, base);
        await expect
          .poll(async () => (await there.get<Update>(`${at}/update`)).body.version)
          .toBe(version + 1);
      }
    }
  });

  /** Answers what is asked through the first node. */
  async function answerThere({ ada, bo, at }: Awaited<ReturnType<typeof twoNodes>>) {
    const { one, update } = await asked(ada, bo, at);
    const { version } = update;
    const reply = await one.post(`${at}/answers`, { version, answer: update.answers[0] });
    expect(reply.status).toBe(200);
    return version + 1;
  }

  /** The second node hears nothing of the first any more, as if every word came late. */
  const deafen = ({ second }: Awaited<ReturnType<typeof twoNodes>>) =>
    vi.spyOn(second.house.hall, 'refresh').mockReturnValue(new Promise(() => {}));

  it('tell readers of an answer elsewhere before what is said here after it', async () => {
    const nodes = await twoNodes();
    const { at, table, boThere } = nodes;
    const line = new AbortController();
    const events = boThere.stream(table.id, null, line.signal);
    await until(events, isUpdate);
    deafen(nodes);
    await answerThere(nodes);
    expect((await boThere.post(`${at}/chat`, { text: 'did you see that?' })).status).toBe(201);
    expect((await until(events, isChat)).data.messages).toMatchObject([{ text: 'did you see that?' }]);
    expect((await until(events, isUpdate)).data.changes.map(({ version }) => version)).toEqual([1]);
    line.abort();
  });

  it('know whoever has just sat down at the other: they can be muted, and forgotten', async () => {
    const nodes = await twoNodes();
    const { ada, bo, boThere, second } = nodes;
    const adaThere = through(ada, second.base);
    const { body: table } = await adaThere.post('/api/tables', { game: 'karak' });
    deafen(nodes);
    const at = `/api/tables/${table.id}`;
    expect((await bo.post(`${at}/seats`, { invitation: table.you.invitation })).status).toBe(200);
    const mute = await adaThere.put(`${at}/shunned`, { seat: 1, mute: true, block: false });
    expect(mute.status, JSON.stringify(mute.body)).toBeLessThan(300);
    expect((await boThere.delete('/api/me')).status).toBe(204);
    expect(JSON.stringify((await ada.get(at)).body)).not.toContain('"Bo"');
  });

  it('take an answer to a table the node has not heard of yet', async () => {
    const nodes = await twoNodes();
    const { ada, bo, at, second } = nodes;
    await through(ada, second.base).get(at);
    deafen(nodes);
    for (let answers = 0; answers < 3; answers++) await answerThere(nodes);
    const { one, update } = await asked(ada, bo, at);
    const reply = await through(one, second.base).post<{ version: number }>(`${at}/answers`, {
      ...{ version: update.version, answer: update.answers[0] },
    });
    expect(reply).toMatchObject({ status: 200, body: { version: 4 } });
  });

  it('tell whoever comes back exactly what they missed, also at a node that has heard less', async () => {
    const nodes = await twoNodes();
    const { bo, at, table, boThere } = nodes;
    const versions = async (client: Client, since: string | null) => {
      const line = new AbortController();
      const { id, data } = await until(client.stream(table.id, since, line.signal), isUpdate);
      line.abort();
      return { id, version: data.version, changes: data.changes.map(({ version }) => version) };
    };
    const { id: start } = await versions(bo, null);
    await answerThere(nodes);
    expect((await boThere.get<Update>(`${at}/update`)).body.version).toBe(1);
    deafen(nodes);
    await answerThere(nodes);
    // The second node knows of one answer, the storage of two: it tells what it knows, and no more.
    expect(await versions(boThere, start)).toMatchObject({ version: 1, changes: [1] });
    const { id: further } = await versions(bo, start);
    await answerThere(nodes);
    // And whoever has heard more elsewhere goes on from there.
    expect(await versions(boThere, further)).toMatchObject({ version: 3, changes: [3] });
  });

  it('tell everyone that it is over, also when something was said right after', async () => {
    const nodes = await twoNodes();
    const { ada, bo, at, table, boThere } = nodes;
    const line = new AbortController();
    const events = boThere.stream(table.id, null, line.signal);
    await until(events, isUpdate);
    const deaf = deafen(nodes);
    await bo.put(`${at}/offer-end`);
    await ada.put(`${at}/offer-end`);
    await ada.post(`${at}/chat`, { text: 'well played' });
    deaf.mockRestore();
    await ada.post(`${at}/chat`, { text: 'good night' });
    expect((await until(events, isUpdate)).data).toMatchObject({ ask: null, answers: [] });
    line.abort();
  });

  it('know the same guests, and forget them together, with their streams', async () => {
    const { ada, table, second } = await twoNodes();
    const there = through(ada, second.base);
    expect((await there.get('/api/me')).body).toEqual({ guest: { name: 'Ada' } });
    const line = new AbortController();
    const events = there.stream(table.id, null, line.signal);
    await until(events, isUpdate);
    await ada.delete('/api/me');
    for await (const _ of events);
    await expect.poll(async () => (await there.get('/api/me')).status).toBe(401);
  });

  it('do not remember somebody who was forgotten while they looked them up', async () => {
    const { ada, second } = await twoNodes();
    const there = through(ada, second.base);
    const { store, identity } = second.house;
    const { promise: read, resolve: hand } = Promise.withResolvers<string | null>();
    vi.spyOn(store, 'guestName').mockReturnValueOnce(read);
    const asking = there.get('/api/me');
    const heard = vi.spyOn(identity, 'forgotten');
    await ada.delete('/api/me');
    await expect.poll(() => heard.mock.calls.length).toBeGreaterThan(0);
    hand('Ada');
    await asking;
    expect((await there.get('/api/me')).status).toBe(401);
  });

  it('play on for bots when the node that began it is gone', async () => {
    const databaseUrl = await freshDatabase();
    // A node that would let its bots wait for a minute.
    const first = await serve({ databaseUrl, botPauseMs: 60_000 });
    const { ada, bo, at } = await twoPlaying(first.base, { bots: ['adept', 'novice'] });
    await ada.post(`${at}/resign`);
    const second = await serve({ databaseUrl });
    await first.app.close();
    const there = through(bo, second.base);
    const update = async () => (await there.get<Update>(`${at}/update`)).body;
    // The seat of the one person left is asked in the end, after all bots before it.
    const own = (await there.get(at)).body.you.seat;
    for (let turns = 0; turns < 2; turns++) {
      await expect.poll(async () => (await update()).ask?.seat).toBe(own);
      const { version, turn } = { ...(await update()), turn: (await update()).view.turn };
      expect(version).toBeGreaterThanOrEqual(0);
      for (let now = await update(); now.ask?.seat === own && now.view.turn === turn; now = await update()) {
        const { problem } = await there.post(`${at}/answers`, {
          version: now.version,
          answer: now.answers.at(-1),
        });
        expect(problem).toBeNull();
      }
    }
  });

  it('play a whole game together, each person through another node', async () => {
    const { ada, table, boThere, first } = await twoNodes();
    const box = openBox(first.house.hall.game('karak'), table.options);
    const players = [ada, boThere].map(
      (client, luck) => new Player(client, table.id, box, { cuts: 10, luck }),
    );
    await Promise.all(players.map((player) => player.play()));
    const records = await Promise.all([ada, boThere].map((one) => one.get(`/api/tables/${table.id}/record`)));
    expect(records[0].status).toBe(200);
    expect(records[1].body).toEqual(records[0].body);
    expect(players[0].version).toBe(players[1].version);
  });
});
