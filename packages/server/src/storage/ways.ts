import { WAITS } from './my-games.ts';
import type { Sql } from './sql.ts';

/** A way to tell somebody that it is their turn. */
export interface Way {
  readonly id: string;
  readonly guest: string;
  readonly kind: 'push' | 'mail' | 'webhook';
  /** Where to, as JSON. */
  readonly target: string;
  readonly label: string;
  /** What has to come back before anything is sent there; null once it has. */
  readonly code: string | null;
  readonly madeAt: number;
  /** How often in a row nothing got through, when it is tried again, and why it failed. */
  readonly failures: number;
  readonly retryAt: number;
  readonly fault: string | null;
}

/** In which language, when not, how often. */
export interface TurnWishes {
  readonly language: string;
  readonly zone: string;
  /** Minutes since midnight there. */
  readonly quiet: { readonly from: number; readonly to: number } | null;
  readonly often: 'at-once' | 'hourly' | 'daily';
}

/** Somebody of whom something is to be told, as they want it. */
export interface Listener extends TurnWishes {
  readonly gapMs: number;
  /** When they were last told anything. */
  readonly toldAt: number;
}

/** A table that waits for somebody who wants to be told. */
export interface Due {
  readonly table: string;
  readonly summary: string;
  readonly dueAt: number | null;
  /** Where they sit. */
  readonly seat: number;
  /** 0 where they do not know yet, 1 where they do and their time is nearly up. */
  readonly told: number;
}

/** Somebody is invited to a table and wants to be told. */
export interface InvitedDue {
  readonly table: string;
  readonly game: string;
  readonly by: string;
  readonly invitation: string;
}

/** After so many failures in a row nobody tries any more, until the person says so. */
export const MOST_FAILURES = 12;
/** Whoever is just being told something is left to the node that does so. */
export const LEAST_GAP_MS = 30_000;

const WAY = `id, guest, kind, target, label, code, made_at AS "madeAt", failures, retry_at AS "retryAt", fault`;
/** So long before the clock runs out somebody is told once more, unless they were told just before. */
const REMIND_MS = 2 * 3_600_000;
const JUST_MS = 3_600_000;
const REMIND_AT = `CASE WHEN due_at - ${REMIND_MS} > ? THEN due_at - ${REMIND_MS} WHEN due_at > ? THEN CAST(? AS bigint) END`;
/** Both kinds of what is to be told lie in rows with a time. */
const TO_TELL = ['turns_due', 'invited'] as const;

