import type { Sql } from './sql.ts';
import type { GuestsKept } from './store.ts';

/** Who there is, and what the house knows: guests, codes that carry seats, values every node shares. */
export function guestsIn(sql: Sql): GuestsKept {
  return {
    async settled(key, offered) {
      await sql.run('INSERT INTO house (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING', key, offered);
      const row = await sql.one<{ value: string }>('SELECT value FROM house WHERE key = ?', key);
      return row?.value ?? offered;
    },
    addGuest: (id, name, at) =>
      sql.run('INSERT INTO guests (id, name, made_at) VALUES (?, ?, ?)', id, name, at),
    async guestName(id) {
      return (await sql.one<{ name: string }>('SELECT name FROM guests WHERE id = ?', id))?.name ?? null;
    },
    async guestSince(id) {
      return (await sql.one<{ at: number }>('SELECT made_at AS at FROM guests WHERE id = ?', id))?.at ?? null;
    },
    addCode: ({ code, table, guest, expires }) =>
      sql.run(
        'INSERT INTO codes (code, table_id, guest, expires) VALUES (?, ?, ?, ?)',
        ...[code, table, guest, expires],
      ),
    async findCode(code, now) {
      await sql.run('DELETE FROM codes WHERE expires <= ?', now);
      return sql.one(
        'SELECT code, table_id AS "table", guest, expires, taken_by AS "takenBy" FROM codes WHERE code = ?',
        code,
      );
    },
    takeCode: (code, guest) => sql.run('UPDATE codes SET taken_by = ? WHERE code = ?', guest, code),
  };
}
