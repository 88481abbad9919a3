import type { PostgresPipes, Query } from './postgres-pipes.ts';
import { asking, type Dialect, type Sql, type Statement } from './sql.ts';
import { StorageAway } from './store.ts';

/** Connection lost, too many of them, no room, told to stop: PostgreSQL's classes for that; without one, no line. */
const AWAY = /^(08|53|57|58)/;
function isAway(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return typeof code !== 'string' || code.startsWith('E') || AWAY.test(code);
}

/** Two transactions stood in each other's way: the one that gave way may try again. */
const gaveWay = (error: unknown) => ['40001', '40P01'].includes((error as { code?: string }).code ?? '');
const TRIES = 5;

const dialect: Dialect = {
  among: (column) => `${column} = ANY (ARRAY(SELECT json_array_elements_text(CAST(? AS json))))`,
  holds: (whole, part) => `strpos(${whole}, ${part}) > 0`,
  gathered: (what, by) => `coalesce(json_agg(${what} ORDER BY ${by})::text, '[]')`,
  changed: 'EXISTS (SELECT 1 FROM changed)',
  // Its log holds the lines and not their pages: a third of a kilobyte less is not worth a thought a line.
  squeezed: (value) => value,
  unsqueezed: (column) => column,
  alone: (table) => `LOCK TABLE ${table} IN EXCLUSIVE MODE`,
  now: 'CAST(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)',
};

/** PostgreSQL counts its values. */
function counted(text: string): string {
  let count = 0;
  return text.replaceAll('?', () => `$${++count}`);
}

/** Every statement once, counted, and by a name, so that the database plans it once a connection. */
const known = new Map<string, { readonly name: string; readonly text: string }>();
function named(text: string): { readonly name: string; readonly text: string } {
  const before = known.get(text);
  if (before !== undefined) return before;
  const fresh = { name: `undercroft_${known.size}`, text: counted(text) };
  known.set(text, fresh);
  return fresh;
}

/** All parts as one statement, so one trip and one transaction: others hear of it exactly when it is stored. */
function asOne([first, ...rest]: readonly Statement[], told: Statement | undefined): Statement {
  const parts = rest.map(({ text }, at) => `, part_${at} AS (${text})`).join('');
  return {
    text: `WITH changed AS (${first.text})${parts} SELECT ${told?.text ?? '1'} FROM changed`,
    values: [first, ...rest, ...(told ? [told] : [])].flatMap(({ values }) => values),
  };
}

function over(query: Query, onFault: () => void, transaction: Sql['transaction'] | null): Sql {
  const ask = async ({ text, values }: Statement) => {
    try {
      return (await query({ ...named(text), values: [...values] })).rows as object[];
    } catch (error) {
      onFault();
      throw isAway(error) ? new StorageAway(String(error)) : error;
    }
  };
  const sql: Sql = {
    dialect,
    ...asking(ask),
    change: async (parts, told) => (await ask(asOne(parts, told))).length > 0,
    // One inside another is part of it.
    transaction: transaction ?? ((deed) => deed(sql)),
  };
  return sql;
}

/** Questions to the database. */
export function postgresSql(pipes: PostgresPipes, onFault: () => void): Sql {
  async function transaction<T>(deed: (sql: Sql) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await pipes.alone((query) => deed(over(query, onFault, null)));
      } catch (error) {
        if (gaveWay(error) && tries < TRIES) continue;
        throw error;
      }
    }
  }
  return over((query) => pipes.query(query), onFault, transaction);
}
