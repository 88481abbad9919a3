import type { AtOnce, SqliteDatabase } from './sqlite-database.ts';
import type { CarryCode, GuestsKept } from './store.ts';

/** Who there is, and what the house knows: guests, codes that carry seats, values every node shares. */
export function guestsIn(db: SqliteDatabase): AtOnce<GuestsKept> {
  return {
    house(key: string, offered: string): string {
      db.run('INSERT INTO house (key, value) VALUES (?, ?) ON CONFLICT DO NOTHING', key, offered);
      return db.one<{ value: string }>('SELECT value FROM house WHERE key = ?', key)?.value ?? offered;
    },
    addGuest(id: string, name: string, at: number): void {
      db.run('INSERT INTO guests (id, name, made_at) VALUES (?, ?, ?)', id, name, at);
    },
    guestName(id: string): string | null {
      return db.one<{ name: string }>('SELECT name FROM guests WHERE id = ?', id)?.name ?? null;
    },
    guestSince(id: string): number | null {
      return db.one<{ at: number }>('SELECT made_at AS at FROM guests WHERE id = ?', id)?.at ?? null;
    },
    renameGuest(id: string, name: string): void {
      db.run('UPDATE guests SET name = ? WHERE id = ?', name, id);
    },
    forgetGuest(id: string): void {
      db.run('DELETE FROM guests WHERE id = ?', id);
    },
    addCode({ code, table, guest, expires }: Omit<CarryCode, 'takenBy'>): void {
      db.run(
        'INSERT INTO codes (code, table_id, guest, expires) VALUES (?, ?, ?, ?)',
        ...[code, table, guest, expires],
      );
    },
    findCode(code: string, now: number): CarryCode | null {
      db.run('DELETE FROM codes WHERE expires <= ?', now);
      return db.one<CarryCode>(
        'SELECT code, table_id AS "table", guest, expires, taken_by AS takenBy FROM codes WHERE code = ?',
        code,
      );
    },
    takeCode(code: string, guest: string): void {
      db.run('UPDATE codes SET taken_by = ? WHERE code = ?', guest, code);
    },
  };
}
