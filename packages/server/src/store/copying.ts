import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Client, types } from 'pg';
import { stepsTo } from './migrations.ts';

/** A line of a storage, as both kinds of storage can take it: truth as 0 and 1, bytes as { base64 }. */
export type Row = Record<string, string | number | null | { readonly base64: string }>;

/** Everything there is, and what a line of each is known by. */
export const CONTENTS = {
  house: ['key'],
  guests: ['id'],
  tables: ['id'],
  lobbies: ['table_id'],
  plays: ['table_id'],
  members: ['guest', 'table_id'],
  entries: ['table_id', 'seq'],
  sets: ['hash'],
  codes: ['code'],
  records: ['table_id'],
  shunned: ['id'],
  reports: ['id'],
  bans: ['id'],
  passkeys: ['id'],
  recovery_codes: ['hash'],
  once: ['key'],
  ways: ['id'],
  turn_wishes: ['guest'],
  told: ['guest', 'table_id'],
  results: ['table_id', 'seat'],
  profiles: ['guest'],
  achieved: ['guest', 'table_id', 'id'],
  luck: ['guest', 'table_id'],
  friends: ['guest', 'other'],
  links: ['kind', 'whose'],
  invited: ['guest', 'table_id'],
  clubs: ['id'],
  club_members: ['club', 'guest'],
  club_tables: ['table_id'],
  leagues: ['id'],
  league_players: ['league', 'guest'],
  league_tables: ['league', 'number'],
} as const;
export type Content = keyof typeof CONTENTS;

/** A storage to copy from or to, without a server. */
export interface Copying {
  /** Everything as it is at one moment, while a server may go on using it. */
  rows(): AsyncGenerator<readonly [Content, Row]>;
  /** Makes an empty storage of this shape; refuses one that holds anything. */
  make(shape: string): Promise<void>;
  put(content: Content, row: Row): Promise<void>;
  /** With `keep`, what was put stays; otherwise it is as if nothing had been. */
  close(keep: boolean): Promise<void>;
}

const AT_A_TIME = 500;
const isContent = (name: string): name is Content => Object.hasOwn(CONTENTS, name);

/** Reads every line of everything, so many at a time; what an older shape does not have yet is left out. */
async function* allRows(
  there: readonly string[],
  read: (sql: string, after: readonly SQLInputValue[]) => Promise<Row[]> | Row[],
  mark: (number: number) => string,
): AsyncGenerator<readonly [Content, Row]> {
  for (const content of there.filter(isContent)) {
    const keys = CONTENTS[content];
    const list = keys.join(', ');
    let after: SQLInputValue[] = [];
    for (;;) {
      const beyond = `WHERE (${list}) > (${keys.map((_, at) => mark(at + 1))})`;
      const where = after.length === 0 ? '' : beyond;
      const rows = await read(`SELECT * FROM ${content} ${where} ORDER BY ${list} LIMIT ${AT_A_TIME}`, after);
      for (const row of rows) yield [content, row];
      const last = rows.at(-1);
      if (last === undefined || rows.length < AT_A_TIME) break;
      after = keys.map((key) => last[key] as SQLInputValue);
    }
  }
}

const plain = (value: unknown): Row[string] => {
  if (typeof value === 'boolean') return Number(value);
  if (value instanceof Uint8Array) return { base64: Buffer.from(value).toString('base64') };
  return value as string | number | null;
};
const plainRow = (row: object): Row =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [name, plain(value)]));
const bytesOr = <T>(value: T | { readonly base64: string }): T | Buffer =>
  typeof value === 'object' && value !== null && 'base64' in value
    ? Buffer.from(value.base64, 'base64')
    : (value as T);

export function copySqlite(path: string, readOnly: boolean): Copying {
  const db = new DatabaseSync(path, { readOnly });
  if (!readOnly) chmodSync(path, 0o600);
  db.exec('BEGIN');
  const there = () =>
    db
      .prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
      .all()
      .map(({ name }) => String(name));
  return {
    rows: () =>
      allRows(
        there(),
        (sql, after) =>
          db
            .prepare(sql)
            .all(...after)
            .map(plainRow),
        () => '?',
      ),
    async make(shape) {
      if (there().length > 0) throw new Error(`${path} is not empty: restore into a folder that is`);
      db.exec('CREATE TABLE house (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
      for (const { sqlite } of stepsTo(shape)) for (const statement of sqlite) db.exec(statement);
    },
    async put(content, row) {
      const names = Object.keys(row);
      const values = Object.values(row).map((value) => bytesOr(value) as SQLInputValue);
      db.prepare(`INSERT INTO ${content} (${names}) VALUES (${names.map(() => '?')})`).run(...values);
    },
    async close(keep) {
      db.exec(keep ? 'COMMIT' : 'ROLLBACK');
      db.close();
    },
  };
}

const BIGINT = 20;

export async function copyPostgres(url: string): Promise<Copying> {
  const db = new Client({
    connectionString: url,
    types: {
      getTypeParser: (type, format) => (type === BIGINT ? Number : types.getTypeParser(type, format)),
    },
  });
  // A lost connection fails whatever is asked next; an error nobody hears would end the process.
  db.on('error', () => {});
  await db.connect();
  await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
  const ours = 'table_schema = current_schema()';
  const there = async () => {
    const { rows } = await db.query(`SELECT table_name FROM information_schema.tables WHERE ${ours}`);
    return rows.map(({ table_name }) => String(table_name));
  };
  return {
    async *rows() {
      const read = async (sql: string, after: readonly SQLInputValue[]) =>
        (await db.query(sql, [...after])).rows.map(plainRow);
      yield* allRows(await there(), read, (number) => `$${number}`);
    },
    async make(shape) {
      if ((await there()).some(isContent)) {
        throw new Error('the database is not empty: restore into one that is');
      }
      await db.query('CREATE TABLE house (key text PRIMARY KEY, value text NOT NULL)');
      for (const { postgres } of stepsTo(shape)) for (const statement of postgres) await db.query(statement);
    },
    async put(content, row) {
      const names = Object.keys(row);
      // Truth as 0 and 1 is understood by both kinds of storage.
      const values = Object.values(row).map(bytesOr);
      const marks = names.map((_, at) => `$${at + 1}`);
      await db.query(`INSERT INTO ${content} (${names}) VALUES (${marks})`, values);
    },
    async close(keep) {
      await db.query(keep ? 'COMMIT' : 'ROLLBACK');
      await db.end();
    },
  };
}
