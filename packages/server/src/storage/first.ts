import type { Sql } from './sql.ts';

/** What somebody does once: its table, what tells one such thing from another, and when it was done. */
interface DoneOnce {
  readonly table: string;
  readonly key: readonly string[];
  readonly at: string;
}

/** Two were the same person: of what both have done the first stays, and all of it is the other's. */
export async function firstStays(
  sql: Sql,
  { table, key, at }: DoneOnce,
  from: string,
  to: string,
): Promise<void> {
  const same = key.map((column) => `other.${column} = ${table}.${column}`).join(' AND ');
  for (const [one, two] of [
    [to, from],
    [from, to],
  ]) {
    await sql.run(
      `DELETE FROM ${table} WHERE guest = ? AND EXISTS (SELECT 1 FROM ${table} AS other WHERE ${same} AND other.guest = ?
         AND (other.${at} < ${table}.${at} OR (other.${at} = ${table}.${at} AND other.guest = ?)))`,
      ...[one, two, from],
    );
  }
  await sql.run(`UPDATE ${table} SET guest = ? WHERE guest = ?`, to, from);
}
