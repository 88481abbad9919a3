import { comesAfter, placed } from '../ground/pages.ts';
import type { Ban, GuestLine, People, Report, Seen, Shunned, TableLine } from './people.ts';
import type { Sql } from './sql.ts';

const REPORT = `id, reporter, about, name, table_id AS "table", seq, message, reason, note, made_at AS at,
  closed_at AS "closedAt", verdict`;
const asReport = (row: Report): Report => ({ ...row, message: Boolean(row.message) });
const SEEN = 'coalesce(seen_at, made_at)';
/** Whoever sits somewhere, owns something, or is spoken of, stays. */
const IDLE = `NOT EXISTS (SELECT 1 FROM members WHERE guest = guests.id)
  AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guests.id)
  AND NOT EXISTS (SELECT 1 FROM passkeys WHERE guest = guests.id)
  AND NOT EXISTS (SELECT 1 FROM recovery_codes WHERE guest = guests.id)
  AND NOT EXISTS (SELECT 1 FROM shared_sets WHERE owner = guests.id)
  AND NOT EXISTS (SELECT 1 FROM identities WHERE guest = guests.id)
  AND NOT EXISTS (SELECT 1 FROM reports WHERE closed_at IS NULL AND about = guests.id)
  AND NOT EXISTS (SELECT 1 FROM reports WHERE closed_at IS NULL AND reporter = guests.id)
  AND NOT EXISTS (SELECT 1 FROM bans WHERE kind = 'guest' AND who = guests.id AND coalesce(ends_at, ?) >= ?)`;

