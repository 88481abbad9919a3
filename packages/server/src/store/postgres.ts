import postgres from 'postgres';
import type {
  CarryCode,
  Commit,
  Entry,
  Line,
  ListedTable,
  Message,
  NewTable,
  OpenStore,
  Shelf,
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
const CHANNEL = 'undercroft';
/** Any number will do, as long as all nodes use the same. */
const SCHEMA_LOCK = 7_203_411;

/** Storage for several nodes: any of them serves any table, and each hears what the others change. */
export async function openPostgres(url: string): Promise<OpenStore> {
  const sql = postgres(url, { max: 10, onnotice: () => {}, types: { bigint: BIGINT_AS_NUMBER } });
  await sql.begin(async (sql) => {
    // Two nodes that start together would otherwise trip over each other's CREATE TABLE.
    await sql`SELECT pg_advisory_xact_lock(${SCHEMA_LOCK})`;
    await sql.unsafe(SCHEMA);
  });
  const line: Line = {
    say: async (message) => {
      await sql.notify(CHANNEL, JSON.stringify(message));
    },
    hear: async (listener, again) => {
      let first = true;
      await sql.listen(
        CHANNEL,
        (text) => listener(JSON.parse(text) as Message),
        () => {
          if (!first) again();
          first = false;
        },
      );
    },
  };
  return { store: new PostgresStore(sql), line };
}

/** Times in milliseconds fit a number until the year 287396. */
const BIGINT_AS_NUMBER = {
  to: 20,
  from: [20],
  serialize: (value: number) => String(value),
  parse: (text: string) => Number(text),
};

type Sql = postgres.Sql<{ bigint: number }>;

class PostgresStore implements Store {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  async house(key: string, offered: string): Promise<string> {
    await this.#sql`INSERT INTO house (key, value) VALUES (${key}, ${offered}) ON CONFLICT DO NOTHING`;
    const [row] = await this.#sql<{ value: string }[]>`SELECT value FROM house WHERE key = ${key}`;
    return row.value;
  }

  async addGuest(id: string, name: string, at: number): Promise<void> {
    await this.#sql`INSERT INTO guests (id, name, made_at) VALUES (${id}, ${name}, ${at})`;
  }

  async guestName(id: string): Promise<string | null> {
    const [row] = await this.#sql<{ name: string }[]>`SELECT name FROM guests WHERE id = ${id}`;
    return row?.name ?? null;
  }

  async renameGuest(id: string, name: string): Promise<void> {
    await this.#sql`UPDATE guests SET name = ${name} WHERE id = ${id}`;
  }

  async forgetGuest(id: string): Promise<void> {
    await this.#sql`DELETE FROM guests WHERE id = ${id}`;
  }

  async create({ id, invitation, lobby, shelf, at }: NewTable): Promise<void> {
    await this.#sql.begin(async (sql) => {
      await sql`INSERT INTO tables
        (id, invitation, seq, game, status, public, made_at, touched_at, lobby)
        VALUES (${id}, ${invitation}, 0, ${shelf.game}, ${shelf.status}, ${shelf.public},
          ${at}, ${at}, ${lobby})`;
      await seat(sql, id, shelf);
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const [row] = await this.#sql<StoredTable[]>`
      SELECT id, seq, lobby, play, archived FROM tables WHERE id = ${id}`;
    return row === undefined ? null : { ...row };
  }

  async commit({ id, from, lobby, play, entry, shelf, waitsFor, node, at }: Commit): Promise<boolean> {
    return this.#sql.begin(async (sql) => {
      const changed = await sql`UPDATE tables SET seq = seq + 1, touched_at = ${at}, archived = false,
        waits_for = ${waitsFor}, lobby = coalesce(${lobby ?? null}, lobby), play = coalesce(${play ?? null}, play)
        WHERE id = ${id} AND seq = ${from}`;
      if (changed.count === 0) return false;
      const message: Message = { kind: 'table', node, id, seq: from + 1 };
      // Postgres sends these one after another on one connection without waiting for each reply.
      await Promise.all([
        entry &&
          sql`INSERT INTO entries (table_id, seq, kind, version, body)
            VALUES (${id}, ${from + 1}, ${entry.kind}, ${entry.version}, ${entry.body})`,
        shelf && sql`UPDATE tables SET status = ${shelf.status}, public = ${shelf.public} WHERE id = ${id}`,
        shelf && seat(sql, id, shelf),
        sql`SELECT pg_notify(${CHANNEL}, ${JSON.stringify(message)})`,
      ]);
      return true;
    });
  }

  async entries(id: string, since: number, kind?: Entry['kind'], last?: number): Promise<Entry[]> {
    const rows = await this.#sql<Entry[]>`
      SELECT seq, kind, version, body FROM entries
      WHERE table_id = ${id} AND seq > ${since} AND kind = coalesce(${kind ?? null}, kind)
      ORDER BY seq DESC LIMIT ${last ?? null}`;
    return rows.map((row) => ({ ...row })).reverse();
  }

  async entryOfVersion(id: string, version: number): Promise<Entry | null> {
    const [row] = await this.#sql<Entry[]>`
      SELECT seq, kind, version, body FROM entries WHERE table_id = ${id} AND version = ${version}`;
    return row === undefined ? null : { ...row };
  }

  async byInvitation(code: string): Promise<string | null> {
    const [row] = await this.#sql<{ id: string }[]>`SELECT id FROM tables WHERE invitation = ${code}`;
    return row?.id ?? null;
  }

  async publicTables(game: string | null, limit: number): Promise<ListedTable[]> {
    const rows = await this.#sql<ListedTable[]>`
      SELECT id, seq, lobby, archived, waits_for AS "waitsFor" FROM tables
      WHERE public AND NOT archived AND status <> 'over' AND game = coalesce(${game}, game)
      ORDER BY made_at DESC LIMIT ${limit}`;
    return rows.map((row) => ({ ...row }));
  }

  async tablesOf(guest: string, limit: number): Promise<ListedTable[]> {
    const rows = await this.#sql<ListedTable[]>`
      SELECT id, seq, lobby, archived, waits_for AS "waitsFor" FROM tables
      JOIN members ON members.table_id = id WHERE guest = ${guest}
      ORDER BY touched_at DESC LIMIT ${limit}`;
    return rows.map((row) => ({ ...row }));
  }

  async archive(untouchedSince: number): Promise<number> {
    const { count } = await this.#sql`
      UPDATE tables SET archived = true WHERE NOT archived AND touched_at < ${untouchedSince}`;
    return count;
  }

  async counts(): Promise<Record<string, number>> {
    const rows = await this.#sql<{ status: string; count: number }[]>`
      SELECT status, count(*) AS count FROM tables WHERE NOT archived GROUP BY status`;
    return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
  }

  async addCode({ code, table, guest, expires }: CarryCode): Promise<void> {
    await this.#sql`INSERT INTO codes (code, table_id, guest, expires)
      VALUES (${code}, ${table}, ${guest}, ${expires})`;
  }

  async takeCode(code: string, now: number): Promise<CarryCode | null> {
    await this.#sql`DELETE FROM codes WHERE expires <= ${now}`;
    const [row] = await this.#sql<CarryCode[]>`
      DELETE FROM codes WHERE code = ${code} RETURNING code, table_id AS "table", guest, expires`;
    return row === undefined ? null : { ...row };
  }

  async close(): Promise<void> {
    await this.#sql.end({ timeout: 5 });
  }
}

async function seat(
  sql: postgres.TransactionSql<{ bigint: number }>,
  id: string,
  shelf: Shelf,
): Promise<void> {
  await sql`DELETE FROM members WHERE table_id = ${id}`;
  for (const guest of shelf.members) {
    await sql`INSERT INTO members (guest, table_id) VALUES (${guest}, ${id}) ON CONFLICT DO NOTHING`;
  }
}
