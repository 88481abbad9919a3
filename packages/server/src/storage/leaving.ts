import type { Sql } from './sql.ts';

/** Guests who are being forgotten: what is still to do at tables is known until it is done. */
export const leavingIn = (sql: Sql) => ({
  /** From now on there is no such guest; what names them at tables follows. */
  async add(guest: string, at: number): Promise<void> {
    await sql.run('DELETE FROM codes WHERE guest = ?', guest);
    await sql.run('DELETE FROM guests WHERE id = ?', guest);
    await sql.run('INSERT INTO leaving (guest, at) VALUES (?, ?) ON CONFLICT DO NOTHING', guest, at);
  },

  /** Whoever has waited longest first. */
  guests: (limit: number): Promise<string[]> =>
    sql.ids('SELECT guest AS id FROM leaving ORDER BY at, guest LIMIT ?', limit),

  /** Nothing at this table names them any more. */
  left: (guest: string, table: string) =>
    sql.run('DELETE FROM sat WHERE guest = ? AND table_id = ?', guest, table),

  /** Nothing anywhere does; false while there is still something to do. */
  async gone(guest: string): Promise<boolean> {
    const gone = await sql.one(
      `DELETE FROM leaving WHERE guest = ? AND NOT EXISTS (SELECT 1 FROM sat WHERE sat.guest = leaving.guest)
       RETURNING guest`,
      guest,
    );
    return gone !== null;
  },
});
