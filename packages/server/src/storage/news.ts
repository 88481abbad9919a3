import type { Sql } from './sql.ts';

/** What every node has to know: who is gone, called otherwise or signed out, whom somebody hears, what holds for all. */
export type NewsKind = 'forgotten' | 'renamed' | 'signed-out' | 'shunned' | 'rules';

export interface NewsLine {
  readonly epoch: number;
  readonly kind: NewsKind;
  /** Whom it is about; '' for everybody. */
  readonly guest: string;
}

/** All news in the order in which it came to hold. */
export const newsKeptIn = (sql: Sql) => ({
  /**
   * To be said in the transaction that makes it so. One after the other: whoever has read up to an epoch has missed
   * none before it.
   */
  async add(kind: NewsKind, guest: string, at: number): Promise<number> {
    await sql.run(sql.dialect.alone('news'));
    const row = await sql.one<{ epoch: number }>(
      `INSERT INTO news (epoch, kind, guest, at) SELECT coalesce(max(epoch), 0) + 1, ?, ?, ? FROM news
       RETURNING epoch`,
      ...[kind, guest, at],
    );
    return row?.epoch ?? 0;
  },

  async newest(): Promise<number> {
    const row = await sql.one<{ epoch: number }>('SELECT coalesce(max(epoch), 0) AS epoch FROM news');
    return row?.epoch ?? 0;
  },

  /** What came after an epoch. */
  since: (epoch: number, limit: number): Promise<NewsLine[]> =>
    sql.all('SELECT epoch, kind, guest FROM news WHERE epoch > ? ORDER BY epoch LIMIT ?', epoch, limit),

  /** What everybody has read by now; the newest stays, so that numbers go on, but not whom it was about. */
  async tidy(before: number): Promise<void> {
    await sql.run('DELETE FROM news WHERE at < ? AND epoch < (SELECT max(epoch) FROM news)', before);
    await sql.run("UPDATE news SET guest = '' WHERE at < ?", before);
  },
});
export type NewsKept = ReturnType<typeof newsKeptIn>;
