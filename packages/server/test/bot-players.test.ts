import { Pace } from '@undercroft/bots';
import type { Update } from '@undercroft/protocol';
import { Piscina } from 'piscina';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { headsFor, timeToThink } from '../src/tables/bots/bot-players.ts';
import { Client } from './client.ts';
import { serve } from './serving.ts';

/** Ada and a master have begun; what the log is told of bots is kept. */
async function againstMaster(botPauseMs: number, botThreads = 1) {
  const { app, house, base } = await serve({ botPauseMs, botThreads });
  const told = vi.spyOn(app.log, 'error').mockReturnValue();
  const ada = await Client.guest(base, 'Ada');
  const { body } = await ada.post('/api/tables', { game: 'karak', bots: ['master'] });
  const at = `/api/tables/${body.id}`;
  await ada.post(`${at}/start`);
  const now = () => house.hall.look(body.id, ({ table }) => table);
  /** Ada answers whatever is asked, until the master is. */
  const untilMaster = async () => {
    while ((await now())?.waitsFor === 0) {
      const { version, answers } = (await ada.get<Update>(`${at}/update`)).body;
      if (answers.length > 0) await ada.post(`${at}/answers`, { version, answer: answers[0] });
    }
  };
  return { app, house, ada, at, told, now, untilMaster };
}

type Against = Awaited<ReturnType<typeof againstMaster>>;

/** Takes parts of the table out of what every seat sees. */
function distort({ house }: Against, parts: readonly string[]): void {
  const game: { reckoned?: object } = house.hall.game('karak');
  const nothing = { of: [], reckon: () => null };
  game.reckoned = Object.fromEntries(parts.map((part) => [part, nothing]));
  onTestFinished(() => {
    delete game.reckoned;
  });
}

/** Plays on until the log hears of a bot, and the table has moved on from there. */
async function untilTold({ told, now, untilMaster }: Against): Promise<void> {
  let heardAt = Number.POSITIVE_INFINITY;
  await vi.waitFor(
    async () => {
      await untilMaster();
      const version = (await now())?.version ?? 0;
      if (told.mock.calls.length > 0) heardAt = Math.min(heardAt, version);
      expect(version).toBeGreaterThan(heardAt + 1);
    },
    { timeout: 60_000 },
  );
}

describe('masters', () => {
  it.each([
    [1, 1, 1, 800],
    [1, 2, 4, 800],
    [1, 4, 2, 400],
    [0.25, 4, 2, 200],
    [1, 500, 1, 100],
  ])(
    'with %f of their time %i of them with %i threads think for %i ms each',
    (share, waiting, threads, milliseconds) => {
      expect(timeToThink(share, waiting, threads)).toBe(milliseconds);
    },
  );
});

describe('heads', () => {
  it.each([
    ['master', 1, 4, 4],
    ['master', 2, 4, 2],
    ['master', 3, 4, 1],
    ['master', 9, 4, 1],
    ['expert', 1, 4, 1],
  ] as const)('%s: %i waiting with %i threads have %i each', (level, waiting, threads, heads) => {
    expect(headsFor(level, waiting, threads)).toBe(heads);
  });
});

describe('thinking', () => {
  it('is shared by people, not by tables: whoever has one waits behind one thought of whoever has sixteen', async () => {
    const { house, base } = await serve({ botPauseMs: 0, botThreads: 1 });
    /** A table of theirs where the master is asked. */
    const masterAsked = async (who: Client): Promise<string> => {
      const { body } = await who.post('/api/tables', { game: 'karak', bots: ['master'] });
      const at = `/api/tables/${body.id}`;
      await who.post(`${at}/start`);
      for (;;) {
        const { version, answers } = (await who.get<Update>(`${at}/update`)).body;
        if (answers.length === 0) return body.id;
        await who.post(`${at}/answers`, { version, answer: answers[0] });
      }
    };
    const [mallory, ada] = [await Client.guest(base, 'Mallory'), await Client.guest(base, 'Ada')];
    const many = new Set(await Promise.all(Array.from({ length: 16 }, () => masterAsked(mallory))));
    const moved: string[] = [];
    const { onChange } = house.hall;
    house.hall.onChange = (live, deed) => {
      moved.push(live.id);
      onChange(live, deed);
    };
    const one = await masterAsked(ada);
    expect(house.bots.waiting).toBeGreaterThan(6);
    moved.length = 0;
    await vi.waitFor(() => expect(moved).toContain(one), { timeout: 60_000 });
    // The thought that was under way, the next in line, and one that was just being stored.
    const before = moved.slice(0, moved.indexOf(one)).filter((id) => many.has(id));
    expect(before.length).toBeLessThanOrEqual(3);
  });
});

