import { Client, type ClientConfig, types } from 'pg';
import { theTime } from '../ground/clock.ts';
import { PostgresLine, saying } from '../line/postgres-line.ts';
import { SHAPE, stepsFrom } from './migrations.ts';
import { Months } from './postgres-months.ts';
import { PostgresPipes } from './postgres-pipes.ts';
import { postgresSql } from './postgres-sql.ts';
import { roomsIn } from './rooms.ts';
import { part } from './sql.ts';
import type { OpenStore } from './store.ts';

/** Any number will do, as long as all nodes use the same. */
const SCHEMA_LOCK = 7_203_411;
/** Nothing here takes long: what does not answer is broken, and whoever waits should know. */
const PATIENCE_MS = 10_000;
const BIGINT = 20;
/** Commits that wait for the disk at the same time reach it together. */
const CONNECTIONS = 10;

/** Storage for several nodes: any of them serves any table. Without another line they hear of changes through it. */
export async function openPostgres(url: string, otherLine = false): Promise<OpenStore> {
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
  const months = new Months(async (text, values) => (await pipes.query({ text, values: values ?? [] })).rows);
  await months.layOutAhead(theTime());
  const line = otherLine ? null : new PostgresLine(config, pipes);
  let faults = 0;
  const sql = postgresSql(pipes, () => {
    faults++;
  });
  const rooms = roomsIn(sql, {
    told:
      line &&
      (({ node, id, from }) =>
        part('pg_notify(?, ?)', ...saying({ kind: 'table', node, id, seq: from + 1 }))),
    upkeep: async () => {
      await months.layOutAhead(theTime());
      await months.clear(theTime());
    },
    close: () => pipes.end(),
  });
  return { ...rooms, sql, line, faults: () => faults, lost: new Promise(() => {}) };
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
    const { steps, shape } = stepsFrom(said.rows[0]?.value ?? null, 'postgres');
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
