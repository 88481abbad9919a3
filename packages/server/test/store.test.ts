import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { placeAfter } from '../src/ground/pages.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Commit, NewTable, OpenStore } from '../src/storage/store.ts';
import { freshDatabase } from './databases.ts';
import { freshFolder } from './serving.ts';

/** How to open a storage, and the same one again. */
type Opener = () => Promise<() => Promise<OpenStore>>;

const storages: Record<string, Opener> = {
  SQLite: async () => {
    const file = join(freshFolder(), 'test.sqlite');
    return () => openSqlite(file);
  },
  PostgreSQL: async () => {
    const url = await freshDatabase();
    return () => openPostgres(url);
  },
};

const shelf = {
  ...{ game: 'karak', status: 'gathering', public: true, summary: '{}', host: 'ada', set: null },
  members: [{ guest: 'ada', seat: 2 }],
};
const newTable = (id: string, changes: Partial<NewTable> = {}): NewTable => ({
  ...{ id, invitation: `CODE-${id}`, lobby: '{}', shelf, set: null, at: 1000 },
  ...changes,
});
const change = (id: string, from: number, changes: Partial<Commit> = {}): Commit => ({
  ...{
    id,
    from,
    node: 'here',
    waitsFor: null,
    botAsked: false,
    asked: null,
    dueAt: null,
    at: 2000,
    now: 2000,
  },
  ...changes,
});

