import { expect, it } from 'vitest';
import { Client } from './client.ts';
import { asked, twoPeople, twoPlaying } from './people.ts';
import { onEveryStorage } from './storages.ts';

const DAY_MS = 86_400_000;

interface Data {
  readonly guest: { name: string; since: number };
  readonly tables: readonly {
    id: string;
    game: string;
    status: string;
    seat: number;
    said: { text: string }[];
  }[];
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
});
