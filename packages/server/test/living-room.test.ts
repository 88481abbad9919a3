import { Client as Anybody, type Pointer } from '@undercroft/protocol';
import { describe, expect, it } from 'vitest';
import { Client } from './client.ts';
import { twoPlaying } from './people.ts';
import { serve } from './serving.ts';

/** A television has opened a table; so many phones have heard of it. */
async function livingRoom(base: string, game: string, ...names: string[]) {
  const screen = await Client.guest(base, 'Television');
  const { body: table } = await screen.post('/api/tables', { game, shared: true });
  const at = `/api/tables/${table.id}`;
  const invitation = table.you.invitation ?? '';
  const phones = await Promise.all(names.map((name) => Client.guest(base, name)));
  for (const phone of phones) await phone.post(`${at}/seats`, { invitation });
  return { screen, table, at, invitation, phones };
}

describe('a table that a television opens', () => {
  it('gives the television no seat, and a code of four letters to show', async () => {
    const { base } = await serve();
    const { screen, table, at, invitation } = await livingRoom(base, 'karak', 'Ada');
    expect(table).toMatchObject({ shared: true, you: { seat: null, host: true } });
    expect(table.seats.every(({ kind }) => kind === 'free')).toBe(true);
    expect(invitation).toMatch(/^[A-Z]{4}$/);
    // It knows the way back after everybody has come, and sees nothing but what everybody may.
    const { body } = await screen.get(at);
    expect(body.you).toMatchObject({ seat: null, host: true, invitation });
  });

  it('is started by anybody who sits there, whoever is ready, and by nobody else', async () => {
    const { base } = await serve();
    const { at, invitation, phones } = await livingRoom(base, 'karak', 'Ada', 'Bo');
    const stranger = await Client.guest(base, 'Eve');
    expect((await stranger.post(`${at}/start`)).problem?.why).toBe('no-table');
    expect((await stranger.get(`${at}?invitation=${invitation}`)).body.you.host).toBe(false);
    const { body } = await phones[1].post(`${at}/start`);
    expect(body).toMatchObject({ status: 'playing', seats: [{ name: 'Ada' }, { name: 'Bo' }] });
  });

  it('plays another game when a phone or the television says so, with the same people', async () => {
    const { base } = await serve();
    const { screen, at, phones } = await livingRoom(base, 'kragmortha', 'Ada', 'Bo');
    await phones[0].put(`${at}/seats/2/bot`, { level: 'novice' });
    const { body: goblin } = await phones[1].patch(at, { game: 'goblin' });
    expect(goblin).toMatchObject({
      game: 'goblin',
      seats: [{ name: 'Ada' }, { name: 'Bo' }, { kind: 'bot' }, {}],
    });
    expect(goblin.seats.length).toBeLessThan(8);
    const { body: karak } = await screen.patch(at, { game: 'karak' });
    expect(Object.keys(karak.options)).not.toEqual(Object.keys(goblin.options));
    const { body } = await phones[0].post(`${at}/start`);
    expect(body).toMatchObject({ game: 'karak', status: 'playing' });
    expect((await screen.patch(at, { game: 'goblin' })).problem?.why).toBe('begun');
  });

  it('does not go to a game with fewer seats than people; computer players make room', async () => {
    const { base } = await serve();
    const many = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Fi'];
    const { at, phones } = await livingRoom(base, 'kragmortha', ...many);
    const { problem } = await phones[0].patch(at, { game: 'goblin' });
    expect(problem).toMatchObject({ why: 'too-many-people', params: { game: 'goblin' } });
    expect((await phones[0].get(at)).body.game).toBe('kragmortha');
    for (const seat of [3, 4, 5]) await phones[0].delete(`${at}/seats/${seat}`);
    for (const seat of [3, 4, 5, 6, 7]) await phones[0].put(`${at}/seats/${seat}/bot`, { level: 'novice' });
    const { body } = await phones[0].patch(at, { game: 'goblin' });
    expect(body.seats.filter(({ kind }) => kind === 'person')).toHaveLength(3);
    expect(body.seats.every(({ kind }) => kind !== 'free')).toBe(true);
  });

  it('stays a table of the television in the next match', async () => {
    const { base } = await serve();
    const { screen, at, invitation, phones } = await livingRoom(base, 'karak', 'Ada', 'Bo');
    await phones[0].post(`${at}/start`);
    await phones[0].post(`${at}/resign`);
    const { body: next } = await phones[1].post(`${at}/rematch`);
    const { body } = await screen.get(`/api/tables/${next.id}`);
    expect(body).toMatchObject({ shared: true, you: { seat: null, host: true } });
    expect(body.you.invitation).not.toBeNull();
    // Another television knows the table by its code alone, and is told the next one.
    const { body: seen } = await new Client(base, null).get(`${at}?invitation=${invitation}`);
    expect(seen).toMatchObject({ rematch: next.id, rematchCode: body.you.invitation });
  });

  it('keeps the code of the next match to itself where no television opened it', async () => {
    const { base } = await serve();
    const { ada, bo, at, invitation } = await twoPlaying(base);
    await bo.post(`${at}/resign`);
    const { body: next } = await ada.post(`${at}/rematch`);
    const { body: seen } = await new Client(base, null).get(`${at}?invitation=${invitation}`);
    expect(seen).toMatchObject({ rematch: next.id, rematchCode: null });
  });
});

describe('a finger on the board', () => {
  it('is seen by everybody else who looks, the television too, and kept by nobody', async () => {
    const { base } = await serve();
    const { table, at, invitation, phones } = await livingRoom(base, 'karak', 'Ada', 'Bo');
    await phones[0].post(`${at}/start`);
    const line = new AbortController();
    const looking = new Anybody(base).stream(table.id, { invitation, signal: line.signal });
    const own = phones[0].stream(table.id, null, line.signal);
    await looking.next();
    await own.next();
    expect((await phones[0].put(`${at}/pointer`, { place: '50 -150' })).status).toBe(204);
    const seen: Pointer[] = [];
    for await (const heard of looking) {
      if (heard.event !== 'pointer') continue;
      seen.push(heard.data);
      if (heard.data.place === null) break;
      expect(heard.id).toBeNull();
      await phones[0].put(`${at}/pointer`, { place: null });
    }
    expect(seen).toEqual([
      { seat: 0, place: '50 -150' },
      { seat: 0, place: null },
    ]);
    await phones[0].post(`${at}/chat`, { text: 'there' });
    for await (const heard of own) {
      expect(heard.event).not.toBe('pointer');
      if (heard.event === 'chat') break;
    }
    line.abort();
  });

  it('is a place, by somebody who sits there', async () => {
    const { base } = await serve();
    const { screen, at, phones } = await livingRoom(base, 'karak', 'Ada', 'Bo');
    for (const place of ['<b>', 'x'.repeat(41), '', 7]) {
      expect((await phones[0].put(`${at}/pointer`, { place })).problem?.why).toBe('wrong-form');
    }
    expect((await screen.put(`${at}/pointer`, { place: '1 2' })).problem?.why).toBe('not-seated');
  });
});