describe.each(Object.keys(storages))('storage in %s', (name) => {
  async function open() {
    const again = await storages[name]();
    const opened = await again();
    let closed = false;
    onTestFinished(async () => {
      if (!closed) await opened.store.close();
    });
    return {
      store: opened.store,
      reopen: async () => {
        closed = true;
        await opened.store.close();
        const next = await again();
        onTestFinished(() => next.store.close());
        return next.store;
      },
    };
  }

  it('keeps the first secret offered', async () => {
    const { store, reopen } = await open();
    expect(await store.settled('secret', 'one')).toBe('one');
    expect(await store.settled('secret', 'two')).toBe('one');
    expect(await (await reopen()).settled('secret', 'three')).toBe('one');
  });

  it('knows guests, and since when', async () => {
    const { store } = await open();
    await store.addGuest('ada', 'Ada', 1);
    expect(await store.guestName('ada')).toBe('Ada');
    expect(await store.guestSince('ada')).toBe(1);
    expect([await store.guestName('bo'), await store.guestSince('bo')]).toEqual([null, null]);
  });

  it('takes a change made from what is there, once', async () => {
    const { store, reopen } = await open();
    await store.create(newTable('t'));
    const entry = { kind: 'update' as const, version: 0, body: '"told"' };
    expect(await store.commit(change('t', 0, { lobby: '{"a":1}', play: '{"b":2}', entry }))).toBe(true);
    expect(await store.commit(change('t', 0, { lobby: '{"a":9}', entry }))).toBe(false);
    const again = await reopen();
    expect(await again.table('t')).toEqual({
      id: 't',
      seq: 1,
      lobby: '{"a":1}',
      play: '{"b":2}',
      steps: [],
      set: null,
      archived: false,
      touchedAt: 2000,
    });
    expect(await again.entries('t', 0)).toEqual([{ seq: 1, ...entry }]);
    expect(await again.table('none')).toBeNull();
  });

  it('gives the state as it was last stored whole, and every step since, whenever the table was opened', async () => {
    const { store, reopen } = await open();
    for (const [id, at] of [
      ['now', Date.now()],
      ['long ago', 5],
    ] as const) {
      await store.create(newTable(id, { at }));
      const step = (version: number) => ({ kind: 'update' as const, version, body: `"step ${version}"` });
      const word = { kind: 'chat' as const, version: null, body: '"word"' };
      await store.commit(change(id, 0, { play: '"first"', entry: step(0) }));
      await store.commit(change(id, 1, { entry: step(1) }));
      await store.commit(change(id, 2, { entry: word }));
      await store.commit(change(id, 3, { play: '"later"', entry: step(2) }));
      await store.commit(change(id, 4, { entry: step(3) }));
      await store.commit(change(id, 5, { entry: word }));
      await store.commit(change(id, 6, { entry: step(4), lobby: '{"a":1}' }));
    }
    const again = await reopen();
    for (const id of ['now', 'long ago']) {
      const { seq, lobby, play, steps } = (await again.table(id)) ?? {};
      expect({ seq, lobby, play }).toEqual({ seq: 7, lobby: '{"a":1}', play: '"later"' });
      expect(steps).toEqual(['"step 3"', '"step 4"']);
      expect((await again.entries(id, 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
      expect((await again.entryOfVersion(id, 4))?.seq).toBe(7);
    }
  });

  it('packs a match with where it ended, for it has no steps any more', async () => {
    const { store } = await open();
    await store.create(newTable('t'));
    const entry = { kind: 'update' as const, version: 0, body: '"step"' };
    await store.commit(change('t', 0, { play: '"first"', entry }));
    await store.commit(change('t', 1, { entry: { ...entry, version: 1 } }));
    await store.pack('t', 1, '"too early"', new Uint8Array([1]), 5);
    expect(await store.table('t')).toMatchObject({ play: '"first"', steps: ['"step"'] });
    await store.pack('t', 2, '"last"', new Uint8Array([1]), 5);
    expect(await store.table('t')).toMatchObject({ play: '"last"', steps: [] });
    expect(await store.entries('t', 0)).toEqual([]);
    await store.remove('t');
    expect(await store.table('t')).toBeNull();
  });

  it('lets one of many simultaneous changes through', async () => {
    const { store } = await open();
    await store.create(newTable('t'));
    for (let round = 0; round < 5; round++) {
      const results = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          store.commit(change('t', round, { entry: { kind: 'chat', version: null, body: `"${at}"` } })),
        ),
      );
      expect(results.filter((won) => won)).toHaveLength(1);
    }
    expect((await store.entries('t', 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5]);
  });

  it('hands out what came after, by kind, and the newest', async () => {
    const { store } = await open();
    await store.create(newTable('t'));
    const kinds = ['update', 'chat', 'update', 'chat', 'chat'] as const;
    for (const [at, kind] of kinds.entries()) {
      const version = kind === 'update' ? at : null;
      await store.commit(change('t', at, { entry: { kind, version, body: `${at}` } }));
    }
    const seqs = async (...args: Parameters<typeof store.entries>) =>
      (await store.entries(...args)).map(({ seq }) => seq);
    expect(await seqs('t', 2)).toEqual([3, 4, 5]);
    expect(await seqs('t', 0, 'chat')).toEqual([2, 4, 5]);
    expect(await seqs('t', 0, 'chat', 2)).toEqual([4, 5]);
    expect(await store.entryOfVersion('t', 2)).toEqual({ seq: 3, kind: 'update', version: 2, body: '2' });
    expect(await store.entryOfVersion('t', 7)).toBeNull();
  });

  it('lists public tables and those of a guest', async () => {
    const { store } = await open();
    await store.create(newTable('old', { at: 1 }));
    await store.create(newTable('new', { at: 2 }));
    await store.create(newTable('hidden', { shelf: { ...shelf, public: false } }));
    const ids = (tables: { id: string }[]) => tables.map(({ id }) => id);
    expect(ids(await store.publicTables(null, null, placeAfter(undefined), 10))).toEqual(['new', 'old']);
    expect(ids(await store.publicTables('karak', null, placeAfter(undefined), 1))).toEqual(['new']);
    expect(ids(await store.publicTables('other', null, placeAfter(undefined), 10))).toEqual([]);
    expect(ids(await store.tablesOf('ada', placeAfter(undefined), 10)).sort()).toEqual([
      'hidden',
      'new',
      'old',
    ]);
    await store.commit(
      change('old', 0, { shelf: { ...shelf, members: [{ guest: 'bo', seat: 1 }] }, waitsFor: 1 }),
    );
    expect(ids(await store.tablesOf('ada', placeAfter(undefined), 10)).sort()).toEqual(['hidden', 'new']);
    expect(await store.tablesOf('bo', placeAfter(undefined), 10)).toMatchObject([
      { id: 'old', waitsFor: 1, seat: 1, host: false, archived: false },
    ]);
    await store.commit(change('old', 1, { waitsFor: null }));
    expect(await store.tablesOf('bo', placeAfter(undefined), 10)).toMatchObject([{ waitsFor: null }]);
    expect(await store.counts()).toEqual({ gathering: 3 });
    expect(await store.byInvitation('CODE-new')).toBe('new');
    expect(await store.byInvitation('CODE-none')).toBeNull();
  });

  it('lists the tables of a guest as they were touched last, whoever sat down or answered', async () => {
    const { store } = await open();
    for (const [at, id] of ['a', 'b', 'c'].entries()) await store.create(newTable(id, { at: 1000 + at }));
    const mine = async (after?: { at: number; id: string }) =>
      (await store.tablesOf('ada', after ?? placeAfter(undefined), 2)).map(({ id, touchedAt }) => [
        id,
        touchedAt,
      ]);
    expect(await mine()).toEqual([
      ['c', 1002],
      ['b', 1001],
    ]);
    await store.commit(change('a', 0, { at: 2000 }));
    // Within the minute nothing moves.
    await store.commit(change('b', 0, { at: 3000, again: true }));
    expect(await mine()).toEqual([
      ['a', 2000],
      ['c', 1002],
    ]);
    await store.commit(change('b', 1, { shelf: { ...shelf, status: 'over' }, at: 4000 }));
    expect(await mine()).toEqual([
      ['b', 4000],
      ['a', 2000],
    ]);
    expect(await mine({ at: 2000, id: 'a' })).toEqual([['c', 1002]]);
  });

  it('archives what nobody touched, and brings it back', async () => {
    const { store } = await open();
    await store.create(newTable('t'));
    await store.create(newTable('u', { at: 9000 }));
    expect(await store.archive(5000)).toBe(1);
    expect(await store.table('t')).toMatchObject({ archived: true });
    expect(await store.publicTables(null, null, placeAfter(undefined), 10)).toMatchObject([{ id: 'u' }]);
    await store.commit(change('t', 0, { at: 9500 }));
    expect(await store.table('t')).toMatchObject({ archived: false });
    expect(await store.archive(9200)).toBe(1);
  });

  it('keeps a code until it is too late, and knows who has used it', async () => {
    const { store, reopen } = await open();
    const code = { code: 'A', table: 't', guest: 'ada', expires: 100 };
    await store.addCode(code);
    expect(await store.findCode('A', 50)).toEqual({ ...code, takenBy: null });
    await store.takeCode('A', 'phone');
    const again = await reopen();
    expect(await again.findCode('A', 99)).toEqual({ ...code, takenBy: 'phone' });
    expect(await again.findCode('A', 100)).toBeNull();
    expect(await again.findCode('B', 50)).toBeNull();
  });

  it('knows where a bot is asked and nobody has been for a while', async () => {
    const { store } = await open();
    for (const id of ['t', 'u', 'v']) await store.create(newTable(id));
    await store.commit(change('t', 0, { botAsked: true, waitsFor: 1, at: 2000 }));
    await store.commit(change('u', 0, { botAsked: true, waitsFor: 1, at: 3000 }));
    await store.commit(change('v', 0, { waitsFor: 0, at: 2000 }));
    expect(await store.owed(2500, 10)).toEqual(['t']);
    expect(await store.owed(3000, 10)).toEqual(['t', 'u']);
    expect(await store.owed(3000, 1)).toEqual(['t']);
    await store.commit(change('t', 1, { waitsFor: 0, at: 2000 }));
    expect(await store.owed(2500, 10)).toEqual([]);
  });

  it('makes no table where its code is taken', async () => {
    const { store } = await open();
    await store.create(newTable('t'));
    expect(await store.create(newTable('s', { invitation: 'CODE-t' }))).toBe(false);
    expect(await store.table('s')).toBeNull();
    expect(await store.byInvitation('CODE-t')).toBe('t');
  });

  it('says so when something cannot be done, and goes on', async () => {
    const { store } = await open();
    await store.create(newTable('t'));
    const both = await Promise.allSettled([
      store.create(newTable('s', { at: Number.NaN })),
      store.create(newTable('u')),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await store.table('u')).toMatchObject({ id: 'u' });
  });
});

it('PostgreSQL keeps what was done at tables of each month in a partition of its own, and the rest in one', async () => {
  const url = await freshDatabase();
  const december = Date.UTC(2031, 11, 15);
  const january = Date.UTC(2032, 0, 1);
  vi.useFakeTimers({ toFake: ['Date'], now: december });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { store } = await openPostgres(url);
  onTestFinished(() => store.close());
  const opened = { december, january, before: Date.UTC(2019, 4, 1) };
  for (const [id, at] of Object.entries(opened)) {
    await store.create(newTable(id, { at }));
    await store.commit(change(id, 0, { entry: { kind: 'update', version: 1, body: id } }));
    expect((await store.entries(id, 0)).map(({ body }) => body)).toEqual([id]);
  }
  const db = new Client({ connectionString: url });
  await db.connect();
  onTestFinished(() => db.end());
  const { rows } = await db.query(
    'SELECT body, tableoid::regclass::text AS lies FROM entries ORDER BY opened_at',
  );
  expect(rows).toEqual([
    { body: 'before', lies: 'entries_other' },
    { body: 'december', lies: 'entries_2031_12' },
    { body: 'january', lies: 'entries_2032_01' },
  ]);

  // A month of which nothing is left is gone once it is over; what is done at its tables even so is kept with the rest.
  const months = async () => {
    const parts =
      "SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'entries'::regclass";
    return (await db.query(parts)).rows.map(({ name }) => name).sort();
  };
  await db.query("DELETE FROM entries WHERE table_id = 'january'");
  await store.tidy(0);
  expect(await months()).toEqual(['entries_2031_12', 'entries_2032_01', 'entries_other']);
  vi.setSystemTime(Date.UTC(2032, 2, 1));
  await store.tidy(0);
  expect(await months()).toEqual(['entries_2031_12', 'entries_2032_03', 'entries_2032_04', 'entries_other']);
  await store.commit(change('january', 1, { entry: { kind: 'update', version: 2, body: 'late' } }));
  expect((await store.entries('january', 0)).map(({ body }) => body)).toEqual(['late']);
});

it('PostgreSQL makes room for the next month while somebody is in the middle of a change, and nobody waits', async () => {
  const url = await freshDatabase();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 5, 15) });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const { store } = await openPostgres(url);
  onTestFinished(() => store.close());
  await store.create(newTable('t', { at: Date.now() }));
  const db = new Client({ connectionString: url });
  await db.connect();
  onTestFinished(() => db.end());
  // Somebody has written and not yet committed.
  await db.query('BEGIN');
  await db.query(
    `INSERT INTO entries (table_id, seq, kind, body, opened_at) VALUES ('x', 1, 'chat', '', ${Date.now()})`,
  );
  vi.setSystemTime(Date.UTC(2031, 8, 15));
  const entry = { kind: 'update' as const, version: 1, body: 'meanwhile' };
  const [, committed] = await Promise.all([store.tidy(0), store.commit(change('t', 0, { entry }))]);
  expect(committed).toBe(true);
  const { rows } = await db.query(`SELECT to_regclass('entries_2031_10') AS there`);
  expect(rows[0].there).not.toBeNull();
  await db.query('ROLLBACK');
});
