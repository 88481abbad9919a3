import { Client, type ClientConfig, types } from 'pg';
import { SHAPE, stepsFrom } from './migrations.ts';
import { PostgresDatabase } from './postgres-database.ts';
import { PostgresLine, saying } from './postgres-line.ts';
import { layOutMonths } from './postgres-months.ts';
import { peopleIn } from './postgres-people.ts';
import { PostgresPipes } from './postgres-pipes.ts';
import { counted, sqlOver } from './sql.ts';
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
/** All that was said and done at the table $1: it lies where its month does. */
const ENTRIES_OF_TABLE = 'table_id = $1 AND opened_at = (SELECT made_at FROM tables WHERE id = $1)';
/** What lists are made of, where it comes with a change ($1 to $11: see `shelved`). */
const SHELF = `status = coalesce($2, status), public = coalesce($3, public),
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
/** Commits that wait for the disk at the same time reach it together. */
const CONNECTIONS = 10;

/** Storage for several nodes: any of them serves any table, and each hears what the others change. */
export async function openPostgres(url: string): Promise<OpenStore> {
  const config: ClientConfig = {
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    statement_timeout: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
    types: {
      // Times in milliseconds fit a number until the year 287396.
      getTypeParser: (type, format) => (type === BIGINT ? Number : types.getTypeParser(type, format)),
    },
  };
  await migrate(url);
  const pipes = new PostgresPipes(config, CONNECTIONS);
  await layOutMonths(pipes, Date.now());
  const line = new PostgresLine(config, pipes);
  const db = new PostgresDatabase(pipes);
  const store = new PostgresStore(db, pipes, line);
  const sql = sqlOver((text, values) => db.all(counted(text), ...values));
  return { store, people: peopleIn(db), sql, line, lost: new Promise(() => {}) };
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
  readonly #pipes: PostgresPipes;
  readonly #line: PostgresLine;

  constructor(db: PostgresDatabase, pipes: PostgresPipes, line: PostgresLine) {
    this.#db = db;
    this.#pipes = pipes;
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
         INSERT INTO tables (id, invitation, seq, game, made_at, touched_at, status, public, host, set_hash)
         VALUES ($1, $12, 0, $13, $11, $11, $2, $3, $5, $6)
         ON CONFLICT (id) DO NOTHING RETURNING id),
       agreed AS (INSERT INTO lobbies (table_id, body, summary) SELECT id, $14, $4 FROM changed),
       ${SHELVED} SELECT id FROM changed`,
      ...shelved(id, shelf, set, at),
      ...[invitation, shelf.game, lobby],
    );
    return made !== null;
  }

  async table(id: string): Promise<StoredTable | null> {
    return this.#db.one<StoredTable>(
      `SELECT id, tables.seq, lobbies.body AS lobby, plays.body AS play, archived, sets.body AS "set",
         array(
           SELECT entries.body FROM entries WHERE opened_at = made_at AND entries.table_id = id
             AND entries.seq > plays.seq AND kind = 'update' ORDER BY entries.seq
         ) AS steps
       FROM tables JOIN lobbies ON lobbies.table_id = id
       LEFT JOIN plays ON plays.table_id = id LEFT JOIN sets ON hash = set_hash WHERE id = $1`,
      id,
    );
  }

  /** One statement, so one trip and one transaction: the others hear of it exactly when it is stored. */
  async commit(commit: Commit): Promise<boolean> {
    const { id, from, lobby, play, entry, shelf, set, at, waitsFor, botAsked, dueAt, node } = commit;
    if (entry && (lobby ?? play ?? shelf ?? set) === undefined) return this.#append(commit, entry);
    const stored = await this.#db.one(
      `WITH changed AS (
         UPDATE tables SET seq = seq + 1, touched_at = $11, archived = false, waits_for = $13,
           bot_asked = $21, due_at = $22, ${SHELF}
         WHERE id = $1 AND seq = $12 RETURNING id, seq, made_at),
       agreed AS (
         UPDATE lobbies SET body = coalesce($14, body), summary = coalesce($4, summary) FROM changed
         WHERE table_id = changed.id AND coalesce($14, $4) IS NOT NULL),
       stands AS (
         INSERT INTO plays (table_id, seq, body) SELECT id, seq, $15 FROM changed WHERE $15::text IS NOT NULL
         ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body),
       happened AS (
         INSERT INTO entries (table_id, seq, kind, version, body, opened_at)
         SELECT id, seq, $16, $17::integer, $18, made_at FROM changed WHERE $16::text IS NOT NULL),
       ${SHELVED} SELECT pg_notify($19, $20) FROM changed`,
      ...shelved(id, shelf, set, at),
      ...[from, waitsFor, lobby ?? null, play ?? null],
      ...[entry?.kind ?? null, entry?.version ?? null, entry?.body ?? null],
      ...saying({ kind: 'table', node, id, seq: from + 1 }),
      ...[botAsked, dueAt],
    );
    return stored !== null;
  }

  /** Most changes are an answer and nothing else: a line that grows, and one that moves on. */
  async #append({ id, from, at, waitsFor, botAsked, dueAt, node }: Commit, entry: Omit<Entry, 'seq'>) {
    const stored = await this.#db.one(
      `WITH changed AS (
         UPDATE tables SET seq = seq + 1, touched_at = $3, archived = false, waits_for = $4, bot_asked = $5,
           due_at = $6
         WHERE id = $1 AND seq = $2 RETURNING id, seq, made_at),
       happened AS (
         INSERT INTO entries (table_id, seq, kind, version, body, opened_at)
         SELECT id, seq, $7, $8::integer, $9, made_at FROM changed)
       SELECT pg_notify($10, $11) FROM changed`,
      ...[id, from, at, waitsFor, botAsked, dueAt, entry.kind, entry.version, entry.body],
      ...saying({ kind: 'table', node, id, seq: from + 1 }),
    );
    return stored !== null;
  }

  async entries(id: string, since: number, kind?: Entry['kind'], last?: number): Promise<Entry[]> {
    const rows = await this.#db.all<Entry>(
      `SELECT seq, kind, version, body FROM entries
       WHERE ${ENTRIES_OF_TABLE} AND seq > $2 AND kind = coalesce($3, kind) ORDER BY seq DESC LIMIT $4`,
      ...[id, since, kind ?? null, last ?? null],
    );
    return rows.reverse();
  }

  async entryOfVersion(id: string, version: number): Promise<Entry | null> {
    return this.#db.one<Entry>(
      `SELECT seq, kind, version, body FROM entries WHERE ${ENTRIES_OF_TABLE} AND version = $2`,
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
      `SELECT ${LISTED} FROM tables JOIN lobbies ON lobbies.table_id = id
       LEFT JOIN members ON members.table_id = id AND guest = $1
       WHERE public AND NOT archived AND status <> 'over' AND game = coalesce($2, game)
       ORDER BY made_at DESC LIMIT $3`,
      ...[guest, game, limit],
    );
  }

  async tablesOf(guest: string, limit: number): Promise<ListedTable[]> {
    return this.#db.all<ListedTable>(
      `SELECT ${LISTED} FROM tables JOIN lobbies ON lobbies.table_id = id
       JOIN members ON members.table_id = id WHERE guest = $1
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
      `DELETE FROM entries WHERE ${ENTRIES_OF_TABLE} AND seq = ANY ($2::integer[]) AND kind = 'chat'`,
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

  async pack(id: string, seq: number, play: string | null, record: Uint8Array, at: number): Promise<void> {
    await this.#db.run(
      `WITH put AS (UPDATE tables SET packed = true WHERE id = $1 AND seq = $2 AND NOT packed RETURNING id),
       kept AS (INSERT INTO records (table_id, body, packed_at) SELECT id, $3, $4::bigint FROM put),
       stands AS (
         UPDATE plays SET seq = $2, body = coalesce($5, body) FROM put WHERE table_id = put.id)
       DELETE FROM entries USING put WHERE ${ENTRIES_OF_TABLE} AND kind = 'update'`,
      ...[id, seq, record, at, play],
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
      `WITH said AS (DELETE FROM entries WHERE ${ENTRIES_OF_TABLE}),
       agreed AS (DELETE FROM lobbies WHERE table_id = $1),
       stood AS (DELETE FROM plays WHERE table_id = $1),
       sat AS (DELETE FROM members WHERE table_id = $1),
       kept AS (DELETE FROM records WHERE table_id = $1),
       coded AS (DELETE FROM codes WHERE table_id = $1)
       DELETE FROM tables WHERE id = $1`,
      id,
    );
  }

  async tidy(unusedSince: number): Promise<void> {
    await layOutMonths(this.#pipes, Date.now());
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
    return this.#db.all(
      'SELECT table_id AS id, body AS lobby FROM lobbies WHERE summary IS NULL LIMIT $1',
      limit,
    );
  }

  async renew(id: string, renewed: Renewed): Promise<void> {
    if (renewed === null) return this.#db.run("UPDATE lobbies SET summary = '' WHERE table_id = $1", id);
    await this.#db.run(
      `WITH changed AS (UPDATE tables SET ${SHELF} WHERE id = $1 RETURNING id),
       agreed AS (UPDATE lobbies SET body = $12, summary = $4 FROM changed WHERE table_id = changed.id),
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
    await this.#pipes.end();
  }
}
