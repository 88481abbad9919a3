import type { Ban, GuestLine, People, Report, Shunned, TableLine } from './people.ts';
import type { PostgresDatabase } from './postgres-database.ts';

const REPORT = `id, reporter, about, name, table_id AS "table", seq, message, reason, note, made_at AS at,
  closed_at AS "closedAt", verdict`;
const FORGET = `
  strangers AS (DELETE FROM shunned USING gone WHERE gone.id IN (guest, other)),
  said AS (DELETE FROM reports USING gone WHERE reporter = gone.id),
  told AS (UPDATE reports SET about = '', name = '—' FROM gone WHERE about = gone.id AND reporter <> gone.id),
  pardoned AS (DELETE FROM bans USING gone WHERE kind = 'guest' AND who = gone.id)`;

/** What is kept about people beside their name. */
export function peopleIn(db: PostgresDatabase): People {
  return {
    saw: (guest, at) => db.run('UPDATE guests SET seen_at = $2 WHERE id = $1', guest, at),
    async removeIdle(unseenSince, now, limit) {
      const gone = await db.all<{ id: string }>(
        `WITH gone AS (
           DELETE FROM guests WHERE id IN (
             SELECT id FROM guests WHERE coalesce(seen_at, made_at) < $1
               AND NOT EXISTS (SELECT 1 FROM members WHERE guest = guests.id)
               AND NOT EXISTS (SELECT 1 FROM tables WHERE host = guests.id)
               AND NOT EXISTS (SELECT 1 FROM passkeys WHERE guest = guests.id)
               AND NOT EXISTS (SELECT 1 FROM recovery_codes WHERE guest = guests.id)
               AND NOT EXISTS (SELECT 1 FROM identities WHERE guest = guests.id)
               AND NOT EXISTS (SELECT 1 FROM reports WHERE closed_at IS NULL AND guests.id IN (about, reporter))
               AND NOT EXISTS (SELECT 1 FROM bans WHERE who = guests.id AND coalesce(ends_at, $2) >= $2)
             LIMIT $3) RETURNING id),
         ${FORGET} SELECT id FROM gone`,
        ...[unseenSince, now, limit],
      );
      return gone.map(({ id }) => id);
    },
    forgetPerson: (guest) => db.run(`WITH gone AS (SELECT $1::text AS id), ${FORGET} SELECT 1`, guest),
    shun(guest, { id, other, name, mute, block, at }) {
      if (!mute && !block) {
        return db.run('DELETE FROM shunned WHERE guest = $1 AND other = $2', guest, other);
      }
      return db.run(
        `INSERT INTO shunned (id, guest, other, name, mute, block, made_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (guest, other) DO UPDATE SET mute = excluded.mute, block = excluded.block`,
        ...[id, guest, other, name, mute, block, at],
      );
    },
    shunnedBy: (guest) =>
      db.all<Shunned>(
        `SELECT shunned.id, other, coalesce(guests.name, shunned.name) AS name, mute, block, shunned.made_at AS at
         FROM shunned LEFT JOIN guests ON guests.id = other WHERE guest = $1
         ORDER BY shunned.made_at, shunned.id`,
        guest,
      ),
    blocksAmong: (guests) =>
      db.all<{ guest: string; other: string }>(
        `SELECT guest, other FROM shunned
         WHERE block AND guest = ANY ($1::text[]) AND other = ANY ($1::text[])`,
        guests,
      ),
    async avoided(guest, tables) {
      if (tables.length === 0) return [];
      const rows = await db.all<{ id: string }>(
        `SELECT DISTINCT table_id AS id FROM members JOIN shunned ON block
           AND ((shunned.guest = $1 AND other = members.guest) OR (other = $1 AND shunned.guest = members.guest))
         WHERE table_id = ANY ($2::text[])`,
        ...[guest, tables],
      );
      return rows.map(({ id }) => id);
    },
    async addReport({ id, reporter, about, name, table, seq, message, reason, note, at }) {
      const added = await db.one(
        `INSERT INTO reports (id, reporter, about, name, table_id, seq, message, reason, note, made_at)
         SELECT $1, $2::text, $3::text, $4, $5::text, $6::integer, $7::boolean, $8, $9, $10 WHERE NOT EXISTS (
           SELECT 1 FROM reports WHERE reporter = $2 AND about = $3 AND table_id = $5 AND message = $7
             AND (NOT message OR seq = $6) AND closed_at IS NULL)
         RETURNING id`,
        ...[id, reporter, about, name, table, seq, message, reason, note, at],
      );
      return added !== null;
    },
    report: (id) => db.one<Report>(`SELECT ${REPORT} FROM reports WHERE id = $1`, id),
    reports: (status, before, limit) =>
      db.all<Report>(
        `SELECT ${REPORT} FROM reports
         WHERE made_at < $1 AND ($2::text IS NULL OR (closed_at IS NULL) = ($2 = 'open'))
         ORDER BY made_at DESC LIMIT $3`,
        ...[before, status, limit],
      ),
    reportsBy: (guest) =>
      db.all<Report>(`SELECT ${REPORT} FROM reports WHERE reporter = $1 ORDER BY made_at`, guest),
    async closeReport(id, closedAt, verdict) {
      const sql = 'UPDATE reports SET closed_at = $2, verdict = $3 WHERE id = $1 RETURNING id';
      return (await db.one(sql, id, closedAt, verdict)) !== null;
    },
    ban: ({ id, kind, who, name, reason, at, until }) =>
      db.run(
        `INSERT INTO bans (id, kind, who, name, reason, made_at, ends_at) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (kind, who) DO UPDATE SET name = excluded.name, reason = excluded.reason,
           made_at = excluded.made_at, ends_at = excluded.ends_at`,
        ...[id, kind, who, name, reason, at, until],
      ),
    async unban(id) {
      return (await db.one('DELETE FROM bans WHERE id = $1 RETURNING id', id)) !== null;
    },
    async bans(now) {
      await db.run('DELETE FROM bans WHERE ends_at <= $1', now);
      return db.all<Ban>(
        `SELECT id, kind, who, name, reason, made_at AS at, ends_at AS "until" FROM bans ORDER BY made_at DESC`,
      );
    },
    async notice() {
      const row = await db.one<{ value: string }>(`SELECT value FROM house WHERE key = 'notice'`);
      return row?.value ?? null;
    },
    setNotice: (notice) =>
      notice === null
        ? db.run(`DELETE FROM house WHERE key = 'notice'`)
        : db.run(
            `INSERT INTO house (key, value) VALUES ('notice', $1)
             ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
            notice,
          ),
    guests: ({ text = '', before = Number.MAX_SAFE_INTEGER, limit }) =>
      db.all<GuestLine>(
        `SELECT id, name, made_at AS since, coalesce(seen_at, made_at) AS "seenAt",
           (SELECT count(*) FROM members WHERE guest = id) AS tables
         FROM guests WHERE coalesce(seen_at, made_at) < $1 AND (id = $2 OR strpos(lower(name), lower($2)) > 0)
         ORDER BY coalesce(seen_at, made_at) DESC, id LIMIT $3`,
        ...[before, text, limit],
      ),
    tables: ({ text = '', status, before = Number.MAX_SAFE_INTEGER, limit }) =>
      db.all<TableLine>(
        `SELECT id, coalesce(summary, '') AS summary, coalesce(host, '') AS host, made_at AS "madeAt",
           touched_at AS "touchedAt", archived
         FROM tables LEFT JOIN lobbies ON lobbies.table_id = id WHERE touched_at < $1 AND ($2::text IS NULL OR status = $2)
           AND ($3 IN ('', id, game) OR EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id AND guest = $3)
             OR EXISTS (SELECT 1 FROM members JOIN guests ON guests.id = guest
                        WHERE members.table_id = tables.id AND strpos(lower(name), lower($3)) > 0))
         ORDER BY touched_at DESC, id LIMIT $4`,
        ...[before, status ?? null, text, limit],
      ),
  };
}
