import type { PostgresPipes } from './postgres-pipes.ts';

/** Another node was quicker, or what belongs there lies in the partition for everything else: both are fine. */
const FINE = ['42P07', '23505', '23514', '57014', '55P03'];

/** Makes room for what is said and done at tables opened this month and the next, a partition for each. */
export async function layOutMonths(pipes: PostgresPipes, now: number): Promise<void> {
  const date = new Date(now);
  const start = (ahead: number) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead);
  for (const ahead of [0, 1]) {
    const name = `entries_${new Date(start(ahead)).toISOString().slice(0, 7).replace('-', '_')}`;
    try {
      const { rows } = await pipes.query({ text: 'SELECT to_regclass($1) AS there', values: [name] });
      if (rows[0].there !== null) continue;
      const range = `FROM (${start(ahead)}) TO (${start(ahead + 1)})`;
      await pipes.query({ text: `CREATE TABLE ${name} PARTITION OF entries FOR VALUES ${range}` });
    } catch (error) {
      if (!FINE.includes((error as { code?: string }).code ?? '')) throw error;
    }
  }
}
