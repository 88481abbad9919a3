import type { StreamEvent, OnlineTable as TableInfo } from '@undercroft/protocol';
import { expect, it } from 'vitest';
import { placeAfter } from '../src/ground/pages.ts';
import { Client, isChat, isTable, until } from './client.ts';
import { twoPeople, twoPlaying } from './people.ts';
import { onEveryStorage } from './storages.ts';

type Shunned = { people: { id: string; name: string; mute: boolean; block: boolean }[] };
type Listed = { tables: { id: string }[] };
type Said = Extract<StreamEvent, { event: 'chat' }>;

const isAfresh = (heard: StreamEvent): heard is Said => isChat(heard) && heard.data.afresh === true;
const texts = ({ data }: Said) => data.messages.map(({ text }) => text);
const MUTE = { mute: true, block: false };
const BLOCK = { mute: false, block: true };
const NEITHER = { mute: false, block: false };

onEveryStorage('people one does not want to hear', (open) => {
  it('are not heard: on the stream, after coming back, at either node, until they are let off', async () => {
    const [node, other] = await open();
    const { ada, bo, at, table } = await twoPlaying(node.base);
    const there = new Client(other.base, ada.token);
    await bo.post(`${at}/chat`, { text: 'before' });
    const line = new AbortController();
    const events = there.stream(table.id, null, line.signal);
    expect((await until(events, isChat)).data.messages).toMatchObject([{ text: 'before' }]);

    expect((await ada.put(`${at}/shunned`, { seat: 1, ...MUTE })).status).toBe(204);
    expect(texts(await until(events, isAfresh))).toEqual([]);
    await bo.post(`${at}/chat`, { text: 'unheard' });
    await bo.post(`${at}/chat`, { emote: 'laugh' });
    await ada.post(`${at}/chat`, { text: 'mine' });
    expect((await until(events, isChat)).data.messages).toMatchObject([{ text: 'mine' }]);
    line.abort();

    const back = new AbortController();
    const again = there.stream(table.id, '0', back.signal);
    expect((await until(again, isChat)).data.messages).toMatchObject([{ text: 'mine' }]);
    // Nobody else hears less.
    const bos = new AbortController();
    const heard = await until(bo.stream(table.id, null, bos.signal), isChat);
    expect(heard.data.messages).toHaveLength(4);
    expect((await bo.get<Shunned>('/api/me/shunned')).body.people).toEqual([]);
    bos.abort();

    const { body } = await there.get<Shunned>('/api/me/shunned');
    expect(body.people).toMatchObject([{ name: 'Bo', mute: true, block: false }]);
    expect((await ada.get<{ seats: unknown }>(`${at}/shunned`)).body.seats).toEqual([
      { seat: 1, mute: true, block: false },
    ]);
    expect((await ada.delete(`/api/me/shunned/${body.people[0].id}`)).status).toBe(204);
    expect(texts(await until(again, isAfresh))).toEqual(['before', 'unheard', undefined, 'mine']);
    back.abort();
  });

  it('may be known by what they said alone, and never by an id', async () => {
    const [node] = await open();
    const { ada, bo, at, invitation } = await twoPeople(node.base);
    await bo.post(`${at}/seats`, { invitation });
    const { body: said } = await bo.post<{ id: number }>(`${at}/chat`, { text: 'rude' });
    await bo.delete(`${at}/seats/1`);
    expect((await ada.put(`${at}/shunned`, { seat: 1, ...MUTE })).problem?.reason).toBe('not-now');
    expect((await ada.put(`${at}/shunned`, { message: said.id, ...MUTE })).status).toBe(204);
    expect((await ada.get<Shunned>('/api/me/shunned')).body.people).toMatchObject([{ name: 'Bo' }]);
    const guests = await node.house.people.guests({ after: placeAfter(undefined), limit: 10 });
    for (const { id } of guests) expect(ada.received).not.toContain(id);
    expect((await ada.put(`${at}/shunned`, { seat: 0, ...MUTE })).problem?.detail).toContain('yourself');
    expect((await ada.put(`${at}/shunned`, { message: 999, ...MUTE })).status).toBe(404);
    expect((await ada.put(`${at}/shunned`, MUTE)).problem?.detail).toContain('either "seat" or "message"');
    const stranger = await Client.guest(node.base, 'Cy');
    expect((await stranger.put(`${at}/shunned`, { seat: 0, ...MUTE })).status).toBe(404);
    expect((await new Client(node.base, null).put(`${at}/shunned`, { seat: 0, ...MUTE })).status).toBe(401);
  });
});

