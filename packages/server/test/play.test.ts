import { choose } from '@undercroft/bots';
import { loadMind } from '@undercroft/games';
import { FastChance, openBox, sightOf } from '@undercroft/kernel';
import type { Update } from '@undercroft/protocol';
import { describe, expect, it, vi } from 'vitest';
import { type Client, isChat, isUpdate, until } from './client.ts';
import { asked, twoPlaying } from './people.ts';
import { serve } from './serving.ts';

describe('an answer', () => {
  it('moves the game on and counts once, however often it is sent', async () => {
    const { base } = await serve();
    const { ada, bo, at } = await twoPlaying(base);
    const { one, update } = await asked(ada, bo, at);
    const body = { version: update.version, answer: update.answers[0] };
    const replies = await Promise.all([1, 2, 3].map(() => one.post(`${at}/answers`, body)));
    for (const { status, body } of replies)
      expect({ status, body }).toEqual({ status: 200, body: { version: 1 } });
    expect((await one.get<Update>(`${at}/update`)).body.version).toBe(1);
  });

  it('that is stale, illegal or from the wrong seat changes nothing', async () => {
    const { base } = await serve();
    const { ada, bo, at } = await twoPlaying(base);
    const { one, other, update } = await asked(ada, bo, at);
    const [answer] = update.answers;
    const refused = async (who: Client, body: unknown) => (await who.post(`${at}/answers`, body)).problem;
    expect(await refused(one, { version: 7, answer })).toMatchObject({ status: 409, reason: 'stale' });
    expect(await refused(one, { version: 0, answer: 'fly' })).toMatchObject({
      status: 422,
      reason: 'illegal',
    });
    expect(await refused(one, { version: 0, answer: { step: 'up' } })).toMatchObject({ reason: 'illegal' });
    expect(await refused(other, { version: 0, answer })).toMatchObject({ status: 409, reason: 'not-asked' });
    expect(await refused(one, { version: '0', answer })).toMatchObject({ status: 400, reason: 'bad-input' });
    expect((await one.get<Update>(`${at}/update`)).body).toEqual(update);
  });

  it('is refused from somebody who does not sit there, and when the match is over', async () => {
    const { base } = await serve();
    const { ada, bo, at } = await twoPlaying(base, { public: true });
    const { one, update } = await asked(ada, bo, at);
    const stranger = await ada.post<{ token: string }>('/api/tokens', { name: 'Eve' });
    const body = { version: 0, answer: update.answers[0] };
    const reply = await fetch(`${base}${at}/answers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${stranger.body.token}` },
      body: JSON.stringify(body),
    });
    expect(reply.status).toBe(403);
    expect(reply.headers.get('content-type')).toContain('application/problem+json');
    await ada.post(`${at}/resign`);
    expect((await one.post(`${at}/answers`, body)).problem).toMatchObject({ status: 409, reason: 'not-now' });
    expect((await one.get<Update>(`${at}/update`)).body).toMatchObject({ ask: null, answers: [] });
  });

  it('may be taken back, over a restart of the table too, and only once', async () => {
    const { base, house } = await serve();
    const { ada, bo, at, table } = await twoPlaying(base);
    const box = openBox(house.hall.game('karak'), table.options);
    const mind = await loadMind('karak');
    for (;;) {
      const { one, update } = await asked(ada, bo, at);
      const { version, view, ask, answers } = update;
      if (ask === null) expect.fail('nothing could ever be taken back');
      const answer = choose('adept', mind, sightOf(box, view, ask, answers), new FastChance(version));
      await one.post(`${at}/answers`, { version, answer });
      house.hall.forget(table.id);
      const { body: after } = await one.get<Update>(`${at}/update`);
      const takeBack = () => one.post(`${at}/take-back`, { version: version + 1 });
      if (!after.mayTakeBack) {
        expect((await takeBack()).problem).toMatchObject({ status: 422, reason: 'illegal' });
        continue;
      }
      expect((await takeBack()).body).toEqual({ version: version + 2 });
      expect((await takeBack()).body).toEqual({ version: version + 2 });
      const { body } = await one.get<Update>(`${at}/update`);
      expect({ ...body, version }).toEqual(update);
      return;
    }
  });
});

