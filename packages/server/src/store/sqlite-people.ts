import type { Ban, GuestLine, People, Report, Shunned, TableLine } from './people.ts';
import type { AtOnce, SqliteDatabase } from './sqlite-database.ts';

const REPORT = `id, reporter, about, name, table_id AS "table", seq, message, reason, note, made_at AS at,
  closed_at AS closedAt, verdict`;
const asReport = (row: Report): Report => ({ ...row, message: Boolean(row.message) });

/** What is kept about people beside their name. */
export function peopleIn(db: SqliteDatabase): AtOnce<People> {
  return {
    saw(guest, at) {
      db.run('UPDATE guests SET seen_at = ? WHERE id = ?', at, guest);
    },
    removeIdle(unseenSince, now, limit) {
      const gone = db.all<{ id: string }>(
        `DELETE FROM guests WHERE id IN (
           SELECT id FROM guests WHERE coalesce(seen_at, made_at) < ?
             AND NOT EXISTS (SELECT 1 FROM members WHERE guest = guests.id)
             AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guests.id)
             AND NOT EXISTS (SELECT 1 FROM passkeys WHERE guest = guests.id)
             AND NOT EXISTS (SELECT 1 FROM recovery_codes WHERE guest = guests.id)
             AND NOT EXISTS (SELECT 1 FROM identities WHERE guest = guests.id)
             AND NOT EXISTS (SELECT 1 FROM reports WHERE closed_at IS NULL AND guests.id IN (about, reporter))
             AND NOT EXISTS (SELECT 1 FROM bans WHERE who = guests.id AND coalesce(ends_at, ?) >= ?)
           LIMIT ?) RETURNING id`,
        ...[unseenSince, now, now, limit],
      );
      for (const { id } of gone) this.forgetPerson(id);
      return gone.map(({ id }) => id);
    },
    forgetPerson(guest) {
      db.run('DELETE FROM shunned WHERE guest = ? OR other = ?', guest, guest);
      db.run('DELETE FROM reports WHERE reporter = ?', guest);
      db.run(`UPDATE reports SET about = '', name = '—' WHERE about = ?`, guest);
      db.run(`DELETE FROM bans WHERE kind = 'guest' AND who = ?`, guest);
    },
    shun(guest, { id, other, name, mute, block, at }) {
      if (!mute && !block) db.run('DELETE FROM shunned WHERE guest = ? AND other = ?', guest, other);
      else
        db.run(
          `INSERT INTO shunned (id, guest, other, name, mute, block, made_at) VALUES (?, ?, ?, ?, ?, ?, ?)
           ON CONFLICT (guest, other) DO UPDATE SET mute = excluded.mute, block = excluded.block`,
          ...[id, guest, other, name, Number(mute), Number(block), at],
        );
    },
    shunnedBy(guest) {
      return db
        .all<Shunned>(
          `SELECT shunned.id, other, coalesce(guests.name, shunned.name) AS name, mute, block, shunned.made_at AS at
           FROM shunned LEFT JOIN guests ON guests.id = other WHERE guest = ? ORDER BY shunned.made_at, shunned.id`,
          guest,
        )
        .map((row) => ({ ...row, mute: Boolean(row.mute), block: Boolean(row.block) }));
    },
    blocksAmong(guests) {
      const these = guests.map(() => '?').join(', ');
      return db.all(
        `SELECT guest, other FROM shunned WHERE block = 1 AND guest IN (${these}) AND other IN (${these})`,
        ...[...guests, ...guests],
      );
    },
    avoided(guest, tables) {
      if (tables.length === 0) return [];
      return db
        .all<{ id: string }>(
          `SELECT DISTINCT table_id AS id FROM members JOIN shunned ON block = 1
             AND ((shunned.guest = ? AND other = members.guest) OR (other = ? AND shunned.guest = members.guest))
           WHERE table_id IN (${tables.map(() => '?').join(', ')})`,
          ...[guest, guest, ...tables],
        )
        .map(({ id }) => id);
    },
    addReport({ id, reporter, about, name, table, seq, message, reason, note, at }) {
      const added = db.run(
        `INSERT INTO reports (id, reporter, about, name, table_id, seq, message, reason, note, made_at)
         SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (
           SELECT 1 FROM reports WHERE reporter = ? AND about = ? AND table_id = ? AND message = ?
             AND (message = 0 OR seq = ?) AND closed_at IS NULL)`,
        ...[id, reporter, about, name, table, seq, Number(message), reason, note, at],
        ...[reporter, about, table, Number(message), seq],
      );
      return added > 0;
    },
    report(id) {
      const row = db.one<Report>(`SELECT ${REPORT} FROM reports WHERE id = ?`, id);
      return row && asReport(row);
    },
    reports(status, before, limit) {
      return db
        .all<Report>(
          `SELECT ${REPORT} FROM reports WHERE made_at < ? AND (? IS NULL OR (closed_at IS NULL) = (? = 'open'))
           ORDER BY made_at DESC LIMIT ?`,
          ...[before, status, status, limit],
        )
        .map(asReport);
    },
    reportsBy(guest) {
      return db
        .all<Report>(`SELECT ${REPORT} FROM reports WHERE reporter = ? ORDER BY made_at`, guest)
        .map(asReport);
    },
    closeReport(id, closedAt, verdict) {
      return db.run('UPDATE reports SET closed_at = ?, verdict = ? WHERE id = ?', closedAt, verdict, id) > 0;
    },
    ban({ id, kind, who, name, reason, at, until }) {
      db.run(
        `INSERT INTO bans (id, kind, who, name, reason, made_at, ends_at) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (kind, who) DO UPDATE SET name = excluded.name, reason = excluded.reason,
           made_at = excluded.made_at, ends_at = excluded.ends_at`,
        ...[id, kind, who, name, reason, at, until],
      );
    },
    unban(id) {
      return db.run('DELETE FROM bans WHERE id = ?', id) > 0;
    },
    bans(now) {
      db.run('DELETE FROM bans WHERE ends_at <= ?', now);
      return db.all<Ban>(
        `SELECT id, kind, who, name, reason, made_at AS at, ends_at AS "until" FROM bans ORDER BY made_at DESC`,
      );
    },
    notice() {
      return db.one<{ value: string }>(`SELECT value FROM house WHERE key = 'notice'`)?.value ?? null;
    },
    setNotice(notice) {
      if (notice === null) db.run(`DELETE FROM house WHERE key = 'notice'`);
      else
        db.run(
          `INSERT INTO house (key, value) VALUES ('notice', ?)
           ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
          notice,
        );
    },
    guests({ text = '', before = Number.MAX_SAFE_INTEGER, limit }) {
      return db.all<GuestLine>(
        `SELECT id, name, made_at AS since, coalesce(seen_at, made_at) AS seenAt,
           (SELECT count(*) FROM members WHERE guest = id) AS tables
         FROM guests WHERE coalesce(seen_at, made_at) < ? AND (id = ? OR instr(lower(name), lower(?)) > 0)
         ORDER BY coalesce(seen_at, made_at) DESC, id LIMIT ?`,
        ...[before, text, text, limit],
      );
    },
    tables({ text = '', status, before = Number.MAX_SAFE_INTEGER, limit }) {
      return db
        .all<TableLine>(
          `SELECT id, coalesce(summary, '') AS summary, coalesce(host, '') AS host, made_at AS madeAt,
             touched_at AS touchedAt, archived
           FROM tables LEFT JOIN lobbies ON lobbies.table_id = id WHERE touched_at < ? AND (? IS NULL OR status = ?)
             AND (? IN ('', id, game) OR EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id AND guest = ?)
               OR EXISTS (SELECT 1 FROM members JOIN guests ON guests.id = guest
                          WHERE members.table_id = tables.id AND instr(lower(name), lower(?)) > 0))
           ORDER BY touched_at DESC, id LIMIT ?`,
          ...[before, status ?? null, status ?? null, text, text, text, limit],
        )
        .map((row) => ({ ...row, archived: Boolean(row.archived) }));
    },
  };
}
