import type { PostgresDatabase } from './postgres-database.ts';
import type { CarryCode, GuestsKept } from './store.ts';

/** Who there is, and what the house knows: guests, codes that carry seats, values every node shares. */
export function guestsIn(db: PostgresDatabase): GuestsKept {
  return {
    async house(key, offered) {
      await db.run('INSERT INTO house (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', key, offered);
      const row = await db.one<{ value: string }>('SELECT value FROM house WHERE key = $1', key);
      return row?.value ?? offered;
    },
    addGuest: (id, name, at) =>
      db.run('INSERT INTO guests (id, name, made_at) VALUES ($1, $2, $3)', id, name, at),
    async guestName(id) {
      return (await db.one<{ name: string }>('SELECT name FROM guests WHERE id = $1', id))?.name ?? null;
    },
    async guestSince(id) {
      return (await db.one<{ at: number }>('SELECT made_at AS at FROM guests WHERE id = $1', id))?.at ?? null;
    },
    renameGuest: (id, name) => db.run('UPDATE guests SET name = $2 WHERE id = $1', id, name),
    forgetGuest: (id) => db.run('DELETE FROM guests WHERE id = $1', id),
    addCode: ({ code, table, guest, expires }) =>
      db.run(
        'INSERT INTO codes (code, table_id, guest, expires) VALUES ($1, $2, $3, $4)',
        ...[code, table, guest, expires],
      ),
    async findCode(code, now) {
      await db.run('DELETE FROM codes WHERE expires <= $1', now);
      return db.one<CarryCode>(
        'SELECT code, table_id AS "table", guest, expires, taken_by AS "takenBy" FROM codes WHERE code = $1',
        code,
      );
    },
    takeCode: (code, guest) => db.run('UPDATE codes SET taken_by = $2 WHERE code = $1', code, guest),
  };
}
