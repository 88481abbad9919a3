import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkMatch } from '@undercroft/kernel';
import type { Update } from '@undercroft/protocol';
import { expect, it, onTestFinished, vi } from 'vitest';
import { placeAfter } from '../src/ground/pages.ts';
import { Client } from './client.ts';
import { asked, twoPeople, twoPlaying } from './people.ts';
import { freshFolder } from './serving.ts';
import { onEveryStorage } from './storages.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number) => Date.now() + days * DAY_MS;

onEveryStorage('what is kept', (open) => {
  /** Ada and Bo have played a little, talked, and Ada has given up. */
  async function finished(changes: Parameters<typeof open>[0] = {}) {
    const [node, other] = await open(changes);
    const people = await twoPlaying(node.base, { game: 'goblin' });
    const { ada, bo, at } = people;
    for (let i = 0; i < 4; i++) {
      const { one, update } = await asked(ada, bo, at);
      await one.post(`${at}/answers`, { version: update.version, answer: update.answers[0] });
    }
    await bo.post(`${at}/chat`, { text: 'Well played' });
    await ada.post(`${at}/resign`);
    return { ...people, node, other };
  }

  it('of a finished match is packed after a while, and nobody notices', async () => {
    const { ada, bo, at, table, node, other } = await finished({ packAfterDays: 7 });
    const { body: record } = await bo.get<object>(`${at}/record`);
    const { body: seen } = await ada.get<Update>(`${at}/update`);
    const { store, keeper } = node.house;

    await keeper.tidy(inDays(6));
    expect(await store.packed(table.id)).toBeNull();
    await keeper.tidy(inDays(8));
    const packed = await store.packed(table.id);
    expect(packed?.length).toBeLessThan(JSON.stringify(record).length / 2);
    expect(await store.entries(table.id, 0, 'update')).toEqual([]);

    for (const { house } of [node, other]) house.hall.forgetAll();
    expect((await bo.get<object>(`${at}/record`)).body).toEqual(record);
    expect((await ada.get<Update>(`${at}/update`)).body.view).toEqual(seen.view);
    const messages = await store.entries(table.id, 0, 'chat');
    expect(messages.map(({ body }) => JSON.parse(body).text)).toEqual(['Well played']);
    // Once is enough, also for the other node.
    await other.house.keeper.tidy(inDays(8));
    expect((await bo.get<object>(`${at}/record`)).body).toEqual(record);
  });

  it('of a match that goes on is never packed', async () => {
    const [{ base, house }] = await open();
    const { ada, bo, at, table } = await twoPlaying(base);
    await house.keeper.tidy(inDays(1000));
    expect(await house.store.packed(table.id)).toBeNull();
    const { one, update } = await asked(ada, bo, at);
    const { version, answers } = update;
    expect((await one.post(`${at}/answers`, { version, answer: answers[0] })).status).toBe(200);
  });

  it('is removed after a while by itself where it never began, or one person left computer players alone', async () => {
    const { ada, at, node } = await finished({});
    const lobby = await ada.post('/api/tables', { game: 'karak' });
    const alone = await ada.post('/api/tables', { game: 'karak', bots: ['adept'] });
    await ada.post(`/api/tables/${alone.body.id}/start`);
    const open = await twoPlaying(node.base);
    const there = async (path: string, who = ada) => (await who.get(path)).status;
    const all = async () => [
      ...[await there(at), await there(open.at, open.ada)],
      ...[await there(`/api/tables/${lobby.body.id}`), await there(`/api/tables/${alone.body.id}`)],
    ];
    await node.house.keeper.tidy(inDays(89));
    expect(await all()).toEqual([200, 200, 200, 200]);
    await node.house.keeper.tidy(inDays(92));
    expect(await all()).toEqual([200, 200, 404, 404]);
  });

  it('is removed when nobody has touched it for long, and finished matches move to a folder', async () => {
    const archiveDir = freshFolder();
    const { ada, bo, at, node, other, table } = await finished({
      ...{ packAfterDays: 7, removeAfterDays: 30, archiveDir },
    });
    const open = await twoPlaying(node.base);
    const { body: record } = await bo.get<{ match: unknown }>(`${at}/record`);
    await node.house.keeper.tidy(inDays(29));
    expect((await ada.get(at)).status).toBe(200);
    expect(readdirSync(archiveDir)).toEqual([]);

    await node.house.keeper.tidy(inDays(31));
    for (const { house } of [node, other]) house.hall.forgetAll();
    expect((await ada.get(at)).status).toBe(404);
    expect((await open.ada.get(open.at)).status).toBe(404);
    expect((await ada.get<{ tables: unknown[] }>('/api/me/tables')).body.tables).toEqual([]);
    // Nothing of it is left behind either.
    for (const id of [table.id, open.table.id]) {
      expect(await node.house.store.entries(id, 0)).toEqual([]);
      expect(await node.house.store.packed(id)).toBeNull();
    }
    const [file, ...more] = readdirSync(archiveDir);
    expect(more).toEqual([]);
    expect(file).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d-goblin-${table.id}\\.json$`));
    const kept = JSON.parse(readFileSync(join(archiveDir, file), 'utf8'));
    expect(kept).toEqual(record);
    expect(checkMatch(kept.match)).toMatchObject({ game: 'goblin' });
  });

  it('stays for ever unless the house says otherwise', async () => {
    const { ada, at, node } = await finished();
    await node.house.keeper.tidy(inDays(36_000));
    expect((await ada.get(at)).status).toBe(200);
  });
});

onEveryStorage('guests who never return', (open) => {
  const here = async (client: Client) => (await client.get('/api/me')).status === 200;

  it('and own nothing are gone after a while; whoever sits, hosts or was here lately stays', async () => {
    const [node, other] = await open({ removeGuestsAfterDays: 30 });
    const { ada, bo, at, invitation } = await twoPeople(node.base);
    await bo.post(`${at}/seats`, { invitation });
    const cy = await Client.guest(node.base, 'Cy');
    const dee = await Client.guest(other.base, 'Dee');
    // Muted people and mutes of somebody who is gone are gone too.
    await ada.put(`${at}/shunned`, { seat: 1, mute: true, block: false });
    await bo.put(`${at}/shunned`, { seat: 0, mute: true, block: false });
    await node.house.keeper.tidy(inDays(29));
    expect(await Promise.all([ada, bo, cy, dee].map(here))).toEqual([true, true, true, true]);

    const [{ id }] = await node.house.people.guests({ text: 'Dee', after: placeAfter(undefined), limit: 1 });
    await node.house.people.saw([id], inDays(20));
    await node.house.keeper.tidy(inDays(31));
    await expect.poll(() => here(new Client(other.base, cy.token))).toBe(false);
    expect(await Promise.all([ada, bo, cy, dee].map(here))).toEqual([true, true, false, true]);

    await bo.delete(`${at}/seats/1`);
    await node.house.keeper.tidy(inDays(62));
    await expect.poll(() => Promise.all([ada, bo, dee].map(here))).toEqual([true, false, false]);
    const { body } = await ada.get<{ people: unknown[] }>('/api/me/shunned');
    expect(body.people).toEqual([]);
  });

  it('are kept while a report about them is open, and for ever where the house says so', async () => {
    const [node] = await open({ removeGuestsAfterDays: 30 });
    const { ada, bo, at, invitation } = await twoPeople(node.base);
    await bo.post(`${at}/seats`, { invitation });
    await ada.post(`${at}/reports`, { seat: 1, reason: 'rude' });
    await bo.delete(`${at}/seats/1`);
    await node.house.keeper.tidy(inDays(31));
    expect(await here(bo)).toBe(true);
    const [{ id }] = await node.house.people.reports('open', placeAfter(undefined), 1);
    await node.house.people.closeReport(id, Date.now(), 'spoken to');
    await node.house.keeper.tidy(inDays(31));
    expect(await here(bo)).toBe(false);

    const [keeps] = await open({ removeGuestsAfterDays: 0 });
    const cy = await Client.guest(keeps.base, 'Cy');
    await keeps.house.keeper.tidy(inDays(30_000));
    expect(await here(cy)).toBe(true);
  });

  it('and cannot be removed keep nobody else from going, nor what was abandoned', async () => {
    const [{ house, base }] = await open({ removeGuestsAfterDays: 30, removeAbandonedAfterDays: 30 });
    const { ada, bo, at } = await twoPeople(base);
    const [cy, dee] = [await Client.guest(base, 'Cy'), await Client.guest(base, 'Dee')];
    const remove = house.keeper.removeGuest;
    const tried = vi.fn(remove).mockRejectedValueOnce(new Error('broken on purpose'));
    house.keeper.removeGuest = tried;
    await house.keeper.tidy(inDays(31));
    const stayed = async () => (await Promise.all([bo, cy, dee].map(here))).filter(Boolean).length;
    expect([tried.mock.calls.length, await stayed()]).toEqual([3, 1]);
    expect((await ada.get(at)).status).toBe(404);
    await house.keeper.tidy(inDays(31));
    expect(await stayed()).toBe(0);
  });

  it('are those who were not seen: a visit counts, also at a server that has known them for long', async () => {
    const [node] = await open({ removeGuestsAfterDays: 30 });
    const cy = await Client.guest(node.base, 'Cy');
    const [{ id }] = await node.house.people.guests({ text: 'Cy', after: placeAfter(undefined), limit: 1 });
    vi.setSystemTime(inDays(25));
    onTestFinished(() => {
      vi.useRealTimers();
    });
    expect(await here(cy)).toBe(true);
    await node.house.jobs.run('visits');
    await expect
      .poll(
        async () =>
          (await node.house.people.guests({ text: id, after: placeAfter(undefined), limit: 1 }))[0].seenAt,
      )
      .toBeGreaterThan(inDays(-1));
    await node.house.keeper.tidy(inDays(29));
    expect(await here(cy)).toBe(true);
  });
});
