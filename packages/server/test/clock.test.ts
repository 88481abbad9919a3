import { expect, it } from 'vitest';
import { dueAt } from '../src/tables/playing.ts';
import { Client } from './client.ts';
import { asked, twoPeople, twoPlaying } from './people.ts';
import { onEveryStorage } from './storages.ts';

onEveryStorage('a clock at the table', (open) => {
  /** Ada and Bo play with a clock; afterwards it is set to so many seconds, fewer than anybody may agree on. */
  async function withClock(seconds: number, settings = {}) {
    const [node, other] = await open(settings);
    const people = await twoPlaying(node.base, { clock: 60 });
    const { ada, bo, at, table } = people;
    const { one, other: waiting, update } = await asked(ada, bo, at);
    const seat = update.ask?.seat ?? expect.fail('nobody is asked');
    const set = async (clock: number) => {
      await node.house.hall.change(table.id, ({ lobby }) => ({ lobby: { ...lobby, clock } }));
    };
    if (seconds < 60) await set(seconds);
    return { ...people, node, other, one, waiting, seat, set };
  }
  const standIn = async (who: Client, at: string, seat: number) =>
    (await who.get(at)).body.seats[seat].standIn;

  it('lets a bot play on for whoever is asked too long, here or not, at whichever node', async () => {
    const { at, waiting, one, seat, table, other } = await withClock(1);
    // Whoever is asked is there all the time.
    const line = new AbortController();
    const events = one.stream(table.id, null, line.signal);
    await events.next();
    await expect.poll(() => standIn(waiting, at, seat), { timeout: 60_000 }).toBe('adept');
    const { body } = await waiting.get(at);
    expect(body.seats[seat].here).toBe(true);
    // And the bot does, as the other node tells too.
    const there = new Client(other.base, waiting.token);
    const version = async () => (await there.get(at)).body.version ?? 0;
    await expect.poll(version, { timeout: 60_000 }).toBeGreaterThan(0);
    line.abort();
  });

  it('strikes once for a turn, however long the bot takes', async () => {
    const { at, waiting, seat, table, node, other } = await withClock(1, { botPauseMs: 60_000 });
    await expect.poll(() => standIn(waiting, at, seat), { timeout: 60_000 }).toBe('adept');
    // Nobody's time runs any more, so nobody finds anything to strike for.
    expect((await waiting.get(at)).body.timeLeft).toBeNull();
    const much = Date.now() + 3_600_000;
    for (const { house } of [node, other]) expect(await house.store.due(much, 10)).toEqual([]);
    const { seq } = await node.house.hall.look(table.id, (live) => live);
    await other.house.hall.change(table.id, ({ lobby }) => ({ lobby: { ...lobby, chat: false } }));
    const { [table.id]: stands } = await node.house.store.seqs([table.id]);
    expect(stands).toBe(seq + 1);
  });

  it('says how much time is left, and gives it anew to whoever comes back', async () => {
    const { at, waiting, one, seat, set, node, table } = await withClock(60);
    const left = async () => (await one.get(at)).body.timeLeft ?? expect.fail('no time runs');
    const first = await left();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThanOrEqual(60_000);
    await set(1);
    await expect.poll(() => standIn(waiting, at, seat), { timeout: 60_000 }).toBe('adept');
    expect((await one.get(at)).body).toMatchObject({ clock: 1 });
    await set(86_400);
    await one.delete(`${at}/seats/${seat}/stand-in`);
    expect(await standIn(waiting, at, seat)).toBeNull();
    const lobby = await node.house.hall.look(table.id, (live) => live.lobby);
    // Asked long ago, back just now.
    const due = dueAt(lobby, seat, 0) ?? expect.fail('no time runs');
    expect(due - Date.now()).toBeGreaterThan(86_000_000);
  });

  it('is agreed on before the start, within sense, and kept for the next match', async () => {
    const [{ base }] = await open();
    const { ada, bo, at, invitation } = await twoPeople(base);
    expect((await ada.get(at)).body).toMatchObject({ clock: null, timeLeft: null });
    for (const clock of [0, 9, 1_209_601, 1.5, 'fast']) {
      expect((await ada.patch(at, { clock })).status, String(clock)).toBe(400);
    }
    expect((await ada.patch(at, { clock: 86_400 })).body.clock).toBe(86_400);
    expect((await ada.patch(at, { clock: null })).body.clock).toBeNull();
    await ada.patch(at, { clock: 600 });
    const { body } = await bo.post(`${at}/seats`, { invitation });
    await bo.patch(`${at}/seats/${body.you.seat}`, { ready: true });
    await ada.post(`${at}/start`);
    await bo.post(`${at}/resign`);
    expect((await ada.get(at)).body.timeLeft).toBeNull();
    expect((await ada.post(`${at}/rematch`)).body.clock).toBe(600);
  });
});
