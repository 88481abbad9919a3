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
  Renewed,
  Shelf,
  Store,
  StoredSet,
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
  CREATE TABLE IF NOT EXISTS sets (hash text PRIMARY KEY, body text NOT NULL, used_at bigint NOT NULL);
  ALTER TABLE tables ADD COLUMN IF NOT EXISTS summary text;
  ALTER TABLE tables ADD COLUMN IF NOT EXISTS host text;
  ALTER TABLE tables ADD COLUMN IF NOT EXISTS set_hash text;
  ALTER TABLE members ADD COLUMN IF NOT EXISTS seat integer;
  CREATE INDEX IF NOT EXISTS tables_set ON tables (set_hash) WHERE set_hash IS NOT NULL;
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
  // Connections come back by themselves.
  return { store: new PostgresStore(sql), line, lost: new Promise(() => {}) };
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

  async create({ id, invitation, lobby, shelf, set, at }: NewTable): Promise<boolean> {
    return this.#sql.begin(async (sql) => {
      const made = await sql`INSERT INTO tables
        (id, invitation, seq, game, status, public, made_at, touched_at, lobby)
        VALUES (${id}, ${invitation}, 0, ${shelf.game}, '', false, ${at}, ${at}, ${lobby})
        ON CONFLICT (id) DO NOTHING`;
      if (made.count === 0) return false;
      await keep(sql, set, at);
      await shelve(sql, id, shelf);
      return true;
    });
  }

  async table(id: string): Promise<StoredTable | null> {
    const [row] = await this.#sql<StoredTable[]>`
      SELECT id, seq, lobby, play, archived, body AS "set" FROM tables
      LEFT JOIN sets ON hash = set_hash WHERE id = ${id}`;
    return row === undefined ? null : { ...row };
  }

  async commit({ id, from, lobby, play, entry, shelf, set, waitsFor, node, at }: Commit): Promise<boolean> {
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
        keep(sql, set, at),
        shelf && shelve(sql, id, shelf),
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

  async publicTables(game: string | null, guest: string | null, limit: number): Promise<ListedTable[]> {
    const rows = await this.#sql<ListedTable[]>`
      SELECT id, coalesce(summary, '') AS summary, seat, coalesce(host = ${guest}, false) AS host, archived,
        waits_for AS "waitsFor"
      FROM tables LEFT JOIN members ON table_id = id AND guest = ${guest}
      WHERE public AND NOT archived AND status <> 'over' AND game = coalesce(${game}, game)
      ORDER BY made_at DESC LIMIT ${limit}`;
    return rows.map((row) => ({ ...row }));
  }

  async tablesOf(guest: string, limit: number): Promise<ListedTable[]> {
    const rows = await this.#sql<ListedTable[]>`
      SELECT id, coalesce(summary, '') AS summary, seat, coalesce(host = ${guest}, false) AS host, archived,
        waits_for AS "waitsFor"
      FROM tables
      JOIN members ON members.table_id = id WHERE guest = ${guest}
      ORDER BY touched_at DESC LIMIT ${limit}`;
    return rows.map((row) => ({ ...row }));
  }

  async archive(untouchedSince: number): Promise<number> {
    const { count } = await this.#sql`
      UPDATE tables SET archived = true WHERE NOT archived AND touched_at < ${untouchedSince}`;
    return count;
  }

  async tidy(unusedSince: number): Promise<void> {
    await this.#sql`DELETE FROM sets WHERE used_at < ${unusedSince}
      AND NOT EXISTS (SELECT 1 FROM tables WHERE set_hash IS NOT NULL AND set_hash = hash)`;
  }

  async probe(at: number): Promise<void> {
    await this.#sql`INSERT INTO house (key, value) VALUES ('probe', ${String(at)})
      ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
  }

  async oldTables(limit: number): Promise<{ id: string; lobby: string }[]> {
    return [
      ...(await this.#sql<{ id: string; lobby: string }[]>`
        SELECT id, lobby FROM tables WHERE summary IS NULL LIMIT ${limit}`),
    ];
  }

  async renew(id: string, renewed: Renewed): Promise<void> {
    await this.#sql.begin(async (sql) => {
      if (renewed === null) return sql`UPDATE tables SET summary = '' WHERE id = ${id}`;
      await sql`UPDATE tables SET lobby = ${renewed.lobby} WHERE id = ${id}`;
      await keep(sql, renewed.set, renewed.at);
      return shelve(sql, id, renewed.shelf);
    });
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

type Transaction = postgres.TransactionSql<{ bigint: number }>;

async function keep(sql: Transaction, set: StoredSet | null | undefined, at: number): Promise<void> {
  if (!set) return;
  await sql`INSERT INTO sets (hash, body, used_at) VALUES (${set.hash}, ${set.body}, ${at})
    ON CONFLICT (hash) DO UPDATE SET used_at = excluded.used_at`;
}

async function shelve(sql: Transaction, id: string, shelf: Shelf): Promise<void> {
  await sql`UPDATE tables SET status = ${shelf.status}, public = ${shelf.public},
    summary = ${shelf.summary}, host = ${shelf.host}, set_hash = ${shelf.set} WHERE id = ${id}`;
  await sql`DELETE FROM members WHERE table_id = ${id}`;
  for (const { guest, seat } of shelf.members) {
    await sql`INSERT INTO members (guest, table_id, seat) VALUES (${guest}, ${id}, ${seat})
      ON CONFLICT DO NOTHING`;
  }
}
