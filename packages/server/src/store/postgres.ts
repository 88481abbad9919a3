import { Pool, type PoolConfig, type QueryResultRow, types } from 'pg';
import { PostgresLine, saying } from './postgres-line.ts';
import type {
  CarryCode,
  Commit,
  Entry,
  ListedTable,
  NewTable,
  OpenStore,
  Store,
  StoredTable,
} from './store.ts';

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS house (key text PRIMARY KEY, value text NOT NULL);
  CREATE TABLE IF NOT EXISTS guests (id text PRIMARY KEY, name text NOT NULL, made_at bigint NOT NULL);
  CREATE TABLE IF NOT EXISTS tables (
    id text PRIMARY KEY,
    invitation text NOT NULL UNIQUE,
    seq integer NOT NULL,
    game text NOT NULL,
    status text NOT NULL,
    public boolean NOT NULL,
    waits_for integer,
    archived boolean NOT NULL DEFAULT false,
    made_at bigint NOT NULL,
    touched_at bigint NOT NULL,
    lobby text NOT NULL,
    play text
  );
  CREATE INDEX IF NOT EXISTS tables_listed ON tables (made_at) WHERE public AND NOT archived;
  CREATE INDEX IF NOT EXISTS tables_touched ON tables (touched_at) WHERE NOT archived;
  CREATE TABLE IF NOT EXISTS members (
    guest text NOT NULL, table_id text NOT NULL, PRIMARY KEY (guest, table_id)
  );
  CREATE INDEX IF NOT EXISTS members_table ON members (table_id);
  CREATE TABLE IF NOT EXISTS entries (
    table_id text NOT NULL,
    seq integer NOT NULL,
    kind text NOT NULL,
    version integer,
    body text NOT NULL,
    PRIMARY KEY (table_id, seq)
  );
  CREATE TABLE IF NOT EXISTS codes (
    code text PRIMARY KEY, table_id text NOT NULL, guest text NOT NULL, expires bigint NOT NULL
  );
