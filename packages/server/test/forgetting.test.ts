import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { CONTENTS } from '../src/storage/copying.ts';
import type { Sql } from '../src/storage/sql.ts';
import { Client } from './client.ts';
import { asked, twoPeople, twoPlaying } from './people.ts';
import { onEveryStorage } from './storages.ts';

const DAY_MS = 86_400_000;

interface Data {
  readonly guest: { id: string; name: string; since: number };
  readonly tables: readonly {
    id: string;
    game: string;
    status: string;
    seat: number;
    said: { text: string }[];
  }[];
}

/** Where any of these words is still written, line by line. */
async function namedIn(sql: Sql, words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const content of CONTENTS.filter((name) => name !== 'told')) {
    for (const row of await sql.all(`SELECT * FROM ${content}`)) {
      const line = JSON.stringify(row);
      if (words.some((word) => line.includes(word))) found.push(`${content}: ${line}`);
    }
  }
  return found;
}

onEveryStorage('one’s data', (open) => {
  it('can be taken along: name, tables, results, words', async () => {
    const [node, other] = await open();
    const { ada, bo, at, table } = await twoPlaying(node.base, { game: 'goblin' });
    await ada.post(`${at}/chat`, { text: 'mine' });
    await bo.post(`${at}/chat`, { text: 'not mine' });
    await bo.post(`${at}/resign`);
    const { body } = await new Client(other.base, ada.token).get<Data>('/api/me/data');
    expect(body.guest).toMatchObject({ name: 'Ada', since: expect.any(Number) });
    expect(body.tables).toMatchObject([
      {
        ...{ id: table.id, game: 'goblin', status: 'over', host: true, seat: 0 },
        ...{ result: { winners: [0], resigned: [1] }, endedAt: expect.any(Number) },
        said: [{ text: 'mine' }],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('not mine');
    expect((await new Client(node.base, null).get('/api/me/data')).status).toBe(401);
  });

  it('is deleted from every table: name, words, seat, also where the match was packed', async () => {
    const [node, other] = await open();
    const bo = await Client.guest(node.base, 'Bertram-the-Forgotten');
    const over = await twoPeople(node.base);
    await bo.post(`${over.at}/seats`, { invitation: over.invitation });
    await bo.patch(`${over.at}/seats/1`, { ready: true });
    await over.ada.post(`${over.at}/start`);
    await bo.post(`${over.at}/chat`, { text: 'words-of-bertram' });
    await over.ada.post(`${over.at}/chat`, { text: 'words-of-ada' });
    await over.ada.post(`${over.at}/resign`);
    await node.house.keeper.tidy(Date.now() + 10 * DAY_MS);
    const waiting = await bo.post('/api/tables', { game: 'karak', public: true });

    expect((await bo.delete('/api/me')).status).toBe(204);
    expect((await bo.get('/api/me')).status).toBe(401);
    for (const { house } of [node, other]) house.hall.forgetAll();
    const ada = new Client(other.base, over.ada.token);
    const seen = [
      (await ada.get(over.at)).body,
      (await ada.get(`${over.at}/record`)).body,
      await other.house.store.entries(over.table.id, 0),
      await other.house.store.table(over.table.id),
      (await ada.get('/api/tables')).body,
    ].map((part) => JSON.stringify(part));
    expect(seen.filter((part) => /bertram/i.test(part))).toEqual([]);
    expect(seen[2]).toContain('words-of-ada');
    expect((await ada.get(over.at)).body).toMatchObject({
      status: 'over',
      result: { winners: [1] },
    });
    const empty = await ada.get(`/api/tables/${waiting.body.id}`);
    expect(JSON.stringify(empty.body)).not.toMatch(/bertram/i);
  });

  it('of somebody who plays: the game is given up, and the others play on', async () => {
    const [node] = await open();
    const { ada, bo, at, invitation } = await twoPeople(node.base);
    const cy = await Client.guest(node.base, 'Cy');
    for (const guest of [bo, cy]) {
      const { body } = await guest.post(`${at}/seats`, { invitation });
      await guest.patch(`${at}/seats/${body.you.seat}`, { ready: true });
    }
    await ada.post(`${at}/start`);
    await ada.delete('/api/me');
    const { body } = await bo.get(at);
    expect(body.status).toBe('playing');
    expect(body.seats[0]).toMatchObject({ name: '—', resigned: true });
    expect([body.you.host, (await cy.get(at)).body.you.host].filter(Boolean)).toHaveLength(1);
    await expect.poll(async () => (await asked(bo, cy, at)).update.answers.length).toBeGreaterThan(0);
    const { one, update } = await asked(bo, cy, at);
    const answer = { version: update.version, answer: update.answers[0] };
    expect((await one.post(`${at}/answers`, answer)).status).toBe(200);
  });

  it('leaves its name nowhere: not at tables left long ago, not in the bytes of the storage', async () => {
    const NAME = 'Zwentibold-the-Unseen';
    const [node, other] = await open();
    const { ada, bo, at, invitation } = await twoPeople(node.base);
    const eve = await Client.guest(node.base, NAME);
    const { body: me } = await eve.get<Data>('/api/me/data');
    // Sat down, said something, and left again.
    await eve.post(`${at}/seats`, { invitation });
    await eve.post(`${at}/chat`, { text: `words-of-${NAME}` });
    await eve.delete(`${at}/seats/1`);
    await bo.post(`${at}/seats`, { invitation });
    // Where she still sits, and one that nobody can read any more.
    const { body: own } = await eve.post('/api/tables', { game: 'goblin', public: true });
    const { body: broken } = await eve.post('/api/tables', { game: 'karak' });
    await node.house.sql.run('UPDATE lobbies SET body = ? WHERE table_id = ?', `{${NAME}`, broken.id);
    for (const { house } of [node, other]) house.hall.forgetAll();
    const body = { language: 'en', zone: 'UTC', quiet: null, often: 'daily' };
    await eve.put('/api/me/turns', body);
    const { accounts, people, friends, history, sql } = node.house;
    const id = me.guest.id;
    await accounts.addIdentity('https://login.example', `subject-of-${NAME}`, id, 1);
    await accounts.setRecovery(id, [`hash-of-${NAME}`]);
    await people.shun(id, { id: 's', other: 'x', name: 'X', mute: true, block: false, at: 1 });
    await friends.join(id, 'somebody', ['f', 'g'], 1);
    await history.keepLuck(id, { table: own.id, game: 'goblin', at: 1, luck: 0, choices: 0 });
    await sql.run(
      `INSERT INTO ways (id, guest, kind, target, label, made_at, failures, retry_at) VALUES ('w', ?, 'mail', ?, ?, 1, 0, 0)`,
      ...[id, JSON.stringify({ kind: 'mail', base: '', address: `${NAME}@home.example` }), NAME],
    );
    await node.house.clubs.add({ id: 'club', name: 'Crypt', owner: id }, 1);
    await node.house.clubs.join('club', id, 'member', 1);
    const { body: tried } = await eve.post<{ table: string }>('/api/today/goblin', {});
    const variant = { name: `Box of ${NAME}`, author: NAME };
    const shared = { game: 'karak', set: { 'adds to': 'karak', variant } };
    expect((await eve.post('/api/sets', shared)).status).toBe(201);
    const wanted = { game: 'karak', kind: 'swiss', seats: 2, rounds: 1, clock: 60 };
    await eve.post('/api/tournaments', { ...wanted, name: `Cup of ${NAME}` });
    const { body: begun } = await ada.post('/api/tournaments', { ...wanted, name: 'Autumn' });
    for (const one of [ada, eve]) await one.put(`/api/tournaments/${begun.id}/me`, {});
    await ada.post(`/api/tournaments/${begun.id}/start`);

    // What she may take along is what goes.
    const { body: data } = await eve.get<Record<string, unknown>>('/api/me/data');
    const said = JSON.stringify(data);
    for (const part of [
      `words-of-${NAME}`,
      `subject-of-${NAME}`,
      `${NAME}@home.example`,
      own.id,
      broken.id,
      'Crypt',
      tried.table,
      `Cup of ${NAME}`,
      `Box of ${NAME}`,
      'Autumn',
    ]) {
      expect(said, part).toContain(part);
    }

    expect((await eve.delete('/api/me')).status).toBe(204);
    await node.house.jobs.run('forgetting');
    // That this guest is gone is news to every node for a day.
    await sql.run('UPDATE news SET at = at - ?', 2 * DAY_MS);
    await node.house.jobs.run('news');
    expect(JSON.stringify(await sql.all('SELECT * FROM news'))).not.toContain(id);
    const left = await namedIn(node.house.sql, [NAME, id]);
    expect(left).toEqual([]);
    expect(await node.house.leaving.guests(10)).toEqual([]);
    // The others are still there, and so are their words.
    expect((await ada.get(at)).body.seats.slice(0, 2)).toMatchObject([{ name: 'Ada' }, { name: 'Bo' }]);
    if (node.house.config.databaseUrl !== null) return;
    await node.app.close();
    const bytes = readFileSync(join(node.house.config.dataDir, 'undercroft.sqlite'));
    expect(bytes.includes(NAME)).toBe(false);
    expect(bytes.includes(id)).toBe(false);
  });

  it('is forgotten to the end also where a server ends on the way', async () => {
    const [node, other] = await open();
    const { at, invitation } = await twoPeople(node.base);
    const eve = await Client.guest(node.base, 'Eve-on-the-Way');
    const { body: me } = await eve.get<Data>('/api/me/data');
    await eve.post(`${at}/seats`, { invitation });
    // The server ends after what is kept beside the tables is gone.
    const { store } = node.house;
    const everAt = vi.spyOn(store, 'everAt').mockRejectedValue(new Error('ended on purpose'));
    expect((await eve.delete('/api/me')).status).toBe(500);
    everAt.mockRestore();
    expect((await eve.get('/api/me')).status).toBe(401);
    expect(await other.house.leaving.guests(10)).toEqual([me.guest.id]);
    await other.house.jobs.run('forgetting');
    expect(await namedIn(other.house.sql, ['Eve-on-the-Way', me.guest.id])).toEqual([]);
  });
});
