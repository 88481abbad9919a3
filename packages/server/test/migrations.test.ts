import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Summary, Update } from '@undercroft/protocol';
import { Client as Database } from 'pg';
import { describe, expect, it } from 'vitest';
import type { Migration } from '../src/storage/migrations/migration.ts';
import { stepsFrom, stepsTo } from '../src/storage/migrations.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { Client } from './client.ts';
import { freshDatabase } from './databases.ts';
import { asked } from './people.ts';
import { freshFolder, serve } from './serving.ts';

type Row = Record<string, string | number | null>;
/** A storage as an older version left it: four tables, one of them over, made by that version itself. */
interface Left {
  readonly tables: readonly { game: string; id: string; ada: string; bo: string }[];
  readonly sqlite: readonly string[];
  readonly postgres: readonly string[];
  readonly rows: Record<string, Row[]>;
}
/** By the step its storage had reached: 0 is from before the steps were numbered. */
const left = (step: number): Left =>
  JSON.parse(readFileSync(join(import.meta.dirname, `shapes/${step}.json`), 'utf8'));

function layInSqlite({ sqlite, rows }: Left): string {
  const folder = freshFolder();
  const db = new DatabaseSync(join(folder, 'undercroft.sqlite'));
  for (const statement of sqlite) db.exec(statement);
  for (const [table, ofIt] of Object.entries(rows)) {
    for (const row of ofIt) {
      const names = Object.keys(row);
      const sql = `INSERT INTO ${table} (${names}) VALUES (${names.map(() => '?')})`;
      db.prepare(sql).run(...Object.values(row));
    }
  }
  db.close();
  return folder;
}

const BOOLEANS = ['public', 'archived', 'bot_asked'];
async function layInPostgres({ postgres, rows }: Left, url: string): Promise<void> {
  const db = new Database({ connectionString: url });
  await db.connect();
  for (const statement of postgres) await db.query(statement);
  for (const [table, ofIt] of Object.entries(rows)) {
    for (const row of ofIt) {
      const names = Object.keys(row);
      const values = names.map((name) => (BOOLEANS.includes(name) ? row[name] === 1 : row[name]));
      await db.query(
        `INSERT INTO ${table} (${names}) VALUES (${names.map((_, at) => `$${at + 1}`)})`,
        values,
      );
    }
  }
  await db.end();
}

describe('data of an older version', () => {
  async function goesOn({ base, house }: Awaited<ReturnType<typeof serve>>, { tables }: Left): Promise<void> {
    for (const { game, id, ada, bo } of tables) {
      const at = `/api/tables/${id}`;
      const people = [new Client(base, ada), new Client(base, bo)] as const;
      const { body: info } = await people[0].get(at);
      expect(info).toMatchObject({ game, you: { seat: 0 }, seats: [{ name: 'Ada' }, { name: 'Bo' }] });
      const { body: mine } = await people[1].get<{ tables: Summary[] }>('/api/me/tables');
      expect(mine.tables).toMatchObject([{ id, game, status: info.status, you: { seat: 1 } }]);
      const words = (await house.store.entries(id, 0, 'chat')).map(({ body }) => JSON.parse(body).text);
      expect(words).toEqual(['Good luck!']);
      if (info.status === 'over') {
        const { body: record } = await people[1].get<{ match: { answers: unknown[] } }>(`${at}/record`);
        expect(record.match.answers).toHaveLength(4);
        continue;
      }
      const { one, update } = await asked(...people, at);
      const { status } = await one.post(`${at}/answers`, {
        version: update.version,
        answer: update.answers[0],
      });
      expect(status, game).toBe(200);
      const { body: after } = await one.get<Update>(`${at}/update`);
      expect(after.version).toBe(update.version + 1);
    }
  }

  it('is brought into shape, and its tables go on, in SQLite', async () => {
    const old = left(0);
    const dataDir = layInSqlite(old);
    await goesOn(await serve({ dataDir }), old);
  });

  it('is brought into shape by the first of two nodes that start together, in PostgreSQL', async () => {
    const old = left(0);
    const databaseUrl = await freshDatabase();
    await layInPostgres(old, databaseUrl);
    const [node, other] = await Promise.all([serve({ databaseUrl }), serve({ databaseUrl })]);
    await goesOn(node, old);
    const [{ id, ada }] = old.tables;
    expect((await new Client(other.base, ada).get(`/api/tables/${id}`)).status).toBe(200);
  });
});