onEveryStorage('people one does not want to meet', (open) => {
  it('neither join nor see the tables of whoever blocked them, old or new', async () => {
    const [node, other] = await open();
    const { ada, bo, at, invitation, table } = await twoPeople(node.base);
    await bo.post(`${at}/seats`, { invitation });
    const line = new AbortController();
    const watching = bo.stream(table.id, null, line.signal);
    await until(watching, isTable);
    const open2 = await ada.post('/api/tables', { game: 'karak', public: true });

    await ada.put(`${at}/shunned`, { seat: 1, ...BLOCK });
    // Before the start they lose the seat, and the table is as if it were not there.
    for await (const _ of watching);
    const there = new Client(other.base, bo.token);
    expect((await there.get(`${at}?invitation=${invitation}`)).status).toBe(404);
    expect((await there.post(`${at}/seats`, { invitation })).status).toBe(404);
    expect((await ada.get(at)).body.seats[1].kind).toBe('free');
    const seats = `/api/tables/${open2.body.id}/seats`;
    expect((await there.post(seats, {})).status).toBe(403);
    expect((await there.get<Listed>('/api/tables')).body.tables).toEqual([]);
    const cy = await Client.guest(node.base, 'Cy');
    expect((await cy.get<Listed>('/api/tables')).body.tables).toMatchObject([{ id: open2.body.id }]);

    const { body: fresh } = await ada.post('/api/tables', { game: 'goblin' });
    const code = fresh.you.invitation;
    expect((await there.get(`/api/tables/${fresh.id}?invitation=${code}`)).status).toBe(404);

    const { body } = await ada.get<Shunned>('/api/me/shunned');
    await ada.delete(`/api/me/shunned/${body.people[0].id}`);
    expect((await there.get(`/api/tables/${fresh.id}?invitation=${code}`)).status).toBe(200);
    expect((await there.post(seats, {})).status).toBe(200);
    expect((await there.post(`${at}/seats`, { invitation })).status).toBe(200);
  });

  it('are not met by chance: at tables of others, in lists, or in the next match', async () => {
    const [node] = await open();
    const { ada, bo, at, table } = await twoPlaying(node.base, { public: true });
    await ada.put(`${at}/shunned`, { seat: 1, ...BLOCK });
    // What has begun goes on.
    expect((await bo.get(at)).body.you.seat).toBe(1);

    const cy = await Client.guest(node.base, 'Cy');
    const { body: open2 } = await cy.post('/api/tables', { game: 'karak', public: true });
    const seats = `/api/tables/${open2.id}/seats`;
    const { body: sat } = await bo.post<TableInfo>(seats, {});
    expect((await ada.post(seats, {})).problem?.reason).toBe('blocked');
    expect((await ada.get<Listed>('/api/tables')).body.tables.map(({ id }) => id)).not.toContain(open2.id);
    await bo.delete(`${seats}/${sat.you.seat}`);
    expect((await ada.post(seats, {})).status).toBe(200);
    expect((await bo.post(seats, {})).problem).toMatchObject({ reason: 'blocked', status: 403 });
    expect((await bo.get<Listed>('/api/tables')).body.tables.map(({ id }) => id)).not.toContain(open2.id);

    await bo.post(`${at}/resign`);
    const { body: next } = await bo.post<TableInfo>(`${at}/rematch`);
    expect(next.seats.filter(({ kind }) => kind === 'person').map(({ name }) => name)).toEqual(['Bo']);
    expect((await ada.post<TableInfo>(`${at}/rematch`)).body.you.seat).toBeNull();
    // Let off, everything is as before.
    await ada.put(`/api/tables/${table.id}/shunned`, { seat: 1, ...NEITHER });
    expect((await ada.get<Shunned>('/api/me/shunned')).body.people).toEqual([]);
  });
});

