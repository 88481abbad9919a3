import type { StreamEvent } from '@undercroft/protocol';
import { describe, expect, it } from 'vitest';
import { Client, isChat, isTable, isUpdate, until } from './client.ts';
import { asked, twoPeople, twoPlaying } from './people.ts';
import { serve } from './serving.ts';

describe('a stream', () => {
  it('starts with the table, then tells each seat its own update', async () => {
    const { base } = await serve();
    const { ada, bo, table } = await twoPlaying(base);
    for (const client of [ada, bo]) {
      const line = new AbortController();
      const events = client.stream(table.id, null, line.signal);
      const first = await until(events, isTable);
      expect(first.data.status).toBe('playing');
      line.abort();
    }
    const line = new AbortController();
    const events = ada.stream(table.id, null, line.signal);
    // Cut before the update, one must not take the table alone for all there was to hear.
    expect((await until(events, isTable)).id).toBeNull();
    const { data, id } = await until(events, isUpdate);
    expect(id).not.toBeNull();
    expect(data).toMatchObject({ version: 0, changes: [], outcome: null });
    line.abort();
  });

  it('goes on exactly where it was cut, over a restart', async () => {
    const { base, app, house } = await serve();
    const { ada, bo, at, table } = await twoPlaying(base);
    const cut = new AbortController();
    const { id } = await until(bo.stream(table.id, null, cut.signal), isUpdate);
    cut.abort();
    const { one, update } = await asked(ada, bo, at);
    await ada.post(`${at}/chat`, { text: 'missed' });
    await one.post(`${at}/answers`, { version: 0, answer: update.answers[0] });
    await app.close();
    const again = await serve({ dataDir: house.config.dataDir });
    const later = new Client(again.base, bo.token);
    const line = new AbortController();
    const events = later.stream(table.id, id, line.signal);
    expect((await until(events, isChat)).data.messages).toMatchObject([{ text: 'missed' }]);
    const { data } = await until(events, isUpdate);
    expect(data.changes.map(({ version }) => version)).toEqual([1]);
    line.abort();
    const whole = new AbortController();
    const all = await until(later.stream(table.id, '0', whole.signal), isUpdate);
    expect(all.data.changes.map(({ version }) => version)).toEqual([0, 1]);
    whole.abort();
    // A browser that comes back by itself names the place in a header, which goes before the address.
    const browser = new AbortController();
    const response = await fetch(`${again.base}/api/tables/${table.id}/stream?since=0`, {
      headers: { authorization: `Bearer ${bo.token}`, 'last-event-id': String(id) },
      signal: browser.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    while (!text.includes('event: update')) text += (await reader?.read())?.value;
    expect(text).not.toContain('event: table');
    browser.abort();
  });

  it('gives spectators the view of nobody', async () => {
    const { base } = await serve();
    const { bo, at, table } = await twoPlaying(base, { public: true });
    const line = new AbortController();
    const anyone = new Client(base, null);
    const { data } = await until(anyone.stream(table.id, null, line.signal), isUpdate);
    expect(data).toMatchObject({ answers: [], standing: [], mayTakeBack: false });
    const info = (await bo.get(at)).body;
    expect(info.seats[1].here).toBe(false);
    line.abort();
  });

  it('tells who is here', async () => {
    const { base } = await serve();
    const { ada, bo, table } = await twoPlaying(base);
    const line = new AbortController();
    const events = ada.stream(table.id, null, line.signal);
    type Presence = Extract<StreamEvent, { event: 'presence' }>;
    const here = (seats: number[]) =>
      until(
        events,
        (heard): heard is Presence => heard.event === 'presence' && heard.data.here.join() === seats.join(),
      );
    await here([0]);
    const other = new AbortController();
    await until(bo.stream(table.id, null, other.signal), isTable);
    expect(await ada.get(`/api/tables/${table.id}`)).toMatchObject({
      body: { seats: [{ here: true }, { here: true }] },
    });
    await here([0, 1]);
    other.abort();
    await here([0]);
    line.abort();
  });

  it('counts nobody who has sat down among those who watch', async () => {
    const { base } = await serve();
    const { ada, bo, at, table } = await twoPeople(base, { public: true });
    const line = new AbortController();
    const events = ada.stream(table.id, null, line.signal);
    type Presence = Extract<StreamEvent, { event: 'presence' }>;
    const watching = (count: number, seats: number[]) =>
      until(
        events,
        (heard): heard is Presence =>
          heard.event === 'presence' &&
          heard.data.spectators === count &&
          heard.data.here.join() === seats.join(),
      );
    const other = new AbortController();
    await until(bo.stream(table.id, null, other.signal), isTable);
    await watching(1, [0]);
    await bo.post(`${at}/seats`, {});
    await watching(0, [0, 1]);
    other.abort();
    line.abort();
  });

  it('drops a reader that does not read', async () => {
    const { base, house } = await serve();
    const { ada, at, table } = await twoPlaying(base);
    const response = await fetch(`${base}/api/tables/${table.id}/stream`, {
      headers: { authorization: `Bearer ${ada.token}` },
    });
    const live = await house.hall.look(table.id, (live) => live);
    // More than any buffer on the way would take.
    for (let sent = 0; sent < 5000 && house.streams.open > 0; sent++) {
      live.seq++;
      house.streams.tell(live, { lobby: { ...live.lobby } });
      live.seq++;
      house.streams.tell(live, { said: { seat: 0, name: 'Ada', text: 'x'.repeat(5000), at: '' } });
      if (sent % 100 === 0) await new Promise(setImmediate);
    }
    expect(house.streams.dropped).toBe(1);
    await response.body?.cancel().catch(() => {});
    expect((await ada.get(at)).status).toBe(200);
  });
});
