import { isProved } from '@undercroft/bots/today';
import { checkMatch, commitment, type Match } from '@undercroft/kernel';
import { Piscina } from 'piscina';
import { expect, it, onTestFinished, vi } from 'vitest';
import { theTime } from '../../src/ground/clock.ts';
import { Device } from '../accounts/device.ts';
import type { serve } from '../serving.ts';
import { onEveryStorage } from '../storages.ts';
import { inTheMiddleOfADay, later } from './later.ts';

type Node = Awaited<ReturnType<typeof serve>>;
const GAME = 'kragmortha';

const sitDown = async (device: Device, practice?: true) =>
  (await device.ask('POST /today/:game', { game: GAME, body: practice ? { practice } : {} })).table;

/** Answers so many questions with the first answer there is, once the others have moved; how the table lies then. */
async function play(device: Device, id: string, answers: number) {
  for (let given = 0; ; given++) {
    await expect
      .poll(async () => (await device.ask('GET /tables/:id/update', { id })).answers.length, {
        timeout: 60_000,
      })
      .toBeGreaterThan(0);
    const update = await device.ask('GET /tables/:id/update', { id });
    if (given === answers) return update;
    await device.ask('POST /tables/:id/answers', {
      id,
      body: { version: update.version, answer: update.answers[0] },
    });
  }
}

/** The match ends as if by the rules, now: nobody waits for that in a test. */
async function end({ house }: Node, id: string, points: number): Promise<void> {
  await house.hall.change(id, ({ lobby }) => {
    const seat = lobby.chairs.findIndex(({ kind }) => kind === 'person');
    const outcome = {
      by: 'test',
      winners: [seat],
      points: lobby.chairs.map((_, at) => (at === seat ? points : 1)),
    };
    const result = { by: 'outcome' as const, winners: [seat], resigned: [], outcome };
    return { lobby: { ...lobby, status: 'over' as const, result, endedAt: theTime() } };
  });
}

const tryIn = async (device: Device) =>
  (await device.ask('GET /today')).tables.find(({ game }) => game === GAME)?.try ?? null;

async function judged(node: Node, device: Device): Promise<void> {
  await expect.poll(async () => (await tryIn(device))?.result).not.toBeNull();
  await node.house.jobs.run('judging');
  await expect
    .poll(async () => (await tryIn(device))?.result?.own ?? null, { timeout: 60_000 })
    .not.toBeNull();
}

const why = (problem: string) => ({ problem: { why: problem } });

