import type { Sql } from './sql.ts';
import { TELL_AT } from './turns-due.ts';

/** Somebody's friend. */
interface Friend {
  /** What the guest knows the line by: ids of guests stay in the house. */
  readonly id: string;
  readonly other: string;
  readonly name: string;
  readonly since: number;
}

/** A link that leads to a friend or a club. */
export interface Link {
  readonly code: string;
  readonly kind: 'friend' | 'club';
  /** A guest's id, or a club's. */
  readonly whose: string;
  readonly expires: number;
}

interface Invited {
  readonly table: string;
  readonly game: string;
  readonly by: string;
  readonly at: number;
  readonly invitation: string;
}

/** Who is whose friend, and who invites whom. */
export const friendsIn = (sql: Sql) => ({
  of: (guest: string): Promise<Friend[]> =>
    sql.all(
      `SELECT friends.id, other, name, since FROM friends JOIN guests ON guests.id = other
       WHERE guest = ? ORDER BY since, friends.id`,
      guest,
    ),

  /** Each is the other's friend. */
  join: (one: string, other: string, ids: readonly [string, string], at: number) =>
    sql.run(
      `INSERT INTO friends (guest, other, id, since) VALUES (?, ?, ?, ?), (?, ?, ?, ?)
       ON CONFLICT (guest, other) DO NOTHING`,
      ...[one, other, ids[0], at, other, one, ids[1], at],
    ),

  /** Neither is the other's friend, and neither waits for the other. */
  async part(one: string, other: string): Promise<void> {
    const pair = [one, other, other, one];
    await sql.run(
      'DELETE FROM friends WHERE (guest = ? AND other = ?) OR (guest = ? AND other = ?)',
      ...pair,
    );
    await sql.run(
      'DELETE FROM invited WHERE (guest = ? AND inviter = ?) OR (guest = ? AND inviter = ?)',
      ...pair,
    );
  },

  /** The public tables where friends sit who show them, those touched last first. */
  tables: (guest: string, limit: number): Promise<{ other: string; id: string; summary: string }[]> =>
    sql.all(
      `SELECT friends.other, tables.id, coalesce(summary, '') AS summary
       FROM friends JOIN profiles ON profiles.guest = friends.other AND profiles.tables = 1
         JOIN members ON members.guest = friends.other AND ended = 0 JOIN tables ON tables.id = members.table_id
         JOIN lobbies ON lobbies.table_id = tables.id
       WHERE friends.guest = ? AND status <> 'over' AND CASE WHEN public THEN 1 ELSE 0 END = 1
         AND CASE WHEN archived THEN 1 ELSE 0 END = 0
       ORDER BY touched_at DESC, tables.id LIMIT ?`,
      ...[guest, limit],
    ),

  async showsTables(guest: string): Promise<boolean> {
    const row = await sql.one<{ tables: number }>('SELECT tables FROM profiles WHERE guest = ?', guest);
    return row?.tables === 1;
  },

  showTables: (guest: string, shown: boolean) =>
    sql.run(
      `INSERT INTO profiles (guest, shown, tables) VALUES (?, 0, ?)
       ON CONFLICT (guest) DO UPDATE SET tables = excluded.tables`,
      ...[guest, Number(shown)],
    ),

  /** The only one from now on. */
  setLink: ({ code, kind, whose, expires }: Link) =>
    sql.run(
      `INSERT INTO links (kind, whose, code, expires) VALUES (?, ?, ?, ?)
       ON CONFLICT (kind, whose) DO UPDATE SET code = excluded.code, expires = excluded.expires`,
      ...[kind, whose, code, expires],
    ),

  dropLink: (kind: Link['kind'], whose: string) =>
    sql.run('DELETE FROM links WHERE kind = ? AND whose = ?', kind, whose),

  linkOf: (kind: Link['kind'], whose: string, now: number): Promise<Link | null> =>
    sql.one(
      'SELECT code, kind, whose, expires FROM links WHERE kind = ? AND whose = ? AND expires > ?',
      ...[kind, whose, now],
    ),

  link: (code: string, now: number): Promise<Link | null> =>
    sql.one('SELECT code, kind, whose, expires FROM links WHERE code = ? AND expires > ?', code, now),

  /** The same once more changes nothing. */
  invite: (guest: string, table: string, inviter: string, at: number) =>
    sql.run(
      `INSERT INTO invited (guest, table_id, inviter, at, told, tell_at)
       VALUES (?, ?, ?, ?, 0, (SELECT ${TELL_AT} FROM turn_wishes WHERE turn_wishes.guest = ?))
       ON CONFLICT (guest, table_id) DO NOTHING`,
      ...[guest, table, inviter, at, at, at, guest],
    ),

  decline: (guest: string, table: string) =>
    sql.run('DELETE FROM invited WHERE guest = ? AND table_id = ?', guest, table),

  /** Tables that have not begun and where the guest does not sit yet, newest invitation first. */
  invitations: (guest: string): Promise<Invited[]> =>
    sql.all(
      `SELECT tables.id AS "table", game, name AS "by", at, invitation
       FROM invited JOIN tables ON tables.id = table_id JOIN guests ON guests.id = inviter
       WHERE guest = ? AND status = 'gathering'
         AND NOT EXISTS (SELECT 1 FROM members WHERE members.table_id = tables.id AND members.guest = invited.guest)
       ORDER BY at DESC, tables.id LIMIT 50`,
      guest,
    ),

  /** Whom somebody has invited. */
  invitedBy: (guest: string): Promise<{ table: string; whom: string; at: number }[]> =>
    sql.all(
      `SELECT table_id AS "table", name AS whom, at FROM invited JOIN guests ON guests.id = guest
       WHERE inviter = ? ORDER BY at, table_id`,
      guest,
    ),

  /** Invitations that nobody has taken for so long are worth nothing. */
  tidy: (before: number) => sql.run('DELETE FROM invited WHERE at < ?', before),

  /** Two were the same person: the friends of one are the other's. */
  async move(from: string, to: string): Promise<void> {
    const lists = { friends: ['guest', 'other'], invited: ['guest', 'table_id'] } as const;
    for (const [table, [whose, what]] of Object.entries(lists)) {
      await sql.run(
        `UPDATE ${table} SET ${whose} = ? WHERE ${whose} = ? AND ${what} <> ?
           AND NOT EXISTS (SELECT 1 FROM ${table} AS own WHERE own.${whose} = ? AND own.${what} = ${table}.${what})`,
        ...[to, from, to, to],
      );
    }
    await sql.run(
      `UPDATE friends SET other = ? WHERE other = ? AND guest <> ?
         AND NOT EXISTS (SELECT 1 FROM friends AS own WHERE own.other = ? AND own.guest = friends.guest)`,
      ...[to, from, to, to],
    );
  },

  /** Nothing here names the guest any more. */
  async forget(guest: string): Promise<void> {
    await sql.run('DELETE FROM friends WHERE guest = ? OR other = ?', guest, guest);
    await sql.run('DELETE FROM invited WHERE guest = ? OR inviter = ?', guest, guest);
    await this.dropLink('friend', guest);
  },
});
export type Friends = ReturnType<typeof friendsIn>;
