import { describe, expect, it } from 'vitest';
import { Client, isChat, until } from './client.ts';
import { twoPlaying } from './people.ts';
import { serve } from './serving.ts';

/** Ada and Bo play with a computer player, Cleo has come too late, and Bo has given up. */
async function late(wishes: object = {}) {
  const { base, house } = await serve();
  const people = await twoPlaying(base, { bots: ['novice'], ...wishes });
  const cleo = await Client.guest(base, 'Cleo');
  const { at, bo, invitation } = people;
  const { body } = await bo.post(`${at}/resign`);
  const seat = body.you.seat ?? -1;
  const look = (body: object = {}) => cleo.put(`${at}/onlookers/me`, { invitation, ...body });
  return { ...people, base, house, cleo, seat, look };
}

describe('whoever comes late', () => {
  it('looks on by name, which everybody sees, and finds the way back without the code', async () => {
    const { ada, cleo, at, look, base, house, table } = await late();
    expect((await cleo.get(at)).problem?.why).toBe('no-table');
    const { body } = await look();
    expect(body.onlookers).toEqual([{ id: 0, name: 'Cleo', next: false, seat: null, you: true }]);
    expect((await ada.get(at)).body.onlookers).toMatchObject([{ name: 'Cleo', you: false }]);
    expect((await cleo.get(at)).body.you.seat).toBeNull();
    // Sent again it is the same, and nobody is told of a change.
    const stands = async () => (await house.store.seqs([table.id]))[table.id];
    const stood = await stands();
    expect((await look()).body.onlookers).toHaveLength(1);
    expect(await stands()).toBe(stood);
    await look({ next: true });
    expect(await stands()).toBe(stood + 1);
    const eve = await Client.guest(base, 'Eve');
    expect((await eve.put(`${at}/onlookers/me`, {})).problem?.why).toBe('no-table');
  });

  it('has the seat of somebody who gave up when somebody who plays says so, and plays it', async () => {
    const { ada, bo, cleo, at, look, seat } = await late();
    const mine = (await ada.get(at)).body.you.seat ?? -1;
    expect((await look({ seat: mine })).problem).toMatchObject({ why: 'seat-kept', params: { seat: mine } });
    expect((await look({ seat })).body.onlookers).toMatchObject([{ seat }]);
    const door = `${at}/onlookers/0/seat`;
    for (const nobody of [cleo, bo]) expect((await nobody.put(door)).status).toBeGreaterThanOrEqual(400);
    expect((await ada.delete(door)).body.onlookers).toMatchObject([{ seat: null }]);
    expect((await ada.put(door)).problem?.why).toBe('nobody-asks');
    await look({ seat });
    const { body } = await ada.put(door);
    expect(body.seats[seat]).toMatchObject({ name: 'Cleo', kind: 'person', resigned: false, standIn: null });
    expect((await cleo.get(at)).body.you.seat).toBe(seat);
    // Whoever sat there looks on, and may ask as well.
    expect((await bo.get(at)).body).toMatchObject({
      you: { seat: null },
      onlookers: [{ name: 'Bo', you: true }],
    });
  });

  it('has nobody’s seat where the match counts for ratings', async () => {
    const { look, seat } = await late({ rated: true });
    expect((await look({ seat })).problem?.why).toBe('seat-kept');
  });

  it('has a place in the next match, in place of a computer player if need be', async () => {
    const { ada, cleo, at, look } = await late({ bots: ['novice', 'novice', 'novice'] });
    await look({ next: true });
    await ada.put(`${at}/offer-end`);
    const { body } = await ada.post(`${at}/rematch`);
    expect(body.seats.map(({ name, kind }) => name || kind)).toEqual(['Ada', 'bot', 'bot', 'Cleo', 'Bo']);
    expect((await cleo.get(`/api/tables/${body.id}`)).body.you.seat).toBe(3);
  });

  it('talks apart: those who play hear nothing of it', async () => {
    const { ada, cleo, at, table, look } = await late();
    expect((await cleo.post(`${at}/chat`, { text: 'hello' })).status).toBeGreaterThanOrEqual(400);
    await look();
    const ends = new AbortController();
    const [heard, played] = [cleo, ada].map((who) => who.stream(table.id, null, ends.signal));
    await cleo.post(`${at}/chat`, { text: 'she holds the key' });
    await ada.post(`${at}/chat`, { text: 'your go' });
    const { data } = await until(heard, isChat);
    expect(data.messages[0]).toMatchObject({ seat: null, name: 'Cleo', text: 'she holds the key' });
    const first = await until(played, isChat);
    expect(first.data.messages.map(({ text }) => text)).toEqual(['your go']);
    ends.abort();
    expect(ada.received).not.toContain('she holds the key');
  });

  it('is forgotten there too', async () => {
    const { ada, cleo, at, look } = await late();
    await look({ next: true });
    await cleo.post(`${at}/chat`, { text: 'hello' });
    await cleo.delete('/api/me');
    const { body } = await ada.get(at);
    expect(body.onlookers).toEqual([]);
  });
});

describe('a match that is over', () => {
  it('is open to whoever has its link where the host agreed to that, and to nobody else where not', async () => {
    const { base } = await serve();
    const [shown, kept] = [await twoPlaying(base), await twoPlaying(base, { watchable: false })];
    const eve = await Client.guest(base, 'Eve');
    for (const { at } of [shown, kept]) expect((await eve.get(`${at}/record`)).problem?.why).toBe('no-table');
    for (const { bo, at } of [shown, kept]) await bo.post(`${at}/resign`);
    expect((await eve.get(`${shown.at}/record`)).status).toBe(200);
    expect((await eve.get(`${kept.at}/record`)).problem?.why).toBe('no-table');
    // The table itself, and what was said there, are nobody's business still.
    for (const path of ['', '/update'])
      expect((await eve.get(shown.at + path)).problem?.why).toBe('no-table');
    expect((await kept.ada.patch(kept.at, { watchable: true })).problem?.why).toBe('over');
    // The next match is as agreed.
    expect((await kept.ada.post(`${kept.at}/rematch`)).body.watchable).toBe(false);
  });
});
