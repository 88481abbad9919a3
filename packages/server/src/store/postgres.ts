import { Client, Pool, type PoolConfig, types } from 'pg';
import { SHAPE, stepsFrom } from './migrations.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { PostgresLine, saying } from './postgres-line.ts';
import { peopleIn } from './postgres-people.ts';
import type {
  CarryCode,
  Commit,
  Entry,
  ListedTable,
  NewTable,
  OpenStore,
  Renewed,
  Shelf,
  Store,
  StoredSet,
  StoredTable,
} from './store.ts';

/** What a list shows to the guest $1. */
const LISTED = `id, coalesce(summary, '') AS summary, seat, coalesce(host = $1, false) AS host, archived,
  waits_for AS "waitsFor"`;
/** What lists are made of, where it comes with a change ($1 to $11: see `shelved`). */
const SHELF = `status = coalesce($2, status), public = coalesce($3, public), summary = coalesce($4, summary),
  host = coalesce($5, host), set_hash = CASE WHEN $2::text IS NULL THEN set_hash ELSE $6 END`;
const SHELVED = `
  stood AS (DELETE FROM members USING changed WHERE table_id = changed.id AND guest <> ALL ($7::text[])),
  sat AS (
    INSERT INTO members (guest, table_id, seat)
    SELECT sitting.guest, changed.id, sitting.seat
    FROM changed, unnest($7::text[], $8::integer[]) AS sitting (guest, seat)
    ON CONFLICT (guest, table_id) DO UPDATE SET seat = excluded.seat),
  kept AS (
    INSERT INTO sets (hash, body, used_at) SELECT $9, $10, $11::bigint FROM changed WHERE $9::text IS NOT NULL
    ON CONFLICT (hash) DO UPDATE SET used_at = excluded.used_at)`;

function shelved(id: string, shelf: Shelf | undefined, set: StoredSet | null | undefined, at: number) {
  const { status = null, host = null, summary = null, members } = shelf ?? {};
  const guests = members?.map(({ guest }) => guest) ?? null;
  const seats = members?.map(({ seat }) => seat) ?? null;
  return [
    ...[id, status, shelf?.public ?? null, summary, host, shelf?.set ?? null],
    ...[guests, seats, set?.hash ?? null, set?.body ?? null, at],
  ];
}

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
  await migrate(url);
  const line = new PostgresLine(config, pool);
  const db = new PostgresDatabase(pool);
  return { store: new PostgresStore(db, line), people: peopleIn(db), line, lost: new Promise(() => {}) };
}

