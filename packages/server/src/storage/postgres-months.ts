/** Another node was quicker, or what belongs there lies in the partition for everything else, or it is for later. */
const FINE = ['42P07', '42710', '23505', '23514', '57014', '55P03', '42P01', '42P17'];

function unlessFine(error: unknown): void {
  if (!FINE.includes((error as { code?: string }).code ?? '')) throw error;
}

/** The partition of a month. */
const nameOf = (at: number): string => `entries_${new Date(at).toISOString().slice(0, 7).replace('-', '_')}`;
/** When the month of a moment begins, or one so many later. */
function startOf(at: number, later = 0): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + later);
}
/** Whoever commits is not kept waiting longer than this for a partition that comes or goes: it is tried again. */
const PATIENCE = '200ms';

type Query = (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

/** What is said and done at tables lies by the month in which they were opened, a partition for each. */
export class Months {
  readonly #query: Query;
  readonly #known = new Set<string>();

  constructor(query: Query) {
    this.#query = query;
  }

  /** Makes room for tables opened this month and the next. */
  async layOutAhead(now: number): Promise<void> {
    await this.layOut([startOf(now), startOf(now, 1)]).catch(unlessFine);
  }

  /** Makes room for tables opened at these moments. */
  async layOut(moments: readonly number[]): Promise<void> {
    for (const start of new Set(moments.map((at) => startOf(at)))) {
      const name = nameOf(start);
      if (this.#known.has(name)) continue;
      const [{ there }] = await this.#query('SELECT to_regclass($1) AS there', [name]);
      if (there === null) await this.#make(name, start);
      this.#known.add(name);
    }
  }

  /**
   * First a table of its own, then a partition: whoever commits meanwhile waits for neither. What it may hold is said
   * before, so that nothing has to be looked through.
   */
  async #make(name: string, start: number): Promise<void> {
    const end = startOf(start, 1);
    await this.#query(`DO $$ BEGIN
      SET LOCAL lock_timeout = '${PATIENCE}';
      CREATE TABLE ${name} (LIKE entries INCLUDING DEFAULTS INCLUDING CONSTRAINTS INCLUDING INDEXES);
      ALTER TABLE ${name} ADD CONSTRAINT of_month CHECK (opened_at >= ${start} AND opened_at < ${end});
      ALTER TABLE entries ATTACH PARTITION ${name} FOR VALUES FROM (${start}) TO (${end});
      ALTER TABLE ${name} DROP CONSTRAINT of_month;
    END $$`);
  }

  /** A month that nothing is left of makes room. What is still done at a table of that month goes where all else is. */
  async clear(now: number): Promise<void> {
    const rows = await this.#query(
      `SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
       WHERE inhparent = 'entries'::regclass AND relname ~ '^entries_\\d{4}_\\d{2}$' AND relname < $1`,
      [nameOf(now)],
    );
    for (const { name } of rows) {
      // Nobody may write between the look and the end of it.
      const text = `DO $$ BEGIN
        SET LOCAL lock_timeout = '${PATIENCE}';
        IF EXISTS (SELECT 1 FROM ${name}) THEN RETURN; END IF;
        LOCK TABLE entries IN ACCESS EXCLUSIVE MODE;
        IF NOT EXISTS (SELECT 1 FROM ${name}) THEN DROP TABLE ${name}; END IF;
      END $$`;
      await this.#query(text).catch(unlessFine);
      this.#known.delete(String(name));
    }
  }
}
