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

/** A table that waits for somebody who wants to be told. */
export interface Due {
  readonly guest: string;
  readonly table: string;
  readonly summary: string;
  readonly dueAt: number | null;
  readonly wishes: string;
  /** Where they sit. */
  readonly seat: number;
  /** When they were last told anything. */
  readonly toldAt: number;
  /** Whether they have been told already, and their time is nearly up. */
  readonly reminder: 0 | 1;
}

/** Somebody is invited to a table and wants to be told. */
export interface InvitedDue extends Pick<Due, 'guest' | 'table' | 'wishes' | 'toldAt'> {
  readonly game: string;
  readonly by: string;
  readonly invitation: string;
}

/** After so many failures in a row nobody tries any more, until the person says so. */
export const MOST_FAILURES = 12;
/** Whoever is just being told something is left to the node that does so. */
export const LEAST_GAP_MS = 30_000;

const WAY = `id, guest, kind, target, label, code, made_at AS "madeAt", failures, retry_at AS "retryAt", fault`;
const openTo = (
  whose: string,
) => `EXISTS (SELECT 1 FROM ways WHERE ways.guest = ${whose}.guest AND code IS NULL
  AND failures < ${MOST_FAILURES} AND retry_at <= ?)`;
const OPEN = openTo('members');
const OF_PEOPLE = `members JOIN tables ON tables.id = members.table_id JOIN lobbies ON lobbies.table_id = tables.id
  JOIN turn_wishes ON turn_wishes.guest = members.guest`;

/** How people are told that it is their turn. */
export class Ways {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  of(guest: string): Promise<Way[]> {
    return this.#sql.all(`SELECT ${WAY} FROM ways WHERE guest = ? ORDER BY made_at, id`, guest);
  }