onEveryStorage('the table of a day', (open) => {
  it('is the same for everybody who does the same, and the first one stays the one that counts', async () => {
    const [node, other] = await open();
    inTheMiddleOfADay(node);
    const [ada, bo] = [await Device.of(node.base, 'Ada'), await Device.of(other.base, 'Bo')];
    expect(await tryIn(ada)).toBeNull();
    const [one, two] = [await sitDown(ada), await sitDown(bo)];
    expect(two).not.toBe(one);
    const seen = await play(ada, one, 3);
    const { view, answers } = await play(bo, two, 3);
    expect({ view, answers }).toEqual({ view: seen.view, answers: seen.answers });
    // Also when both ask at once, at different nodes.
    expect(await Promise.all([sitDown(ada), sitDown(ada.at(other.base))])).toEqual([one, one]);
    await expect(sitDown(ada, true)).rejects.toMatchObject(why('day-first'));
    expect(await tryIn(ada)).toEqual({ table: one, over: false, result: null });
    const info = await ada.ask('GET /tables/:id', { id: one });
    expect(info).toMatchObject({ day: { counts: true }, coach: false, anyTakeBack: false, rated: false });
    expect(info.seats.filter(({ level }) => level === 'expert')).toHaveLength(info.seats.length - 1);

    await end(node, one, 5);
    await judged(node, ada);
    expect((await tryIn(ada))?.result).toMatchObject({ place: 1, points: 5, seats: info.seats.length });
    // Afterwards it can be practised, as often as one likes: that is another table, and counts nothing.
    expect(await sitDown(ada)).toBe(one);
    const practice = await sitDown(ada, true);
    expect(practice).not.toBe(one);
    expect((await play(ada, practice, 3)).view).toEqual(seen.view);
    await end(node, practice, 50);
    await node.house.jobs.run('judging');
    expect((await tryIn(ada))?.result?.points).toBe(5);
    expect((await ada.ask('GET /today')).streak).toBe(1);
    await expect(
      new Device(node.base).ask('POST /today/:game', { game: GAME, body: {} }),
    ).rejects.toMatchObject(why('no-guest'));
  });

  it('keeps what its luck follows from until the day is over, and proves it then', async () => {
    const [node, other] = await open();
    inTheMiddleOfADay(node);
    const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Device.of(node.base, name)));
    const [id, left] = [await sitDown(ada), await sitDown(bo)];
    await play(ada, id, 2);
    await end(node, id, 5);
    await judged(node, ada);
    const { day, commitment: promised } = await ada.ask('GET /today');
    const number = String(day);
    // Nothing that anybody may ask for holds a secret of that day, or of one to come.
    const { daySecret } = node.house;
    const told = JSON.stringify([
      await ada.ask('GET /tables/:id', { id }),
      await ada.ask('GET /today'),
      await ada.ask('GET /days/:day', { day: number }),
      await ada.ask('GET /days/:day/:game', { day: number, game: GAME }),
      await ada.ask('GET /me/data'),
      await (await ada.send('GET', '/api/me/games/file')).text(),
    ]);
    const { lobby, seed } = await node.house.hall.look(id, ({ lobby, table }) => ({
      lobby,
      seed: table?.agreed.seed ?? '',
    }));
    for (const secret of [daySecret, lobby.secret, lobby.day?.secret ?? '', seed]) {
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(told).not.toContain(secret);
    }
    for (const asked of [
      () => ada.ask('GET /tables/:id/record', { id }),
      () => cy.ask('GET /days/:day/:game/best', { day: number, game: GAME }),
    ])
      await expect(asked()).rejects.toMatchObject(why('day-not-over'));
    // A day to come is refused, whatever is asked of it.
    const board = vi.spyOn(node.house.days, 'board');
    for (const to of [String(day + 1), '999999'])
      for (const asked of [
        () => ada.ask('GET /days/:day', { day: to }),
        () => ada.ask('GET /days/:day/:game', { day: to, game: GAME }),
        () => ada.ask('GET /days/:day/:game/best', { day: to, game: GAME }),
      ])
        await expect(asked()).rejects.toMatchObject(why('no-such-day'));
    expect(board).not.toHaveBeenCalled();
    board.mockRestore();

    later(node, 1);
    // What comes to its end after midnight is too late.
    await end(node, left, 9);
    await node.house.jobs.run('records');
    await node.house.jobs.run('judging');
    const { lines } = await bo.ask('GET /days/:day/:game', { day: number, game: GAME });
    expect(lines).toMatchObject([{ name: '—', you: false, points: 5 }]);
    const over = await cy.at(other.base).ask('GET /days/:day', { day: number });
    expect(over.commitment).toBe(promised);
    expect(commitment(over.secret ?? '')).toBe(promised);
    const best = await cy.ask('GET /days/:day/:game/best', { day: number, game: GAME });
    expect(isProved(promised, over.secret ?? '', checkMatch(best.match) as Match)).toBe(true);
    expect(best.seats.map(({ name }) => name)).not.toContain('Ada');
    expect(best.fair.day).toEqual({ number: day, commitment: promised, secret: over.secret });
    expect((await ada.ask('GET /tables/:id', { id })).fair.secret).toBe(lobby.secret);
    expect((await ada.ask('GET /tables/:id/record', { id })).match).toEqual(best.match);
    // Another day has another secret, and yesterday's streak stands.
    const now = await ada.ask('GET /today');
    expect(now).toMatchObject({ day: day + 1, streak: 1, secret: null });
    expect(now.commitment).not.toBe(promised);
    expect(await tryIn(ada)).toBeNull();
  });

  it('is agreed upon by nobody, also where a server ends in the moment before it begins', async () => {
    const [node, other] = await open();
    inTheMiddleOfADay(node);
    const ada = await Device.of(node.base, 'Ada');
    const begin = vi.spyOn(node.house.hall, 'change').mockRejectedValueOnce(new Error('ended on purpose'));
    await expect(sitDown(ada)).rejects.toMatchObject({ problem: { status: 500 } });
    expect(begin).toHaveBeenCalled();
    const { tables } = await ada.ask('GET /me/tables');
    expect(tables).toMatchObject([{ status: 'gathering' }]);
    const id = tables[0].id;
    const before = await ada.ask('GET /tables/:id', { id });
    const own = before.you.seat ?? -1;
    const bot = before.seats.findIndex(({ kind }) => kind === 'bot');
    const free = before.seats.findIndex(({ kind }) => kind === 'free');
    for (const tampered of [
      () => ada.ask('PATCH /tables/:id', { id, body: { coach: true, anyTakeBack: true } }),
      () => ada.ask('PATCH /tables/:id/seats/:seat', { id, seat: own, body: { seed: 'ab'.repeat(32) } }),
      () => ada.ask('PUT /tables/:id/seats/:seat/bot', { id, seat: bot, body: { level: 'novice' } }),
      () => ada.ask('DELETE /tables/:id/seats/:seat', { id, seat: bot }),
      () => ada.ask('POST /tables/:id/seats', { id, body: { seat: free } }),
      () => ada.ask('POST /tables/:id/seats/:seat/exchange', { id, seat: own, body: { seat: bot } }),
    ])
      await expect(tampered()).rejects.toMatchObject(why('begun'));
    // Whoever asks again, wherever, sits at that very table.
    expect(await sitDown(ada.at(other.base))).toBe(id);
    const after = await ada.ask('GET /tables/:id', { id });
    expect(after).toMatchObject({ status: 'playing', coach: false, anyTakeBack: false });
    const levels = ({ seats }: typeof after) => seats.flatMap(({ level }) => level ?? []);
    expect(levels(after)).toEqual(levels(before));
    expect(await tryIn(ada)).toEqual({ table: id, over: false, result: null });
  });

  it('counts also where the server ended before it was written down, and the match was played all the same', async () => {
    const [node, other] = await open();
    inTheMiddleOfADay(node);
    const ada = await Device.of(node.base, 'Ada');
    vi.spyOn(node.house.days, 'begin').mockRejectedValueOnce(new Error('ended on purpose'));
    await expect(sitDown(ada)).rejects.toMatchObject({ problem: { status: 500 } });
    const [{ id }] = (await ada.ask('GET /me/tables')).tables;
    await end(node, id, 5);
    await node.house.jobs.run('records');
    expect(await tryIn(ada)).toBeNull();
    await expect(sitDown(ada, true)).rejects.toMatchObject(why('day-first'));
    expect(await sitDown(ada.at(other.base))).toBe(id);
    await judged(node, ada);
    expect((await tryIn(ada))?.result).toMatchObject({ place: 1, points: 5 });
  });

  it('is judged also where a thread hung at it, which is ended, by whoever tries again', async () => {
    const [node] = await open();
    inTheMiddleOfADay(node);
    const ada = await Device.of(node.base, 'Ada');
    const id = await sitDown(ada);
    const filename = new URL('../hanging.ts', import.meta.url).href;
    const { run } = Piscina.prototype;
    const ended = vi.fn();
    // Only what is judged has a limit: computer players bring none.
    vi.spyOn(Piscina.prototype, 'run').mockImplementation(function (this: Piscina, asked, wishes) {
      if (wishes?.signal === undefined || ended.mock.calls.length > 0)
        return Reflect.apply(run, this, [asked, wishes]);
      const hangs: Promise<unknown> = Reflect.apply(run, this, [asked, { ...wishes, filename }]);
      return hangs.finally(ended);
    });
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => {
      const soon = new AbortController();
      setTimeout(() => soon.abort(), 500);
      return soon.signal;
    });
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    await end(node, id, 5);
    await expect.poll(() => ended.mock.calls.length, { timeout: 30_000 }).toBe(1);
    expect(limit.mock.calls[0][0]).toBeGreaterThan(60_000);
    expect((await tryIn(ada))?.result).toMatchObject({ own: null, judging: true });
    await node.house.sql.run('UPDATE day_tries SET judge_at = 1 WHERE table_id = ?', id);
    await judged(node, ada);
  });

  it('has a board of everybody, of friends and of clubs: who chose best comes first', async () => {
    const [node, other] = await open();
    inTheMiddleOfADay(node);
    const people = ['Ada', 'Bo', 'Cy', 'Di'].map((name) => Device.of(node.base, name));
    const [ada, bo, cy, di] = await Promise.all(people);
    const { day } = await ada.ask('GET /today');
    for (const [device, own] of [
      [ada, -0.2],
      [bo, -0.1],
      [cy, -0.4],
      [di, -0.3],
    ] as const) {
      const id = await sitDown(device);
      await end(node, id, 5);
      await expect.poll(async () => (await tryIn(device))?.result?.points).toBe(5);
      await node.house.days.judged(id, own);
    }
    const board = (device: Device, query: { friends?: 'true'; club?: string } = {}) =>
      device.at(other.base).ask('GET /days/:day/:game', { day: String(day), game: GAME, query });
    const names = async (...asked: Parameters<typeof board>) =>
      (await board(...asked)).lines.map(({ name }) => name);
    // Nobody is named to strangers who has not said so.
    expect(await names(ada)).toEqual(['—', 'Ada', '—', '—']);
    await cy.ask('PUT /me/profile', { body: { ratings: true } });
    expect(await names(ada)).toEqual(['—', 'Ada', '—', 'Cy']);
    expect(await board(di)).toMatchObject({ judged: 4, rank: 3 });
    const { code } = await ada.ask('POST /me/friends/link');
    await cy.ask('POST /links', { body: { code } });
    expect(await names(ada, { friends: 'true' })).toEqual(['Ada', 'Cy']);
    expect(await board(cy, { friends: 'true' })).toMatchObject({ judged: 2, rank: 2 });
    const club = await bo.ask('POST /clubs', { body: { name: 'Crypt' } });
    expect(await names(bo, { club: club.id })).toEqual(['Bo']);
    await expect(board(ada, { club: club.id })).rejects.toMatchObject(why('no-club'));
    // Whoever is forgotten leaves nothing there: what goes is what they may take along.
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect((await bo.ask('GET /me/data')).days).toEqual([
      {
        ...{ day, game: GAME, table: (await tryIn(bo))?.table, begunAt: time, endedAt: time },
        ...{ place: 1, seats: expect.any(Number), points: 5, own: -0.1 },
      },
    ]);
    const [columns] = await node.house.sql.all('SELECT * FROM day_tries LIMIT 1');
    // Whose it was, and when it may be judged, is nothing to take along.
    expect(Object.keys(columns)).toHaveLength(9 + 2);
    await bo.ask('DELETE /me');
    expect(await names(ada)).toEqual(['Ada', '—', 'Cy']);
  });

  it('counts the try that was begun first, where two turn out to be the same person', async () => {
    const [node] = await open();
    inTheMiddleOfADay(node);
    const [first, account] = [await Device.of(node.base, 'Ada'), await Device.of(node.base, 'Ada at home')];
    const id = await sitDown(first);
    const second = await sitDown(account);
    const { code } = await account.ask('POST /me/codes');
    await first.ask('POST /sign-in/code', { body: { code, bring: true } });
    expect(await account.who()).toBe('Ada at home');
    expect((await tryIn(account))?.table).toBe(id);
    await end(node, second, 50);
    await node.house.jobs.run('records');
    expect((await tryIn(account))?.result).toBeNull();
  });
});
