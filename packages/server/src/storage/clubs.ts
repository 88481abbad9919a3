import type { Sql } from './sql.ts';

export interface Club {
  readonly id: string;
  readonly name: string;
  /** A guest's id. */
  readonly owner: string;
}

export interface Member {
  /** What others know the member by. */
  readonly id: string;
  readonly guest: string;
  readonly name: string;
  readonly since: number;
  /** Of the matches played to the end at tables of the club. */
  readonly played: number;
  readonly won: number;
}

/** A match at a table of the club, seat by seat. */
interface ClubResult {
  readonly table: string;
  readonly game: string;
  readonly guest: string;
  readonly level: string | null;
  readonly place: number;
  readonly endedAt: number;
}

const OF_CLUB = 'FROM results JOIN club_tables ON club_tables.table_id = results.table_id WHERE club = ?';
/** Everything that is kept of a club beside itself. */
const PARTS = ['club_members', 'club_tables', 'leagues'];

/** Clubs: who belongs to them, and what is played there. */
export const clubsIn = (sql: Sql) => ({
  async add(club: Club, at: number): Promise<void> {
    const { id, name, owner } = club;
    await sql.run(
      'INSERT INTO clubs (id, name, owner, made_at) VALUES (?, ?, ?, ?)',
      ...[id, name, owner, at],
    );
  },

  club: (id: string): Promise<Club | null> => sql.one('SELECT id, name, owner FROM clubs WHERE id = ?', id),

  /** The club as it is; until the transaction is over nobody else changes who belongs to it. */
  hold: (id: string): Promise<Club | null> =>
    sql.one('UPDATE clubs SET owner = owner WHERE id = ? RETURNING id, name, owner', id),

  of: (guest: string): Promise<(Club & { members: number; since: number })[]> =>
    sql.all(
      `SELECT clubs.id, name, owner, mine.since,
         (SELECT count(*) FROM club_members WHERE club = clubs.id) AS members
       FROM club_members AS mine JOIN clubs ON clubs.id = mine.club
       WHERE mine.guest = ? ORDER BY mine.since, clubs.id`,
      guest,
    ),

  rename: (id: string, name: string) => sql.run('UPDATE clubs SET name = ? WHERE id = ?', name, id),

  handOver: (id: string, owner: string) => sql.run('UPDATE clubs SET owner = ? WHERE id = ?', owner, id),

  async remove(id: string): Promise<void> {
    for (const table of ['league_players', 'league_tables']) {
      await sql.run(`DELETE FROM ${table} WHERE league IN (SELECT id FROM leagues WHERE club = ?)`, id);
    }
    await sql.run('UPDATE tournaments SET club = NULL WHERE club = ?', id);
    for (const table of PARTS) await sql.run(`DELETE FROM ${table} WHERE club = ?`, id);
    await sql.run('DELETE FROM clubs WHERE id = ?', id);
  },

  join: (club: string, guest: string, id: string, at: number) =>
    sql.run(
      `INSERT INTO club_members (club, guest, id, since) VALUES (?, ?, ?, ?) ON CONFLICT (club, guest) DO NOTHING`,
      ...[club, guest, id, at],
    ),

  leave: (club: string, guest: string) =>
    sql.run('DELETE FROM club_members WHERE club = ? AND guest = ?', club, guest),

  /** Those who have been here longest first. */
  members(club: string): Promise<Member[]> {
    const mine = `${OF_CLUB} AND results.guest = club_members.guest`;
    return sql.all(
      `SELECT club_members.id, club_members.guest, name, since, (SELECT count(*) ${mine}) AS played,
         (SELECT count(*) ${mine} AND place = 1) AS won
       FROM club_members JOIN guests ON guests.id = club_members.guest
       WHERE club_members.club = ? ORDER BY since, club_members.id`,
      ...[club, club, club],
    );
  },

  async isMember(club: string, guest: string): Promise<boolean> {
    const text = 'SELECT guest FROM club_members WHERE club = ? AND guest = ?';
    return (await sql.one(text, club, guest)) !== null;
  },

  addTable: (club: string, table: string, at: number) =>
    sql.run(
      'INSERT INTO club_tables (table_id, club, at) VALUES (?, ?, ?) ON CONFLICT (table_id) DO NOTHING',
      ...[table, club, at],
    ),

  /** What is being played, those touched last first. */
  tables: (
    club: string,
    guest: string,
    limit: number,
  ): Promise<{ id: string; summary: string; invitation: string; seat: number | null }[]> =>
    sql.all(
      `SELECT tables.id, coalesce(summary, '') AS summary, invitation,
         (SELECT seat FROM members WHERE members.table_id = tables.id AND members.guest = ?) AS seat
       FROM club_tables JOIN tables ON tables.id = club_tables.table_id JOIN lobbies ON lobbies.table_id = tables.id
       WHERE club = ? AND status <> 'over' AND CASE WHEN archived THEN 1 ELSE 0 END = 0
       ORDER BY touched_at DESC, tables.id LIMIT ?`,
      ...[guest, club, limit],
    ),

  /** How the last matches ended, newest first. */
  results: (club: string, matches: number): Promise<ClubResult[]> =>
    sql.all(
      `SELECT results.table_id AS "table", game, guest, level, place, ended_at AS "endedAt" ${OF_CLUB}
         AND results.table_id IN (SELECT results.table_id ${OF_CLUB} AND seat = 0 ORDER BY ended_at DESC LIMIT ?)
       ORDER BY ended_at DESC, results.table_id, place, seat`,
      ...[club, club, matches],
    ),

  /** Two were the same person: what one belongs to is the other's. */
  async move(from: string, to: string): Promise<void> {
    for (const [table, of] of [
      ['club_members', 'club'],
      ['league_players', 'league'],
    ]) {
      await sql.run(
        `UPDATE ${table} SET guest = ? WHERE guest = ?
           AND NOT EXISTS (SELECT 1 FROM ${table} AS own WHERE own.guest = ? AND own.${of} = ${table}.${of})`,
        ...[to, from, to],
      );
    }
    await sql.run('UPDATE clubs SET owner = ? WHERE owner = ?', to, from);
  },
});