describe('ends', () => {
  it('come when every person still playing agrees', async () => {
    const { base } = await serve();
    const { ada, bo, at, table } = await twoPlaying(base, { bots: ['adept'] });
    expect((await ada.put(`${at}/offer-end`)).body.offers.end).toEqual([0]);
    expect((await ada.delete(`${at}/offer-end`)).body.offers.end).toEqual([]);
    await ada.put(`${at}/offer-end`);
    expect((await bo.delete(`${at}/offer-end`)).body).toMatchObject({
      status: 'playing',
      offers: { end: [] },
    });
    await ada.put(`${at}/offer-end`);
    const line = new AbortController();
    const events = ada.stream(table.id, null, line.signal);
    await until(events, isUpdate);
    const { body } = await bo.put(`${at}/offer-end`);
    // The computer player may have answered before everybody agreed.
    let { data } = await until(events, isUpdate);
    while (data.ask !== null) ({ data } = await until(events, isUpdate));
    expect(data).toMatchObject({ ask: null, changes: [], answers: [] });
    line.abort();
    expect(body).toMatchObject({ status: 'over', result: { by: 'agreement', winners: [], outcome: null } });
    expect((await bo.get<{ match: object }>(`${at}/record`)).body).toMatchObject({
      match: { game: 'karak' },
    });
  });

  it('let a bot play on for whoever resigned, with others at the table', async () => {
    const { base } = await serve();
    const { ada, bo, at } = await twoPlaying(base, { bots: ['adept'] });
    const { body } = await ada.post(`${at}/resign`);
    expect(body).toMatchObject({ status: 'playing' });
    expect(body.seats[0]).toMatchObject({ resigned: true, standIn: 'adept' });
    expect((await ada.post(`${at}/resign`)).problem).toMatchObject({ reason: 'not-now' });
    expect((await ada.delete(`${at}/seats/0/stand-in`)).problem).toMatchObject({ reason: 'not-now' });
    expect((await bo.post(`${at}/resign`)).body.result).toEqual({
      ...{ by: 'resignation', winners: [], resigned: [0, 2], outcome: null },
    });
  });
});

describe('somebody away', () => {
  it('is played for by a bot after a vote, and may come back', async () => {
    const { base, house } = await serve();
    const { ada, bo, at, table } = await twoPlaying(base, { awayLimit: 60 });
    const vote = () => ada.put(`${at}/seats/1/stand-in`);
    expect((await vote()).problem?.detail).toMatch(/^Bo has been away for \d+ of the 60 seconds/);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 61_000);
    expect((await ada.put(`${at}/seats/0/stand-in`)).problem).toMatchObject({ status: 403 });
    expect((await vote()).body.seats[1].standIn).toBe('adept');
    vi.restoreAllMocks();
    await expect.poll(async () => (await ada.get<Update>(`${at}/update`)).body.ask?.seat).toBe(0);
    expect(house.hall.inMemory).toBe(1);
    expect((await bo.post(`${at}/answers`, { version: 0, answer: 'x' })).problem?.detail).toMatch(
      /take your seat back/,
    );
    expect((await bo.delete(`${at}/seats/1/stand-in`)).body.seats[1].standIn).toBeNull();
    expect(table.awayLimit).toBe(60);
  });

  it('is whoever does not answer, too, but not at once and not by the host alone having no patience', async () => {
    const { base, house } = await serve();
    const { ada, bo, at, table } = await twoPlaying(base, { awayLimit: 0 });
    const lines = new AbortController();
    for (const client of [ada, bo]) await until(client.stream(table.id, null, lines.signal), isUpdate);
    const { other } = await asked(ada, bo, at);
    const silent = other === ada ? 1 : 0;
    const vote = () => other.put(`${at}/seats/${silent}/stand-in`);
    expect((await vote()).problem?.detail).toMatch(/is here, and has been asked for \d+ of the 300 seconds/);
    const now = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(now + 301_000);
    // Also when the table was read again meanwhile.
    house.hall.forget(table.id);
    expect((await vote()).body.seats[silent].standIn).toBe('adept');
    vi.restoreAllMocks();
    lines.abort();
  });
});

describe('chat', () => {
  it('reaches everyone at the table, and can be switched off', async () => {
    const { base } = await serve();
    const { ada, bo, at, table } = await twoPlaying(base);
    const line = new AbortController();
    const events = bo.stream(table.id, null, line.signal);
    await until(events, isUpdate);
    expect(await ada.post(`${at}/chat`, { text: ' Hello ' })).toMatchObject({
      status: 201,
      body: { text: 'Hello', seat: 0 },
    });
    const { data, id } = await until(events, isChat);
    expect(data.messages).toMatchObject([{ id: Number(id), text: 'Hello', name: 'Ada' }]);
    await ada.post(`${at}/chat`, { emote: 'cheer' });
    expect((await until(events, isChat)).data.messages).toMatchObject([{ emote: 'cheer' }]);
    line.abort();
    for (const bad of [
      { text: '' },
      { text: 'x'.repeat(301) },
      { emote: 'dance' },
      { text: 'a', emote: 'cheer' },
      {},
    ]) {
      expect((await bo.post(`${at}/chat`, bad)).status).toBe(400);
    }
    const quiet = await twoPlaying(base, { chat: false });
    expect((await quiet.ada.post(`${quiet.at}/chat`, { text: 'Hi' })).problem).toMatchObject({
      reason: 'not-now',
    });
  });

  it('is limited', async () => {
    const { base } = await serve();
    const { ada, at } = await twoPlaying(base);
    const statuses: number[] = [];
    for (let i = 0; i < 8; i++) statuses.push((await ada.post(`${at}/chat`, { text: `${i}` })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  });
});
