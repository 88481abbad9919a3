import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Summary, Update } from '@undercroft/protocol';
import { Client as Database } from 'pg';
import { describe, expect, it } from 'vitest';
import type { Migration } from '../src/storage/migrations/migration.ts';
import { stepsFrom } from '../src/storage/migrations.ts';
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
  const step = (name: string, breaks?: true): Migration => ({
    sqlite: [name],
    postgres: [name],
    ...(breaks && { breaks }),
  });
  const known = [step('a'), step('b', true), step('c')];

  it('are taken from where the storage stands, once', () => {
    expect(stepsFrom(null, known)).toEqual({ steps: known, shape: '3 2' });
    expect(stepsFrom('1 0', known)).toEqual({ steps: known.slice(1), shape: '3 2' });
    expect(stepsFrom('3 2', known)).toEqual({ steps: [], shape: '3 2' });
  });

  it('of a newer version are left alone where they only add, and refused where they do not', () => {
    expect(stepsFrom('5 2', known)).toEqual({ steps: [], shape: '5 2' });
    expect(() => stepsFrom('5 4', known)).toThrow(
      'the data was made by a newer version (shape 5, this one knows 3): start that version',
    );
    expect(() => stepsFrom('five', known)).toThrow('expected two numbers, not "five"');
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
