import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { accountsIn } from '../src/storage/accounts.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { part, type Sql } from '../src/storage/sql.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Device } from './accounts/device.ts';
import { freshDatabase } from './databases.ts';
import { freshFolder } from './serving.ts';
import { onEveryStorage } from './storages.ts';

const storages = {
  SQLite: async () => openSqlite(join(freshFolder(), 'test.sqlite')),
  PostgreSQL: async () => openPostgres(await freshDatabase('laid-out')),
};

describe.each(Object.keys(storages) as (keyof typeof storages)[])('a transaction in %s', (name) => {
  async function open(): Promise<Sql> {
    const { sql, store } = await storages[name]();
    onTestFinished(() => store.close());
    return sql;
  }
  const named = async (sql: Sql) =>
    (await sql.all<{ name: string }>('SELECT name FROM guests ORDER BY name')).map(({ name }) => name);
  const add = (sql: Sql, name: string) =>
    sql.run('INSERT INTO guests (id, name, made_at) VALUES (?, ?, 1)', name, name);

  it('is done whole or not at all, and those who come meanwhile are not lost', async () => {
    const sql = await open();
    const halfway = Promise.withResolvers<void>();
    const broken = sql.transaction(async (inOneGo) => {
      await add(inOneGo, 'ada');
      expect(await named(inOneGo)).toContain('ada');
      await halfway.promise;
      throw new Error('broken on purpose');
    });
    const others = [add(sql, 'bo'), sql.transaction((inOneGo) => add(inOneGo, 'cy'))];
    halfway.resolve();
    await expect(broken).rejects.toThrow('broken on purpose');
    await Promise.all(others);
    expect(await named(sql)).toEqual(['bo', 'cy']);
  });

  it('goes on after a statement that could not be done, inside another as part of it', async () => {
    const sql = await open();
    await expect(
      sql.transaction(async (outer) => {
        await outer.transaction((inner) => add(inner, 'ada'));
        await add(outer, 'ada');
      }),
    ).rejects.toThrow();
    expect(await named(sql)).toEqual([]);
    await sql.transaction((inOneGo) => add(inOneGo, 'ada'));
    expect(await named(sql)).toEqual(['ada']);
  });

  it('of many at once on the same line loses none', async () => {
    const sql = await open();
    await sql.run("INSERT INTO house (key, value) VALUES ('count', '0')");
    const count = async (inOneGo: Sql) => {
      // Whoever reads has to hold what they read.
      const held = "UPDATE house SET value = value WHERE key = 'count' RETURNING value";
      const { value } = (await inOneGo.one<{ value: string }>(held)) ?? { value: '' };
      await inOneGo.run("UPDATE house SET value = ? WHERE key = 'count'", String(Number(value) + 1));
    };
    await Promise.all(Array.from({ length: 20 }, () => sql.transaction(count)));
    expect(await sql.one("SELECT value FROM house WHERE key = 'count'")).toEqual({ value: '20' });
  });

  it('in parts does nothing where its first part touches nothing, and nothing when a part fails', async () => {
    const sql = await open();
    const { changed } = sql.dialect;
    const rename = (id: string, other: string) =>
      sql.change([
        part('UPDATE guests SET name = ? WHERE id = ? RETURNING id', 'renamed', id),
        part(
          `INSERT INTO guests (id, name, made_at) SELECT ?, ?, 1 WHERE ${changed}`,
          ...[other, `beside ${other}`],
        ),
      ]);
    await add(sql, 'ada');
    expect(await rename('nobody', 'bo')).toBe(false);
    await expect(rename('ada', 'ada')).rejects.toThrow();
    expect(await named(sql)).toEqual(['ada']);
    expect(await rename('ada', 'bo')).toBe(true);
    expect(await named(sql)).toEqual(['beside bo', 'renamed']);
  });

  it('keeps the recovery codes there were until the new ones are there', async () => {
    const accounts = accountsIn(await open());
    await accounts.setRecovery('ada', ['a', 'b']);
    await accounts.setRecovery('bo', ['c']);
    await expect(accounts.setRecovery('ada', ['d', 'c'])).rejects.toThrow();
    expect(await accounts.recoveryLeft('ada')).toBe(2);
    expect(await accounts.takeRecovery('a')).toBe('ada');
  });
});

onEveryStorage('a club', (open) => {
  async function founded() {
    const [node, other] = await open();
    const [ada, bo, cy] = await Promise.all(['Ada', 'Bo', 'Cy'].map((name) => Device.of(node.base, name)));
    const { id } = await ada.ask('POST /clubs', { body: { name: 'Crypt' } });
    const { code } = await ada.ask('POST /clubs/:id/link', { id });
    for (const guest of [bo, cy]) await guest.ask('POST /links', { body: { code } });
    const mine = async (who: Device) =>
      (await who.ask('GET /clubs/:id', { id })).members.find(({ you }) => you)?.id ?? '';
    return { node, other, ada, bo, cy, id, mine };
  }

  it('is left whole or not at all: nobody is gone before somebody else owns it', async () => {
    const { node, ada, bo, id, mine } = await founded();
    const { sql } = node.house;
    const really = sql.transaction;
    const handOver = vi.fn(() => Promise.reject(new Error('broken on purpose')));
    vi.spyOn(sql, 'transaction').mockImplementation((deed) =>
      really((inOneGo) => {
        const run: Sql['run'] = (text, ...values) =>
          text.startsWith('UPDATE clubs SET owner = ?') ? handOver() : inOneGo.run(text, ...values);
        return deed({ ...inOneGo, run });
      }),
    );
    await expect(
      ada.ask('DELETE /clubs/:id/members/:member', { id, member: await mine(ada) }),
    ).rejects.toThrow();
    expect(handOver).toHaveBeenCalled();
    const { members } = await bo.ask('GET /clubs/:id', { id });
    expect(members.filter(({ owner }) => owner).map(({ name }) => name)).toEqual(['Ada']);
  });

  it('has an owner who belongs to it, also when the first two leave at once at two nodes', async () => {
    for (let round = 0; round < 3; round++) {
      const { ada, bo, cy, id, mine, other } = await founded();
      const leaves = [
        [ada, await mine(ada)],
        [bo.at(other.base), await mine(bo)],
      ] as const;
      await Promise.all(
        leaves.map(([who, member]) => who.ask('DELETE /clubs/:id/members/:member', { id, member })),
      );
      const { members, owner } = await cy.ask('GET /clubs/:id', { id });
      expect(members.map(({ name }) => name)).toEqual(['Cy']);
      expect(owner).toBe(true);
    }
  });
});