onEveryStorage('what is kept about whom one shuns', (open) => {
  it('belongs to one’s data, and goes with it', async () => {
    const [node] = await open();
    const { ada, bo, at } = await twoPlaying(node.base);
    await ada.put(`${at}/shunned`, { seat: 1, ...MUTE });
    await bo.put(`${at}/shunned`, { seat: 0, ...BLOCK });
    await ada.post(`${at}/reports`, { seat: 1, reason: 'rude', note: 'shouts-at-everybody' });
    const { body } = await ada.get<{ shunned: unknown; reports: unknown }>('/api/me/data');
    expect(body.shunned).toMatchObject([{ name: 'Bo', mute: true, block: false }]);
    expect(body.reports).toMatchObject([{ about: 'Bo', reason: 'rude', note: 'shouts-at-everybody' }]);

    await ada.delete('/api/me');
    expect((await bo.get<Shunned>('/api/me/shunned')).body.people).toEqual([]);
    expect(await node.house.people.reports(null, placeAfter(undefined), 10)).toEqual([]);
  });

  it('about somebody who is forgotten names them no more', async () => {
    const [node] = await open();
    const { ada, bo, at } = await twoPlaying(node.base);
    await ada.post(`${at}/reports`, { seat: 1, reason: 'spam' });
    await bo.delete('/api/me');
    const [report] = await node.house.people.reports('open', placeAfter(undefined), 10);
    expect(report).toMatchObject({ about: '', name: '—', reason: 'spam' });
  });
});

onEveryStorage('reports', (open) => {
  it('are kept once each, of a person or a line, from whoever may see the table', async () => {
    const [node, other] = await open();
    const { ada, bo, at, table } = await twoPlaying(node.base);
    const { body: said } = await bo.post<{ id: number }>(`${at}/chat`, { text: 'rude words' });
    const report = (client: Client, body: object) => client.post(`${at}/reports`, body);
    for (let times = 0; times < 2; times++) {
      expect((await report(ada, { seat: 1, reason: 'stalling' })).status).toBe(204);
      expect((await report(ada, { message: said.id, reason: 'rude', note: 'there' })).status).toBe(204);
    }
    const kept = await other.house.people.reports('open', placeAfter(undefined), 10);
    expect(kept).toHaveLength(2);
    expect(kept.find(({ message }) => message)).toMatchObject({
      ...{ name: 'Bo', table: table.id, seq: said.id, reason: 'rude', note: 'there', closedAt: null },
    });
    const cy = await Client.guest(node.base, 'Cy');
    expect((await report(cy, { seat: 1, reason: 'rude' })).status).toBe(404);
    expect((await report(ada, { seat: 1, reason: 'ugly' })).problem?.detail).toContain('must be one of');
    expect((await report(ada, { seat: 5, reason: 'rude' })).status).toBe(404);
  });

  it('and mutes are limited', async () => {
    const [node] = await open();
    const { ada, at } = await twoPlaying(node.base);
    const most = async (send: () => Promise<{ status: number }>) => {
      for (let times = 0; times < 100; times++) if ((await send()).status === 429) return times;
      return null;
    };
    expect(await most(() => ada.post(`${at}/reports`, { seat: 1, reason: 'spam' }))).toBe(10);
    expect(await most(() => ada.put(`${at}/shunned`, { seat: 1, ...MUTE }))).toBe(30);
  });
});