  /** A browser belongs to whoever used it last; the same way again begins anew. */
  async put({ id, guest, kind, target, label, code, madeAt }: Way): Promise<void> {
    await this.#sql.run(
      `INSERT INTO ways (id, guest, kind, target, label, code, made_at, failures, retry_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0)
       ON CONFLICT (id) DO UPDATE SET guest = excluded.guest, target = excluded.target, label = excluded.label,
         code = excluded.code, failures = 0, retry_at = 0, fault = NULL`,
      ...[id, guest, kind, target, label, code, madeAt],
    );
  }

  /** False when it was another code, or none was awaited. */
  async confirm(guest: string, id: string, code: string): Promise<boolean> {
    const sql = 'UPDATE ways SET code = NULL WHERE guest = ? AND id = ? AND code = ? RETURNING id';
    return (await this.#sql.one(sql, guest, id, code)) !== null;
  }

  async remove(guest: string, id: string): Promise<boolean> {
    return (
      (await this.#sql.one('DELETE FROM ways WHERE guest = ? AND id = ? RETURNING id', guest, id)) !== null
    );
  }

  async worked(id: string): Promise<void> {
    await this.#sql.run('UPDATE ways SET failures = 0, retry_at = 0, fault = NULL WHERE id = ?', id);
  }

  async failed(id: string, fault: string, retryAt: number): Promise<void> {
    await this.#sql.run(
      'UPDATE ways SET failures = failures + 1, retry_at = ?, fault = ? WHERE id = ?',
      ...[retryAt, fault, id],
    );
  }

  async wishes(guest: string): Promise<TurnWishes | null> {
    const row = await this.#sql.one<{ body: string }>('SELECT body FROM turn_wishes WHERE guest = ?', guest);
    return row && JSON.parse(row.body);
  }

  async setWishes(guest: string, wishes: TurnWishes, gapMs: number): Promise<void> {
    await this.#sql.run(
      `INSERT INTO turn_wishes (guest, body, gap_ms, told_at) VALUES (?, ?, ?, 0)
       ON CONFLICT (guest) DO UPDATE SET body = excluded.body, gap_ms = excluded.gap_ms`,
      ...[guest, JSON.stringify(wishes), gapMs],
    );
  }

  /** Everybody who wants to be told. */
  async people(): Promise<string[]> {
    const rows = await this.#sql.all<{ guest: string }>('SELECT DISTINCT guest FROM ways');
    return rows.map(({ guest }) => guest);
  }

  /** Tables that wait for somebody who has not been told yet, and may be by now. */
  due(now: number, limit: number): Promise<Due[]> {
    return this.#sql.all(
      `SELECT members.guest, tables.id AS "table", coalesce(summary, '') AS summary, due_at AS "dueAt",
         turn_wishes.body AS wishes, seat, turn_wishes.told_at AS "toldAt", 0 AS reminder
       FROM ${OF_PEOPLE}
       WHERE ${WAITS} AND turn_wishes.told_at + gap_ms <= ? AND ${OPEN}
         AND NOT EXISTS (SELECT 1 FROM told WHERE told.guest = members.guest AND told.table_id = tables.id)
       ORDER BY members.guest, due_at, tables.id LIMIT ?`,
      ...[now, now, limit],
    );
  }

  /** Tables whose clock is nearly up for somebody who was told a while ago. */
  nearlyUp(now: number, before: number, toldSince: number, limit: number): Promise<Due[]> {
    return this.#sql.all(
      `SELECT members.guest, tables.id AS "table", coalesce(summary, '') AS summary, due_at AS "dueAt",
         turn_wishes.body AS wishes, seat, turn_wishes.told_at AS "toldAt", 1 AS reminder
       FROM ${OF_PEOPLE} JOIN told ON told.guest = members.guest AND told.table_id = tables.id
       WHERE ${WAITS} AND due_at > ? AND due_at <= ? AND reminded = 0 AND told.told_at <= ?
         AND turn_wishes.told_at + ${LEAST_GAP_MS} <= ? AND ${OPEN}
       ORDER BY members.guest, due_at, tables.id LIMIT ?`,
      ...[now, before, toldSince, now, now, limit],
    );
  }

  /** Invitations of which somebody has not been told yet, and may be by now; one a person, the newest. */
  invited(now: number, limit: number): Promise<InvitedDue[]> {
    return this.#sql.all(
      `SELECT invited.guest, tables.id AS "table", game, name AS "by", invitation, turn_wishes.body AS wishes,
         turn_wishes.told_at AS "toldAt"
       FROM invited JOIN tables ON tables.id = invited.table_id JOIN guests ON guests.id = inviter
         JOIN turn_wishes ON turn_wishes.guest = invited.guest
       WHERE told = 0 AND status = 'gathering' AND turn_wishes.told_at + gap_ms <= ? AND ${openTo('invited')}
         AND NOT EXISTS (SELECT 1 FROM invited AS newer WHERE newer.guest = invited.guest AND newer.told = 0
           AND (newer.at > invited.at OR (newer.at = invited.at AND newer.table_id > invited.table_id)))
         AND NOT EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id AND members.guest = invited.guest)
       ORDER BY invited.guest LIMIT ?`,
      ...[now, now, limit],
    );
  }

  /** They have been told where they are invited to: of the newest invitation, and the others stand beside it. */
  async knowsInvited(guest: string): Promise<void> {
    await this.#sql.run('UPDATE invited SET told = 1 WHERE guest = ?', guest);
  }

  /** Whoever says so first tells them; false for every other node. */
  async claim(guest: string, { toldAt }: Pick<Due, 'toldAt'>, now: number): Promise<boolean> {
    const sql = 'UPDATE turn_wishes SET told_at = ? WHERE guest = ? AND told_at = ? RETURNING guest';
    return (await this.#sql.one(sql, Math.max(now, toldAt + 1), guest, toldAt)) !== null;
  }

  /** Nothing got through: they are to be told again. */
  async unclaim(guest: string, { toldAt }: Pick<Due, 'toldAt'>): Promise<void> {
    await this.#sql.run('UPDATE turn_wishes SET told_at = ? WHERE guest = ?', toldAt, guest);
  }

  /** They know that they are asked there, and with `reminded` that their time is nearly up. */
  async knows(guest: string, table: string, reminded: 0 | 1, now: number): Promise<void> {
    await this.#sql.run(
      `INSERT INTO told (guest, table_id, told_at, reminded) VALUES (?, ?, ?, ?)
       ON CONFLICT (guest, table_id) DO UPDATE SET reminded = CASE WHEN excluded.reminded = 1 THEN 1 ELSE told.reminded END`,
      ...[guest, table, now, reminded],
    );
  }

  /** They have answered: the next turn is another one. */
  async answered(guest: string, table: string): Promise<void> {
    await this.#sql.run('DELETE FROM told WHERE guest = ? AND table_id = ?', guest, table);
  }

  /** What was told about tables that do not wait any more need not be known. */
  async tidy(): Promise<void> {
    await this.#sql.run(
      `DELETE FROM told WHERE NOT EXISTS (
         SELECT 1 FROM members JOIN tables ON tables.id = members.table_id
         WHERE members.guest = told.guest AND tables.id = told.table_id AND ${WAITS})`,
    );
  }

  /** Nothing here names the guest any more. */
  async forget(guest: string): Promise<void> {
    for (const table of ['ways', 'turn_wishes', 'told']) {
      await this.#sql.run(`DELETE FROM ${table} WHERE guest = ?`, guest);
    }
  }
}