describe('steps of the shape', () => {
  const step = (name: string, breaks?: Migration['breaks']): Migration => ({
    sqlite: [name],
    postgres: [name],
    ...(breaks && { breaks }),
  });
  const known = [step('a'), step('b', true), step('c')];

  it('are taken from where the storage stands, once', () => {
    expect(stepsFrom(null, 'sqlite', known)).toEqual({ steps: known, shape: '3 2' });
    expect(stepsFrom('1 0', 'sqlite', known)).toEqual({ steps: known.slice(1), shape: '3 2' });
    expect(stepsFrom('3 2', 'sqlite', known)).toEqual({ steps: [], shape: '3 2' });
  });

  it('of a newer version are left alone where they only add, and refused where they do not', () => {
    expect(stepsFrom('5 2', 'sqlite', known)).toEqual({ steps: [], shape: '5 2' });
    expect(() => stepsFrom('5 4', 'sqlite', known)).toThrow(
      'the data was made by a newer version (shape 5, this one knows 3): start that version',
    );
    expect(() => stepsFrom('five', 'sqlite', known)).toThrow('expected two numbers, not "five"');
  });

  it('that break one kind of storage let nodes of older versions go on with the other', () => {
    const split = [...known, step('d', 'sqlite')];
    expect(stepsFrom('3 2', 'sqlite', split).shape).toBe('4 4');
    expect(stepsFrom('3 2', 'postgres', split).shape).toBe('4 2');
  });

  it('find a file in small pages, whatever pages it had, with everything in it', async () => {
    const path = join(freshFolder(), 'undercroft.sqlite');
    const old = new DatabaseSync(path);
    old.exec('PRAGMA page_size = 4096; PRAGMA journal_mode = WAL');
    for (const { sqlite } of stepsTo('18 4')) for (const statement of sqlite) old.exec(statement);
    old.exec(`CREATE TABLE house (key TEXT PRIMARY KEY, value TEXT NOT NULL); INSERT INTO house VALUES ('shape', '18 4');
      INSERT INTO tables (id, invitation, seq, game, status, public, made_at, touched_at) VALUES ('t', 'i', 3, 'karak', 'playing', 0, 7, 7);
      INSERT INTO lobbies (table_id, body) VALUES ('t', '{}'); INSERT INTO plays VALUES ('t', 1, '{"from":1}');
      INSERT INTO entries VALUES ('t', 1, 'update', 0, '{"a":0}', 7), ('t', 3, 'update', 2, '{"a":2}', 7), ('t', 2, 'update', 1, '{"a":1}', 7)`);
    old.close();
    const { store } = await openSqlite(path);
    expect(await store.table('t')).toMatchObject({
      seq: 3,
      play: '{"from":1}',
      steps: ['{"a":1}', '{"a":2}'],
    });
    expect((await store.entries('t', 0)).map(({ seq, body }) => `${seq} ${body}`)).toEqual([
      ...['1 {"a":0}', '2 {"a":1}', '3 {"a":2}'],
    ]);
    await store.close();
    const now = new DatabaseSync(path, { readOnly: true });
    expect(now.prepare('PRAGMA page_size').get()).toEqual({ page_size: 512 });
    expect(now.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    now.close();
  });

  it('of a newer version are no reason to touch the file', async () => {
    const path = join(freshFolder(), 'undercroft.sqlite');
    const { store } = await openSqlite(path);
    await store.addGuest('ada', 'Ada', 1);
    await store.close();
    const db = new DatabaseSync(path);
    db.exec(`UPDATE house SET value = '99 99' WHERE key = 'shape'`);
    db.close();
    await expect(openSqlite(path)).rejects.toThrow('the data was made by a newer version');
    const again = new DatabaseSync(path, { readOnly: true });
    expect(again.prepare('SELECT name FROM guests').all()).toEqual([{ name: 'Ada' }]);
    again.close();
  });
});