`;
/** Any number will do, as long as all nodes use the same. */
const SCHEMA_LOCK = 7_203_411;
/** Nothing here takes long: what does not answer is broken, and whoever waits should know. */
const PATIENCE_MS = 10_000;
const BIGINT = 20;

/** Storage for several nodes: any of them serves any table, and each hears what the others change. */
export async function openPostgres(url: string): Promise<OpenStore> {
  const config: PoolConfig = {
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    types: {
      // Times in milliseconds fit a number until the year 287396.
      getTypeParser: (type, format) => (type === BIGINT ? Number : types.getTypeParser(type, format)),
    },
  };
  const pool = new Pool(config);
  // A lost connection is replaced by the next one who needs one; an error nobody hears would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  // Two nodes that start together would otherwise trip over each other's CREATE TABLE.
  await pool.query(`BEGIN; SELECT pg_advisory_xact_lock(${SCHEMA_LOCK}); ${SCHEMA} COMMIT;`);
  const line = new PostgresLine(config, pool);
  return { store: new PostgresStore(pool, line), line };
}

class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #line: PostgresLine;
  /** A name for each statement, so that the database plans it once a connection. */
  readonly #names = new Map<string, string>();

  constructor(pool: Pool, line: PostgresLine) {
    this.#pool = pool;
    this.#line = line;
  }

  async #all<T extends QueryResultRow>(text: string, ...values: unknown[]): Promise<T[]> {
    const name = this.#names.get(text) ?? `undercroft_${this.#names.size}`;
    this.#names.set(text, name);
    return (await this.#pool.query<T>({ name, text, values })).rows;
  }

  async #one<T extends QueryResultRow>(text: string, ...values: unknown[]): Promise<T | null> {
    const [row] = await this.#all<T>(text, ...values);
    return row ?? null;
  }

  async #run(text: string, ...values: unknown[]): Promise<void> {
    await this.#all(text, ...values);
  }

  async house(key: string, offered: string): Promise<string> {
    await this.#run('INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', key, offered);
    const row = await this.#one<{ value: string }>('SELECT value FROM house WHERE key = $1', key);
    return row?.value ?? offered;
  }

  async addGuest(id: string, name: string, at: number): Promise<void> {
    await this.#run('INSERT INTO guests (id, name, made_at) VALUES ($1, $2, $3)', id, name, at);
  }

  async guestName(id: string): Promise<string | null> {
    return (await this.#one<{ name: string }>('SELECT name FROM guests WHERE id = $1', id))?.name ?? null;
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.#run('UPDATE guests SET name = $2 WHERE id = $1', id, name);
  }

  async forgetGuest(id: string): Promise<void> {
    await this.#run('DELETE FROM guests WHERE id = $1', id);
  }

  async create({ id, invitation, lobby, shelf, at }: NewTable): Promise<void> {
    await this.#run(
      `WITH made AS (
         INSERT INTO tables (id, invitation, seq, game, status, public, made_at, touched_at, lobby)
         VALUES ($1, $2, 0, $3, $4, $5, $6, $6, $7) RETURNING id)
       INSERT INTO members (guest, table_id) SELECT DISTINCT unnest($8::text[]), id FROM made`,
      ...[id, invitation, shelf.game, shelf.status, shelf.public, at, lobby, shelf.members],
    );
  }

  async table(id: string): Promise<StoredTable | null> {
    return this.#one<StoredTable>('SELECT id, seq, lobby, play, archived FROM tables WHERE id = $1', id);
  }

  /** One statement, so one trip and one transaction: the others hear of it exactly when it is stored. */
  async commit({ id, from, lobby, play, entry, shelf, waitsFor, node, at }: Commit): Promise<boolean> {
    const stored = await this.#one(
      `WITH changed AS (
         UPDATE tables SET seq = seq + 1, touched_at = $3, archived = false, waits_for = $4,
           lobby = coalesce($5, lobby), play = coalesce($6, play),
           status = coalesce($7, status), public = coalesce($8, public)
         WHERE id = $1 AND seq = $2 RETURNING id, seq),
       happened AS (
         INSERT INTO entries (table_id, seq, kind, version, body)
         SELECT id, seq, $9, $10::integer, $11 FROM changed WHERE $9::text IS NOT NULL),
       stood AS (
         DELETE FROM members USING changed
         WHERE table_id = changed.id AND guest <> ALL ($12::text[])),
       sat AS (
         INSERT INTO members (guest, table_id) SELECT DISTINCT unnest($12::text[]), id FROM changed
         ON CONFLICT DO NOTHING)
       SELECT pg_notify($13, $14) FROM changed`,
      ...[id, from, at, waitsFor, lobby ?? null, play ?? null, shelf?.status ?? null, shelf?.public ?? null],
      ...[entry?.kind ?? null, entry?.version ?? null, entry?.body ?? null, shelf?.members ?? null],
      ...saying({ kind: 'table', node, id, seq: from + 1 }),
    );
    return stored !== null;
  }

  async entries(id: string, since: number, kind?: Entry['kind'], last?: number): Promise<Entry[]> {
    const rows = await this.#all<Entry>(
      `SELECT seq, kind, version, body FROM entries
       WHERE table_id = $1 AND seq > $2 AND kind = coalesce($3, kind) ORDER BY seq DESC LIMIT $4`,
      ...[id, since, kind ?? null, last ?? null],
    );
    return rows.reverse();
  }

  async entryOfVersion(id: string, version: number): Promise<Entry | null> {
    return this.#one<Entry>(
      'SELECT seq, kind, version, body FROM entries WHERE table_id = $1 AND version = $2',
      ...[id, version],
    );
  }

  async byInvitation(code: string): Promise<string | null> {
    return (await this.#one<{ id: string }>('SELECT id FROM tables WHERE invitation = $1', code))?.id ?? null;
  }

  async publicTables(game: string | null, limit: number): Promise<ListedTable[]> {
    return this.#all<ListedTable>(
      `SELECT id, seq, lobby, archived, waits_for AS "waitsFor" FROM tables
       WHERE public AND NOT archived AND status <> 'over' AND game = coalesce($1, game)
       ORDER BY made_at DESC LIMIT $2`,
      ...[game, limit],
    );
  }

  async tablesOf(guest: string, limit: number): Promise<ListedTable[]> {
    return this.#all<ListedTable>(
      `SELECT id, seq, lobby, archived, waits_for AS "waitsFor" FROM tables
       JOIN members ON members.table_id = id WHERE guest = $1 ORDER BY touched_at DESC LIMIT $2`,
      ...[guest, limit],
    );
  }

  async archive(untouchedSince: number): Promise<number> {
    const put = await this.#all(
      'UPDATE tables SET archived = true WHERE NOT archived AND touched_at < $1 RETURNING 1',
      untouchedSince,
    );
    return put.length;
  }

  async counts(): Promise<Record<string, number>> {
    const rows = await this.#all<{ status: string; count: number }>(
      'SELECT status, count(*) AS count FROM tables WHERE NOT archived GROUP BY status',
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  async addCode({ code, table, guest, expires }: CarryCode): Promise<void> {
    await this.#run(
      'INSERT INTO codes (code, table_id, guest, expires) VALUES ($1, $2, $3, $4)',
      ...[code, table, guest, expires],
    );
  }

  async takeCode(code: string, now: number): Promise<CarryCode | null> {
    await this.#run('DELETE FROM codes WHERE expires <= $1', now);
    return this.#one<CarryCode>(
      'DELETE FROM codes WHERE code = $1 RETURNING code, table_id AS "table", guest, expires',
      code,
    );
  }

  async close(): Promise<void> {
    await this.#line.close();
    await this.#pool.end();
  }
}