describe('a bot', () => {
  it('that two threads think for plays on as with one', async () => {
    const { told, now, untilMaster } = await againstMaster(0, 2);
    await untilMaster();
    const version = (await now())?.version ?? 0;
    await vi.waitFor(async () => expect((await now())?.version).toBeGreaterThan(version), {
      timeout: 60_000,
    });
    expect(told).not.toHaveBeenCalled();
  });

  it('whose thinking breaks is reported, and plays on by instinct', async () => {
    const table = await againstMaster(0);
    // Nobody can imagine how an empty-handed bag goes on; instinct does not look into it.
    distort(table, ['bag', 'stack']);
    await untilTold(table);
    const what = 'a computer player of karak';
    expect(table.told).toHaveBeenCalledWith({ err: expect.any(Error), what }, `${what} failed`);
  });

  it('that has no instinct for it either is reported, and still lets the others play on', async () => {
    const table = await againstMaster(0);
    distort(table, ['heroes', 'dungeon']);
    await untilTold(table);
    const what = 'a computer player of karak';
    expect(table.told).toHaveBeenCalledWith({ err: expect.any(Error), what }, `${what} failed`);
  });

  it('whose thread hangs keeps nobody waiting for good: the threads are changed, and it answers', async () => {
    const filename = new URL('./hanging.ts', import.meta.url).href;
    const { run } = Piscina.prototype;
    const hangs = vi.spyOn(Piscina.prototype, 'run').mockImplementationOnce(function (
      this: Piscina,
      thought,
    ) {
      return Reflect.apply(run, this, [thought, { filename }]);
    });
    const { house, told, now, untilMaster } = await againstMaster(0);
    await untilMaster();
    const { version = 0 } = (await now()) ?? {};
    await vi.waitFor(() => expect(hangs).toHaveBeenCalled());
    const begun = Date.now();
    const moved = async () => (await now())?.version !== version;
    // What only takes its time is left alone.
    await house.jobs.run('bots');
    expect(await moved()).toBe(false);
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => begun + 61_000);
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    await house.jobs.run('bots');
    clock.mockRestore();
    await vi.waitFor(async () => expect(await moved()).toBe(true), { timeout: 60_000 });
    const what = 'a computer player of karak';
    expect(told).toHaveBeenCalledWith({ err: expect.any(Error), what }, `${what} failed`);
  });

  it('that was lost sight of at a table in memory is taken up again', async () => {
    const { house, now, untilMaster } = await againstMaster(0);
    const { consider } = house.bots;
    const blind = vi.spyOn(house.bots, 'consider').mockReturnValue();
    await untilMaster();
    const { version = 0 } = (await now()) ?? {};
    blind.mockImplementation(consider.bind(house.bots));
    await house.sql.run('UPDATE tables SET touched_at = touched_at - 180000');
    await house.jobs.run('bots');
    await vi.waitFor(async () => expect((await now())?.version).toBeGreaterThan(version), {
      timeout: 60_000,
    });
  });

  it('gives no answer to a table that has moved on, and nobody is told', async () => {
    const { ada, at, house, told, now, untilMaster } = await againstMaster(3_000);
    await untilMaster();
    const version = (await now())?.version;
    expect(house.bots.waiting).toBe(1);
    expect((await ada.post(`${at}/resign`)).body).toMatchObject({ status: 'over' });
    await vi.waitFor(() => expect(house.bots.waiting).toBe(0), { timeout: 60_000 });
    expect((await now())?.version).toBe(version);
    expect(told).not.toHaveBeenCalled();
  });

  it('makes nobody wait once the time of its turn is spent', async () => {
    const share = vi.spyOn(Pace.prototype, 'share').mockReturnValue(0);
    const took = vi.spyOn(Pace.prototype, 'took');
    onTestFinished(() => {
      vi.restoreAllMocks();
    });
    // The first answer of a turn would come after ten minutes.
    const { now, untilMaster } = await againstMaster(600_000);
    await untilMaster();
    const { version = 0, turn } = (await now()) ?? {};
    await vi.waitFor(async () => expect((await now())?.version).toBeGreaterThan(version), {
      timeout: 60_000,
    });
    expect(share).toHaveBeenCalledWith(turn, 1);
    expect(took).toHaveBeenCalled();
  });

  it('stops thinking when the server closes, and nobody is told', async () => {
    const { app, house, told, untilMaster } = await againstMaster(600_000);
    await untilMaster();
    expect(house.bots.waiting).toBe(1);
    await app.close();
    await expect.poll(() => house.bots.waiting).toBe(0);
    expect(told).not.toHaveBeenCalled();
  });
});