/** How people are told that it is their turn. */
export const waysIn = (sql: Sql) => ({
  of: (guest: string): Promise<Way[]> =>
    sql.all(`SELECT ${WAY} FROM ways WHERE guest = ? ORDER BY made_at, id`, guest),

  /** A browser belongs to whoever used it last; the same way again begins anew. */
  put: ({ id, guest, kind, target, label, code, madeAt }: Way) =>
    sql.run(
      `INSERT INTO ways (id, guest, kind, target, label, code, made_at, failures, retry_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0)
       ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, target = excluded.target, label = excluded.label,
         code = excluded.code, failures = 0, retry_at = 0, fault = NULL`,
      ...[id, guest, kind, target, label, code, madeAt],
    ),

  /** False when it was another code, or none was awaited. */
  async confirm(guest: string, id: string, code: string): Promise<boolean> {
    const text = 'UPDATE ways SET code = NULL WHERE guest = ? AND id = ? AND code = ? RETURNING id';
    return (await sql.one(text, guest, id, code)) !== null;
  },

  async remove(guest: string, id: string): Promise<boolean> {
    return (await sql.one('DELETE FROM ways WHERE guest = ? AND id = ? RETURNING id', guest, id)) !== null;
  },

  worked: (id: string) =>
    sql.run('UPDATE ways SET failures = 0, retry_at = 0, fault = NULL WHERE id = ?', id),

  failed: (id: string, fault: string, retryAt: number) =>
    sql.run(
      'UPDATE ways SET failures = failures + 1, retry_at = ?, fault = ? WHERE id = ?',
      ...[retryAt, fault, id],
    ),

  async wishes(guest: string): Promise<TurnWishes | null> {
    const row = await sql.one<{ body: string }>('SELECT body FROM turn_wishes WHERE guest = ?', guest);
    return row && JSON.parse(row.body);
  },

  setWishes: (guest: string, wishes: TurnWishes, gapMs: number) =>
    sql.run(
      `INSERT INTO turn_wishes (guest, body, gap_ms, told_at) VALUES (?, ?, ?, 0)
       ON CONFLICT (guest) DO UPDATE SET body = excluded.body, gap_ms = excluded.gap_ms`,
      ...[guest, JSON.stringify(wishes), gapMs],
    ),

  async listener(guest: string): Promise<Listener | null> {
    const row = await sql.one<{ body: string; gapMs: number; toldAt: number }>(
      'SELECT body, gap_ms AS "gapMs", told_at AS "toldAt" FROM turn_wishes WHERE guest = ?',
      guest,
    );
    return row && { ...JSON.parse(row.body), gapMs: row.gapMs, toldAt: row.toldAt };
  },

  /** Something has changed about how they are told: whatever they do not know yet is looked at again. */
  async wake(guest: string): Promise<void> {
    await sql.transaction(async (sql) => {
      await sql.run(
        `INSERT INTO turns_due (table_id, guest, seat, version, due_at, tell_at, told)
         SELECT tables.id, members.guest, seat, coalesce((SELECT max(version) FROM entries
             WHERE entries.table_id = tables.id AND opened_at = made_at), 0), due_at, 0, 0
         FROM turn_wishes JOIN members ON members.guest = turn_wishes.guest JOIN tables ON tables.id = members.table_id
         WHERE members.guest = ? AND ended = 0 AND ${WAITS} ON CONFLICT (table_id) DO NOTHING`,
        guest,
      );
      for (const table of TO_TELL) {
        await sql.run(`UPDATE ${table} SET tell_at = 0 WHERE guest = ? AND told = 0`, guest);
      }
    });
  },

  /** Who may be told something by now, whoever has waited longest first. */
  async due(now: number, limit: number): Promise<string[]> {
    const look = (table: string) =>
      sql.all<{ guest: string; at: number }>(
        `SELECT guest, tell_at AS at FROM ${table} WHERE tell_at <= ? ORDER BY tell_at LIMIT ?`,
        ...[now, limit],
      );
    const found = (await Promise.all(TO_TELL.map(look))).flat();
    return [...new Set(found.sort((one, other) => one.at - other.at).map(({ guest }) => guest))];
  },

  /** How much is to be told by now and has not been. */
  async backlog(now: number): Promise<number> {
    const row = await sql.one<{ count: number }>(
      `SELECT (SELECT count(*) FROM turns_due WHERE tell_at <= ?)
         + (SELECT count(*) FROM invited WHERE tell_at <= ?) AS count`,
      ...[now, now],
    );
    return row?.count ?? 0;
  },

  /** The tables of which they may be told by now; those that do not wait for them any more are gone from here. */
  async turns(guest: string, now: number): Promise<Due[]> {
    await sql.run(
      `DELETE FROM turns_due WHERE guest = ? AND tell_at <= ? AND NOT EXISTS (
         SELECT 1 FROM tables WHERE tables.id = turns_due.table_id AND ${WAITS})`,
      ...[guest, now],
    );
    return sql.all(
      `SELECT turns_due.table_id AS "table", coalesce(summary, '') AS summary, due_at AS "dueAt", seat, told
       FROM turns_due JOIN lobbies ON lobbies.table_id = turns_due.table_id
       WHERE guest = ? AND tell_at <= ? ORDER BY due_at, turns_due.table_id`,
      ...[guest, now],
    );
  },

  /** The newest invitation of which they may be told by now; of those that are worth nothing any more nobody is told. */
  async invited(guest: string, now: number): Promise<InvitedDue | null> {
    await sql.run(
      `UPDATE invited SET tell_at = NULL WHERE guest = ? AND tell_at <= ? AND (
         NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = invited.table_id AND status = 'gathering')
         OR EXISTS (SELECT 1 FROM members WHERE members.table_id = invited.table_id AND members.guest = invited.guest))`,
      ...[guest, now],
    );
    return sql.one(
      `SELECT tables.id AS "table", game, name AS "by", invitation
       FROM invited JOIN tables ON tables.id = invited.table_id JOIN guests ON guests.id = inviter
       WHERE guest = ? AND told = 0 AND tell_at <= ? ORDER BY invited.at DESC, tables.id DESC LIMIT 1`,
      ...[guest, now],
    );
  },

  /** They have been told where they are invited to: of the newest invitation, and the others stand beside it. */
  knowsInvited: (guest: string) =>
    sql.run('UPDATE invited SET told = 1, tell_at = NULL WHERE guest = ?', guest),

  /** What they could have been told by now is for another time; null: for when something changes. */
  async later(guest: string, now: number, at: number | null, told: 0 | 1 = 1): Promise<void> {
    await sql.run(
      'UPDATE turns_due SET tell_at = ? WHERE guest = ? AND tell_at <= ? AND told <= ?',
      ...[at, guest, now, told],
    );
    await sql.run('UPDATE invited SET tell_at = ? WHERE guest = ? AND tell_at <= ?', at, guest, now);
  },

  /** Whoever says so first tells them; false for every other node. */
  async claim(guest: string, { toldAt }: Pick<Listener, 'toldAt'>, now: number): Promise<boolean> {
    const text = 'UPDATE turn_wishes SET told_at = ? WHERE guest = ? AND told_at = ? RETURNING guest';
    return (await sql.one(text, Math.max(now, toldAt + 1), guest, toldAt)) !== null;
  },

  /** Nothing got through: they are to be told again. */
  unclaim: (guest: string, { toldAt }: Pick<Listener, 'toldAt'>) =>
    sql.run('UPDATE turn_wishes SET told_at = ? WHERE guest = ?', toldAt, guest),

  /** They know that they are asked there; once more, that their time is nearly up. */
  async knows(guest: string, tables: readonly Pick<Due, 'table'>[], now: number): Promise<void> {
    if (tables.length === 0) return;
    await sql.run(
      `UPDATE turns_due SET told = told + 1, tell_at = CASE WHEN told = 0 THEN ${REMIND_AT} END
       WHERE guest = ? AND ${sql.dialect.among('table_id')}`,
      ...[
        now + JUST_MS,
        now + JUST_MS,
        now + JUST_MS,
        guest,
        JSON.stringify(tables.map(({ table }) => table)),
      ],
    );
  },

  /** They have seen the question, wherever they are. */
  saw: (guest: string, table: string, now: number) =>
    sql.run(
      `UPDATE turns_due SET told = 1, tell_at = ${REMIND_AT} WHERE guest = ? AND table_id = ? AND told = 0`,
      ...[now + JUST_MS, now + JUST_MS, now + JUST_MS, guest, table],
    ),

  /** Nothing here names the guest any more. */
  async forget(guest: string): Promise<void> {
    for (const table of ['ways', 'turn_wishes', 'turns_due']) {
      await sql.run(`DELETE FROM ${table} WHERE guest = ?`, guest);
    }
  },
});
export type Ways = ReturnType<typeof waysIn>;