/** Brings the database into today's shape, all of it or nothing; nodes that start together wait for the first. */
async function migrate(url: string): Promise<void> {
  // A large table may take longer than any question a guest asks: no limit but for getting through.
  const client = new Client({ connectionString: url, connectionTimeoutMillis: PATIENCE_MS });
  await client.connect();
  try {
    await client.query(`BEGIN; SELECT pg_advisory_xact_lock(${SCHEMA_LOCK});
      CREATE TABLE IF NOT EXISTS house (key text PRIMARY KEY, value text NOT NULL);`);
    const said = await client.query<{ value: string }>('SELECT value FROM house WHERE key = $1', [SHAPE]);
    const { steps, shape } = stepsFrom(said.rows[0]?.value ?? null);
    for (const { postgres } of steps) for (const statement of postgres) await client.query(statement);
    await client.query(
      `INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      [SHAPE, shape],
    );
    await client.query('COMMIT');
  } finally {
    // Whatever is not committed by now is undone with the connection.
    await client.end();
  }
}

class PostgresStore implements Store {
  readonly #db: PostgresDatabase;
  readonly #line: PostgresLine;

  constructor(db: PostgresDatabase, line: PostgresLine) {
    this.#db = db;
    this.#line = line;
  }

  async house(key: string, offered: string): Promise<string> {
    await this.#db.run('INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', key, offered);
    const row = await this.#db.one<{ value: string }>('SELECT value FROM house WHERE key = $1', key);
    return row?.value ?? offered;
  }

  async addGuest(id: string, name: string, at: number): Promise<void> {
    await this.#db.run('INSERT INTO guests (id, name, made_at) VALUES ($1, $2, $3)', id, name, at);
  }

  async guestName(id: string): Promise<string | null> {
    return (await this.#db.one<{ name: string }>('SELECT name FROM guests WHERE id = $1', id))?.name ?? null;
  }

  async guestSince(id: string): Promise<number | null> {
    return (
      (await this.#db.one<{ at: number }>('SELECT made_at AS at FROM guests WHERE id = $1', id))?.at ?? null
    );
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.#db.run('UPDATE guests SET name = $2 WHERE id = $1', id, name);
  }

  async forgetGuest(id: string, node: string): Promise<void> {
    await this.#db.run(
      'WITH gone AS (DELETE FROM guests WHERE id = $1) SELECT pg_notify($2, $3)',
      ...[id, ...saying({ kind: 'forgotten', node, guest: id })],
    );
  }

  async create({ id, invitation, lobby, shelf, set, at }: NewTable): Promise<boolean> {
    const made = await this.#db.one(
      `WITH changed AS (
         INSERT INTO tables (id, invitation, seq, game, made_at, touched_at, lobby,
           status, public, summary, host, set_hash)
         VALUES ($1, $12, 0, $13, $11, $11, $14, $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO NOTHING RETURNING id),
       ${SHELVED} SELECT id FROM changed`,
      ...shelved(id, shelf, set, at),
      ...[invitation, shelf.game, lobby],
    );
    return made !== null;
  }

  async table(id: string): Promise<StoredTable | null> {
    return this.#db.one<StoredTable>(
      `SELECT id, seq, lobby, play, archived, body AS "set" FROM tables
       LEFT JOIN sets ON hash = set_hash WHERE id = $1`,
      id,
    );
  }

  /** One statement, so one trip and one transaction: the others hear of it exactly when it is stored. */
  async commit({ id, from, lobby, play, entry, shelf, set, at, ...change }: Commit): Promise<boolean> {
    const { waitsFor, botAsked, dueAt, node } = change;
    const stored = await this.#db.one(
      `WITH changed AS (
         UPDATE tables SET seq = seq + 1, touched_at = $11, archived = false, waits_for = $13,
           bot_asked = $21, due_at = $22, lobby = coalesce($14, lobby), play = coalesce($15, play), ${SHELF}
         WHERE id = $1 AND seq = $12 RETURNING id, seq),
       happened AS (
         INSERT INTO entries (table_id, seq, kind, version, body)
         SELECT id, seq, $16, $17::integer, $18 FROM changed WHERE $16::text IS NOT NULL),
       ${SHELVED} SELECT pg_notify($19, $20) FROM changed`,
      ...shelved(id, shelf, set, at),
      ...[from, waitsFor, lobby ?? null, play ?? null],
      ...[entry?.kind ?? null, entry?.version ?? null, entry?.body ?? null],
      ...saying({ kind: 'table', node, id, seq: from + 1 }),
      ...[botAsked, dueAt],
    );
    return stored !== null;
  }

  async entries(id: string, since: number, kind?: Entry['kind'], last?: number): Promise<Entry[]> {
    const rows = await this.#db.all<Entry>(
      `SELECT seq, kind, version, body FROM entries
       WHERE table_id = $1 AND seq > $2 AND kind = coalesce($3, kind) ORDER BY seq DESC LIMIT $4`,
      ...[id, since, kind ?? null, last ?? null],
    );
    return rows.reverse();
  }

  async entryOfVersion(id: string, version: number): Promise<Entry | null> {
    return this.#db.one<Entry>(
      'SELECT seq, kind, version, body FROM entries WHERE table_id = $1 AND version = $2',
      ...[id, version],
    );
  }

  async byInvitation(code: string): Promise<string | null> {
    return (
      (await this.#db.one<{ id: string }>('SELECT id FROM tables WHERE invitation = $1', code))?.id ?? null
    );
  }

  async publicTables(game: string | null, guest: string | null, limit: number): Promise<ListedTable[]> {
    return this.#db.all<ListedTable>(
      `SELECT ${LISTED} FROM tables LEFT JOIN members ON table_id = id AND guest = $1
       WHERE public AND NOT archived AND status <> 'over' AND game = coalesce($2, game)
       ORDER BY made_at DESC LIMIT $3`,
      ...[guest, game, limit],
    );
  }

  async tablesOf(guest: string, limit: number): Promise<ListedTable[]> {
    return this.#db.all<ListedTable>(
      `SELECT ${LISTED} FROM tables JOIN members ON members.table_id = id WHERE guest = $1
       ORDER BY touched_at DESC LIMIT $2`,
      ...[guest, limit],
    );
  }

  async allTablesOf(guest: string): Promise<string[]> {
    const rows = await this.#db.all<{ id: string }>(
      'SELECT table_id AS id FROM members WHERE guest = $1',
      guest,
    );
    return rows.map(({ id }) => id);
  }

  async unsay(table: string, seqs: readonly number[]): Promise<void> {
    await this.#db.run(
      `DELETE FROM entries WHERE table_id = $1 AND seq = ANY ($2::integer[]) AND kind = 'chat'`,
      ...[table, seqs],
    );
  }

  async archive(untouchedSince: number): Promise<number> {
    const put = await this.#db.all(
      'UPDATE tables SET archived = true WHERE NOT archived AND touched_at < $1 RETURNING 1',
      untouchedSince,
    );
    return put.length;
  }

  async unpacked(untouchedSince: number, limit: number): Promise<string[]> {
    const rows = await this.#db.all<{ id: string }>(
      `SELECT id FROM tables WHERE status = 'over' AND NOT packed AND touched_at < $1
       ORDER BY touched_at LIMIT $2`,
      ...[untouchedSince, limit],
    );
    return rows.map(({ id }) => id);
  }

  async pack(id: string, seq: number, record: Uint8Array, at: number): Promise<void> {
    await this.#db.run(
      `WITH put AS (UPDATE tables SET packed = true WHERE id = $1 AND seq = $2 AND NOT packed RETURNING id),
       kept AS (INSERT INTO records (table_id, body, packed_at) SELECT id, $3, $4::bigint FROM put)
       DELETE FROM entries USING put WHERE table_id = put.id AND kind = 'update'`,
      ...[id, seq, record, at],
    );
  }

  async repack(id: string, record: Uint8Array): Promise<void> {
    await this.#db.run('UPDATE records SET body = $2 WHERE table_id = $1', id, record);
  }

  async packed(id: string): Promise<Uint8Array | null> {
    const row = await this.#db.one<{ body: Uint8Array }>('SELECT body FROM records WHERE table_id = $1', id);
    return row?.body ?? null;
  }

  async untouched(since: number, limit: number): Promise<string[]> {
    const rows = await this.#db.all<{ id: string }>(
      'SELECT id FROM tables WHERE touched_at < $1 ORDER BY touched_at LIMIT $2',
      ...[since, limit],
    );
    return rows.map(({ id }) => id);
  }

  async remove(id: string): Promise<void> {
    await this.#db.run(
      `WITH said AS (DELETE FROM entries WHERE table_id = $1),
       sat AS (DELETE FROM members WHERE table_id = $1),
       kept AS (DELETE FROM records WHERE table_id = $1),
       coded AS (DELETE FROM codes WHERE table_id = $1)
       DELETE FROM tables WHERE id = $1`,
      id,
    );
  }

  async tidy(unusedSince: number): Promise<void> {
    await this.#db.run(
      `DELETE FROM sets WHERE used_at < $1
       AND NOT EXISTS (SELECT 1 FROM tables WHERE set_hash IS NOT NULL AND set_hash = hash)`,
      unusedSince,
    );
  }

  async probe(what: string): Promise<void> {
    await this.#db.run(
      `INSERT INTO house (key, value) VALUES ('probe', $1)
       ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      what,
    );
  }

  async oldTables(limit: number): Promise<{ id: string; lobby: string }[]> {
    return this.#db.all('SELECT id, lobby FROM tables WHERE summary IS NULL LIMIT $1', limit);
  }

  async renew(id: string, renewed: Renewed): Promise<void> {
    if (renewed === null) return this.#db.run("UPDATE tables SET summary = '' WHERE id = $1", id);
    await this.#db.run(
      `WITH changed AS (UPDATE tables SET lobby = $12, ${SHELF} WHERE id = $1 RETURNING id),
       ${SHELVED} SELECT id FROM changed`,
      ...shelved(id, renewed.shelf, renewed.set, renewed.at),
      renewed.lobby,
    );
  }

  async counts(): Promise<Record<string, number>> {
    const rows = await this.#db.all<{ status: string; count: number }>(
      'SELECT status, count(*) AS count FROM tables WHERE NOT archived GROUP BY status',
    );
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  async owed(untouchedSince: number, limit: number): Promise<string[]> {
    const rows = await this.#db.all<{ id: string }>(
      `SELECT id FROM tables WHERE bot_asked AND NOT archived AND touched_at <= $1
       ORDER BY touched_at LIMIT $2`,
      ...[untouchedSince, limit],
    );
    return rows.map(({ id }) => id);
  }

  async due(now: number, limit: number): Promise<string[]> {
    const rows = await this.#db.all<{ id: string }>(
      'SELECT id FROM tables WHERE due_at <= $1 ORDER BY due_at LIMIT $2',
      ...[now, limit],
    );
    return rows.map(({ id }) => id);
  }

  async addCode({ code, table, guest, expires }: Omit<CarryCode, 'takenBy'>): Promise<void> {
    await this.#db.run(
      'INSERT INTO codes (code, table_id, guest, expires) VALUES ($1, $2, $3, $4)',
      ...[code, table, guest, expires],
    );
  }

  async findCode(code: string, now: number): Promise<CarryCode | null> {
    await this.#db.run('DELETE FROM codes WHERE expires <= $1', now);
    return this.#db.one<CarryCode>(
      'SELECT code, table_id AS "table", guest, expires, taken_by AS "takenBy" FROM codes WHERE code = $1',
      code,
    );
  }

  async takeCode(code: string, guest: string): Promise<void> {
    await this.#db.run('UPDATE codes SET taken_by = $2 WHERE code = $1', code, guest);
  }

  async close(): Promise<void> {
    await this.#line.close();
    await this.#db.close();
  }
}
