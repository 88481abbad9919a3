import type { PostgresPipes } from './postgres-pipes.ts';

/** Another node was quicker, or what belongs there lies in the partition for everything else, or it is for later. */
const FINE = ['42P07', '23505', '23514', '57014', '55P03', '42P01'];

function unlessFine(error: unknown): void {
  if (!FINE.includes((error as { code?: string }).code ?? '')) throw error;
}

/** The partition of a month. */
const nameOf = (at: number): string => `entries_${new Date(at).toISOString().slice(0, 7).replace('-', '_')}`;

/** Makes room for what is said and done at tables opened this month and the next, a partition for each. */
export async function layOutMonths(pipes: PostgresPipes, now: number): Promise<void> {
  const date = new Date(now);
  const start = (ahead: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead);
  for (const ahead of [0, 1]) {
    const name = nameOf(start(ahead));
    try {
      const { rows } = await pipes.query({ text: 'SELECT to_regclass($1) AS there', values: [name] });
      if (rows[0].there !== null) continue;
      const range = `FROM (${start(ahead)}) TO (${start(ahead + 1)})`;
      await pipes.query({ text: `CREATE TABLE ${name} PARTITION OF entries FOR VALUES ${range}` });
    } catch (error) {
      unlessFine(error);
    }
  }
}

/** A month that nothing is left of makes room. What is still done at a table of that month goes where all else is. */
export async function clearMonths(pipes: PostgresPipes, now: number): Promise<void> {
  const { rows } = await pipes.query<{ name: string }>({
    text: `SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
           WHERE inhparent = 'entries'::regclass AND relname ~ '^entries_\\d{4}_\\d{2}$' AND relname < $1`,
    values: [nameOf(now)],
  });
  for (const { name } of rows) {
    // Nobody may write between the look and the end of it; who waits for that must not wait long.
    const text = `DO $$ BEGIN
      SET LOCAL lock_timeout = '2s';
      IF EXISTS (SELECT 1 FROM ${name}) THEN RETURN; END IF;
      LOCK TABLE entries IN ACCESS EXCLUSIVE MODE;
      IF NOT EXISTS (SELECT 1 FROM ${name}) THEN DROP TABLE ${name}; END IF;
    END $$`;
    await pipes.query({ text }).catch(unlessFine);
  }
}
