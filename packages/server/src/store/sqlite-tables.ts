import type { AtOnce, SqliteDatabase } from './sqlite-database.ts';
import type { Commit, Entry, NewTable, Renewed, Shelf, StoredSet, StoredTable, TablesKept } from './store.ts';

/** Tables with everything said and done at them. */
export function tablesIn(db: SqliteDatabase): AtOnce<TablesKept> {
  function keep(set: StoredSet | null | undefined, at: number): void {
    if (!set) return;
    db.run(
      `INSERT INTO sets (hash, body, used_at) VALUES (?, ?, ?)
       ON CONFLICT (hash) DO UPDATE SET used_at = excluded.used_at`,
      ...[set.hash, set.body, at],
    );
  }

  /** Where a game stands, whole. */
  function lay(id: string, seq: number, play: string): void {
    db.run(
      `INSERT INTO plays (table_id, seq, body) VALUES (?, ?, ?)
       ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body`,
      ...[id, seq, play],
    );
  }

  function shelve(id: string, { game, status, summary, host, set, members, ...shelf }: Shelf): void {
    db.run(
      'UPDATE tables SET game = ?, status = ?, public = ?, host = ?, set_hash = ? WHERE id = ?',
      ...[game, status, Number(shelf.public), host, set, id],
    );
    db.run('UPDATE lobbies SET summary = ? WHERE table_id = ?', summary, id);
    db.run('DELETE FROM members WHERE table_id = ?', id);
    for (const { guest, seat } of members) {
      db.run(
        'INSERT INTO members (guest, table_id, seat) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        ...[guest, id, seat],
      );
    }
  }

  return {
    create({ id, invitation, lobby, shelf, set, at }: NewTable): boolean {
      const made = db.run(
        `INSERT INTO tables (id, invitation, seq, game, status, public, made_at, touched_at)
         VALUES (?, ?, 0, ?, '', 0, ?, ?) ON CONFLICT DO NOTHING`,
        ...[id, invitation, shelf.game, at, at],
      );
      if (made === 0) return false;
      db.run('INSERT INTO lobbies (table_id, body) VALUES (?, ?)', id, lobby);
      keep(set, at);
      shelve(id, shelf);
      return true;
    },
    table(id: string): StoredTable | null {
      const row = db.one<Omit<StoredTable, 'steps'> & { keptAt: number | null }>(
        `SELECT id, tables.seq, lobbies.body AS lobby, plays.body AS play, plays.seq AS keptAt, archived,
           sets.body AS "set" FROM tables JOIN lobbies ON lobbies.table_id = id
         LEFT JOIN plays ON plays.table_id = id LEFT JOIN sets ON hash = set_hash WHERE id = ?`,
        id,
      );
      if (row === null) return null;
      const { keptAt, ...table } = row;
      const steps = db.all<{ body: string }>(
        `SELECT body FROM entries WHERE table_id = ? AND seq > ? AND kind = 'update' ORDER BY seq`,
        ...[id, keptAt],
      );
      return { ...table, archived: Boolean(row.archived), steps: steps.map(({ body }) => body) };
    },
    commit({ id, from, lobby, play, entry, shelf, set, waitsFor, botAsked, dueAt, at }: Commit): boolean {
      const changed = db.run(
        `UPDATE tables SET seq = seq + 1, touched_at = ?, archived = 0, waits_for = ?, bot_asked = ?, due_at = ?
         WHERE id = ? AND seq = ?`,
        ...[at, waitsFor, Number(botAsked), dueAt, id, from],
      );
      if (changed === 0) return false;
      if (lobby !== undefined) db.run('UPDATE lobbies SET body = ? WHERE table_id = ?', lobby, id);
      if (play !== undefined) lay(id, from + 1, play);
      if (entry !== undefined) {
        db.run(
          `INSERT INTO entries (table_id, seq, kind, version, body, opened_at)
           SELECT id, ?, ?, ?, ?, made_at FROM tables WHERE id = ?`,
          ...[from + 1, entry.kind, entry.version, entry.body, id],
        );
      }
      keep(set, at);
      if (shelf !== undefined) shelve(id, shelf);
      return true;
    },
    entries(id: string, since: number, kind?: Entry['kind'], last?: number): Entry[] {
      const rows = db.all<Entry>(
        `SELECT seq, kind, version, body FROM entries WHERE table_id = ? AND seq > ? AND kind = coalesce(?, kind)
         ORDER BY seq DESC LIMIT ?`,
        ...[id, since, kind ?? null, last ?? -1],
      );
      return rows.reverse();
    },
    seqs(ids: readonly string[]): Record<string, number> {
      const of = (id: string) => db.one<{ seq: number }>('SELECT seq FROM tables WHERE id = ?', id);
      return Object.fromEntries(ids.flatMap((id) => (of(id) ? [[id, of(id)?.seq ?? 0]] : [])));
    },
    entryOfVersion(id: string, version: number): Entry | null {
      return db.one<Entry>(
        'SELECT seq, kind, version, body FROM entries WHERE table_id = ? AND version = ?',
        id,
        version,
      );
    },
    unsay(table: string, seqs: readonly number[]): void {
      for (const seq of seqs) {
        db.run(`DELETE FROM entries WHERE table_id = ? AND seq = ? AND kind = 'chat'`, table, seq);
      }
    },
    remove(id: string): void {
      for (const table of ['lobbies', 'plays', 'entries', 'members', 'records', 'codes']) {
        db.run(`DELETE FROM ${table} WHERE table_id = ?`, id);
      }
      db.run('DELETE FROM tables WHERE id = ?', id);
    },
    oldTables(limit: number): { id: string; lobby: string }[] {
      return db.all('SELECT table_id AS id, body AS lobby FROM lobbies WHERE summary IS NULL LIMIT ?', limit);
    },
    renew(id: string, renewed: Renewed): void {
      if (renewed === null) {
        db.run(`UPDATE lobbies SET summary = '' WHERE table_id = ?`, id);
        return;
      }
      db.run('UPDATE lobbies SET body = ? WHERE table_id = ?', renewed.lobby, id);
      keep(renewed.set, renewed.at);
      shelve(id, renewed.shelf);
    },
  };
}
