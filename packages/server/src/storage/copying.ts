import { chmodSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { Client, types } from 'pg';
import { stepsTo } from './migrations.ts';
import { Months } from './postgres-months.ts';
import { unsqueezed } from './squeezing.ts';

/** A line of a storage, as both kinds of storage can take it: truth as 0 and 1, bytes as { base64 }. */
export type Row = Record<string, string | number | null | { readonly base64: string }>;

/** Everything there is; the house first, which says what shape the rest has. */
export const CONTENTS = [
  ...([
    'house',
    'guests',
    'tables',
    'lobbies',
    'plays',
    'members',
    'entries',
    'sets',
    'codes',
    'records',
  ] as const),
  ...(['shunned', 'reports', 'bans', 'passkeys', 'recovery_codes', 'once', 'identities'] as const),
  ...(['ways', 'turn_wishes', 'turns_due', 'results', 'ratings', 'profiles', 'sat', 'leaving'] as const),
  ...(['achieved', 'luck', 'friends', 'links', 'invited', 'clubs', 'club_members', 'club_tables'] as const),
  ...(['leagues', 'league_players', 'league_tables', 'day_tries', 'day_tens', 'ten_answers'] as const),
  ...(['week_cups', 'puzzle_tries', 'puzzle_ratings', 'solvers'] as const),
  ...(['tournaments', 'tournament_players', 'tournament_tables'] as const),
  ...(['shared_sets', 'shared_versions', 'shared_reports'] as const),
  // As older versions had it.
  'told',
] as const;
export type Content = (typeof CONTENTS)[number];

/** A storage to copy from or to, without a server. */
export interface Copying {
  /** Everything as it is at one moment, while a server may go on using it. */
  rows(): AsyncGenerator<readonly [Content, Row]>;
  /** Makes an empty storage of this shape; refuses one that holds anything. */
  make(shape: string): Promise<void>;
  /** Lines of one kind, all of them with the same columns. */
  put(content: Content, rows: readonly Row[]): Promise<void>;
  /** With `keep`, what was put stays; otherwise it is as if nothing had been. */
  close(keep: boolean): Promise<void>;
}

const AT_A_TIME = 500;
export const isContent = (name: string): name is Content => (CONTENTS as readonly string[]).includes(name);

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

/** What was squeezed is copied as the text it is: the other kind of storage takes it so. */
const asText = (content: Content, row: Record<string, unknown>): object =>
  ['entries', 'plays'].includes(content) && row.body instanceof Uint8Array
    ? { ...row, body: unsqueezed(row.body) }
    : row;

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
    async *rows() {
      const names = there();
      for (const content of CONTENTS.filter((name) => names.includes(name))) {
        for (const row of db.prepare(`SELECT * FROM ${content}`).iterate())
          yield [content, plainRow(asText(content, row))];
      }
    },
    async make(shape) {
      if (there().length > 0) throw new Error(`${path} is not empty: restore into a folder that is`);
      db.exec('CREATE TABLE house (key TEXT PRIMARY KEY, value TEXT NOT NULL)');
      for (const { sqlite } of stepsTo(shape)) for (const statement of sqlite) db.exec(statement);
    },
    async put(content, rows) {
      const names = Object.keys(rows[0] ?? {});
      const insert = db.prepare(`INSERT INTO ${content} (${names}) VALUES (${names.map(() => '?')})`);
      for (const row of rows) {
        insert.run(...Object.values(row).map((value) => bytesOr(value) as SQLInputValue));
      }
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
  const months = new Months(async (text, values) => (await db.query(text, values)).rows);
  return {
    /** Each from its beginning to its end, so many at a time, however they lie. */
    async *rows() {
      const names = await there();
      for (const content of CONTENTS.filter((name) => names.includes(name))) {
        await db.query(`DECLARE lines NO SCROLL CURSOR FOR SELECT * FROM ${content}`);
        for (;;) {
          const { rows } = await db.query(`FETCH ${AT_A_TIME} FROM lines`);
          for (const row of rows) yield [content, plainRow(asText(content, row))];
          if (rows.length < AT_A_TIME) break;
        }
        await db.query('CLOSE lines');
      }
    },
    async make(shape) {
      if ((await there()).some(isContent)) {
        throw new Error('the database is not empty: restore into one that is');
      }
      await db.query('CREATE TABLE house (key text PRIMARY KEY, value text NOT NULL)');
      for (const { postgres } of stepsTo(shape)) for (const statement of postgres) await db.query(statement);
    },
    async put(content, rows) {
      const names = Object.keys(rows[0] ?? {});
      if (content === 'entries') await months.layOut(rows.map(({ opened_at }) => Number(opened_at)));
      // Truth as 0 and 1 is understood by both kinds of storage.
      const values = rows.flatMap((row) => Object.values(row).map(bytesOr));
      const marks = rows.map((_, line) => `(${names.map((_, at) => `$${line * names.length + at + 1}`)})`);
      await db.query(`INSERT INTO ${content} (${names}) VALUES ${marks}`, values);
    },
    async close(keep) {
      await db.query(keep ? 'COMMIT' : 'ROLLBACK');
      await db.end();
    },
  };
}