/** What is kept about people beside their name. */
export function peopleIn(sql: Sql): People {
  const { among, holds } = sql.dialect;
  return {
    saw: (guests, at) =>
      sql.run(`UPDATE guests SET seen_at = ? WHERE ${among('id')}`, at, JSON.stringify(guests)),
    async idle(unseenSince, after, now, limit) {
      const looked = await sql.all<Seen>(
        `SELECT id, ${SEEN} AS seen FROM guests
         WHERE ${SEEN} < ? AND (${SEEN}, id) > (?, ?) ORDER BY ${SEEN}, id LIMIT ?`,
        ...[unseenSince, after.seen, after.id, limit],
      );
      const ids = JSON.stringify(looked.map(({ id }) => id));
      const guests = await sql.ids(`SELECT id FROM guests WHERE ${among('id')} AND ${IDLE}`, ids, now, now);
      return { guests, next: looked.length < limit ? null : (looked.at(-1) ?? null) };
    },
    async forgetPerson(guest) {
      await sql.run('DELETE FROM shunned WHERE guest = ? OR other = ?', guest, guest);
      await sql.run('DELETE FROM reports WHERE reporter = ?', guest);
      await sql.run(`UPDATE reports SET about = '', name = '—' WHERE about = ?`, guest);
      // Who is banned stays so, without a name: else being forgotten would be the way back in.
      await sql.run(`UPDATE bans SET name = '—' WHERE kind = 'guest' AND who = ?`, guest);
    },
    shun(guest, { id, other, name, mute, block, at }) {
      if (!mute && !block) return sql.run('DELETE FROM shunned WHERE guest = ? AND other = ?', guest, other);
      return sql.run(
        `INSERT INTO shunned (id, guest, other, name, mute, block, made_at) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (guest, other) DO UPDATE SET mute = excluded.mute, block = excluded.block`,
        ...[id, guest, other, name, mute, block, at],
      );
    },
    async shunnedBy(guest) {
      const rows = await sql.all<Shunned>(
        `SELECT shunned.id, other, coalesce(guests.name, shunned.name) AS name, mute, block, shunned.made_at AS at
         FROM shunned LEFT JOIN guests ON guests.id = other WHERE guest = ? ORDER BY shunned.made_at, shunned.id`,
        guest,
      );
      return rows.map((row) => ({ ...row, mute: Boolean(row.mute), block: Boolean(row.block) }));
    },
    blocksAmong: (guests) =>
      sql.all(
        `SELECT guest, other FROM shunned WHERE block AND ${among('guest')} AND ${among('other')}`,
        ...[JSON.stringify(guests), JSON.stringify(guests)],
      ),
    async avoided(guest, tables) {
      if (tables.length === 0) return [];
      return sql.ids(
        `SELECT DISTINCT table_id AS id FROM members JOIN shunned ON block
           AND ((shunned.guest = ? AND other = members.guest) OR (other = ? AND shunned.guest = members.guest))
         WHERE ${among('table_id')}`,
        ...[guest, guest, JSON.stringify(tables)],
      );
    },
    async addReport({ id, reporter, about, name, table, seq, message, reason, note, at }) {
      const added = await sql.one(
        `INSERT INTO reports (id, reporter, about, name, table_id, seq, message, reason, note, made_at)
         SELECT ?, ?, ?, ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS (
           SELECT 1 FROM reports WHERE reporter = ? AND about = ? AND table_id = ? AND message = ?
             AND (NOT message OR seq = ?) AND closed_at IS NULL) RETURNING id`,
        ...[id, reporter, about, name, table, seq, message, reason, note, at],
        ...[reporter, about, table, message, seq],
      );
      return added !== null;
    },
    async report(id) {
      const row = await sql.one<Report>(`SELECT ${REPORT} FROM reports WHERE id = ?`, id);
      return row && asReport(row);
    },
    async reports(status, after, limit) {
      const which = status === null ? '' : `AND closed_at IS ${status === 'open' ? 'NULL' : 'NOT NULL'}`;
      const rows = await sql.all<Report>(
        `SELECT ${REPORT} FROM reports WHERE ${comesAfter('made_at')} ${which} ORDER BY made_at DESC, id LIMIT ?`,
        ...[...placed(after), limit],
      );
      return rows.map(asReport);
    },
    async reportsBy(guest) {
      const text = `SELECT ${REPORT} FROM reports WHERE reporter = ? ORDER BY made_at`;
      return (await sql.all<Report>(text, guest)).map(asReport);
    },
    async closeReport(id, closedAt, verdict) {
      const text = 'UPDATE reports SET closed_at = ?, verdict = ? WHERE id = ? RETURNING id';
      return (await sql.one(text, closedAt, verdict, id)) !== null;
    },
    ban: ({ id, kind, who, name, reason, at, until }) =>
      sql.run(
        `INSERT INTO bans (id, kind, who, name, reason, made_at, ends_at) VALUES (?, ?, ?, ?, ?, ?, ?)
         ON CONFLICT (kind, who) DO UPDATE SET name = excluded.name, reason = excluded.reason,
           made_at = excluded.made_at, ends_at = excluded.ends_at`,
        ...[id, kind, who, name, reason, at, until],
      ),
    async unban(id) {
      return (await sql.one('DELETE FROM bans WHERE id = ? RETURNING id', id)) !== null;
    },
    async bans(now) {
      await sql.run('DELETE FROM bans WHERE ends_at <= ?', now);
      return sql.all<Ban>(
        `SELECT id, kind, who, name, reason, made_at AS at, ends_at AS "until" FROM bans ORDER BY made_at DESC`,
      );
    },
    async notice() {
      const row = await sql.one<{ value: string }>(`SELECT value FROM house WHERE key = 'notice'`);
      return row?.value ?? null;
    },
    setNotice: (notice) =>
      notice === null
        ? sql.run(`DELETE FROM house WHERE key = 'notice'`)
        : sql.run(
            `INSERT INTO house (key, value) VALUES ('notice', ?)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
            notice,
          ),
    guests: ({ text = '', after, limit }) =>
      sql.all<GuestLine>(
        `SELECT id, name, made_at AS since, ${SEEN} AS "seenAt",
           (SELECT count(*) FROM members WHERE guest = id) AS tables
         FROM guests WHERE ${comesAfter(SEEN)} AND (id = ? OR ${holds('lower(name)', 'lower(?)')})
         ORDER BY ${SEEN} DESC, id LIMIT ?`,
        ...[...placed(after), text, text, limit],
      ),
    async tables({ text = '', status, after, limit }) {
      // Only whoever looks for somebody waits until everybody has been looked at.
      const found = `AND (? IN (id, game) OR EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id AND guest = ?)
        OR EXISTS (SELECT 1 FROM members JOIN guests ON guests.id = guest
                   WHERE members.table_id = tables.id AND ${holds('lower(name)', 'lower(?)')}))`;
      // Those that are not over lie apart: the storage has to hear in words that no other is meant.
      const which =
        status === undefined ? '' : `AND status = ? ${status === 'over' ? '' : "AND status <> 'over'"}`;
      const rows = await sql.all<TableLine>(
        `SELECT id, coalesce(summary, '') AS summary, coalesce(host, '') AS host, made_at AS "madeAt",
           touched_at AS "touchedAt", archived
         FROM tables LEFT JOIN lobbies ON lobbies.table_id = id WHERE ${comesAfter('touched_at')} ${which}
           ${text === '' ? '' : found} ORDER BY touched_at DESC, id LIMIT ?`,
        ...[
          ...placed(after),
          ...(status === undefined ? [] : [status]),
          ...(text === '' ? [] : [text, text, text]),
          limit,
        ],
      );
      return rows.map((row) => ({ ...row, archived: Boolean(row.archived) }));
    },
  };
}
