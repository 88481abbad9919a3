import type { Sql } from './sql.ts';

export interface StoredLeague {
  readonly id: string;
  readonly club: string;
  readonly name: string;
  readonly game: string;
  /** How many sit at a table. */
  readonly seats: number;
  readonly begunAt: number | null;
}

/** How a match of a league ended, seat by seat. */
export interface LeagueResult {
  readonly league: string;
  readonly number: number;
  readonly guest: string;
  readonly place: number;
}

/** Where a match of a league is played; the table may be gone. */
export interface LeagueTable {
  readonly league: string;
  readonly number: number;
  readonly table: string;
  readonly status: string | null;
}

const LEAGUE = 'id, club, name, game, seats, begun_at AS "begunAt"';
const OF_CLUB = 'JOIN leagues ON leagues.id = league WHERE club = ?';

/** Leagues: who takes part, and where their matches are played. Fixtures and standings follow from that. */
export const leaguesIn = (sql: Sql) => ({
  add: ({ id, club, name, game, seats }: StoredLeague, at: number) =>
    sql.run(
      'INSERT INTO leagues (id, club, name, game, seats, made_at) VALUES (?, ?, ?, ?, ?, ?)',
      ...[id, club, name, game, seats, at],
    ),

  async remove(id: string): Promise<void> {
    for (const table of ['league_players', 'league_tables']) {
      await sql.run(`DELETE FROM ${table} WHERE league = ?`, id);
    }
    await sql.run('DELETE FROM leagues WHERE id = ?', id);
  },

  /** Newest first. */
  of: (club: string): Promise<StoredLeague[]> =>
    sql.all(`SELECT ${LEAGUE} FROM leagues WHERE club = ? ORDER BY made_at DESC, id`, club),

  begin: (id: string, at: number) =>
    sql.run('UPDATE leagues SET begun_at = ? WHERE id = ? AND begun_at IS NULL', at, id),

  /** Nobody comes in once it has begun. */
  takePart: (league: string, guest: string, id: string, at: number) =>
    sql.run(
      `INSERT INTO league_players (league, guest, id, since)
       SELECT id, ?, ?, ? FROM leagues WHERE id = ? AND begun_at IS NULL
       ON CONFLICT (league, guest) DO NOTHING`,
      ...[guest, id, at, league],
    ),

  /** In all leagues of a club, or in one. Where it has begun an empty place stays, so that the fixtures do. */
  async quit(guest: string, club: string, league: string | null): Promise<void> {
    const these = `guest = ? AND league IN (SELECT leagues.id FROM leagues
      WHERE club = ? AND leagues.id = coalesce(?, leagues.id) AND begun_at IS`;
    await sql.run(`DELETE FROM league_players WHERE ${these} NULL)`, guest, club, league);
    await sql.run(
      `UPDATE league_players SET guest = '-' || id WHERE ${these} NOT NULL)`,
      ...[guest, club, league],
    );
  },

  /** In the order in which they came; whoever left is nobody's guest. */
  players: (club: string): Promise<{ league: string; guest: string }[]> =>
    sql.all(
      `SELECT league, guest FROM league_players ${OF_CLUB} ORDER BY league, since, league_players.id`,
      club,
    ),

  /** What somebody takes part in. */
  joinedBy: (guest: string): Promise<{ club: string; name: string; since: number }[]> =>
    sql.all(
      `SELECT clubs.name AS club, leagues.name, since FROM league_players JOIN leagues ON leagues.id = league
         JOIN clubs ON clubs.id = leagues.club WHERE guest = ? ORDER BY since`,
      guest,
    ),

  tables: (club: string): Promise<LeagueTable[]> =>
    sql.all(
      `SELECT league, number, table_id AS "table", status FROM league_tables
       LEFT JOIN tables ON tables.id = table_id ${OF_CLUB}`,
      club,
    ),

  results: (club: string): Promise<LeagueResult[]> =>
    sql.all(
      `SELECT league, number, guest, place FROM league_tables
       JOIN results ON results.table_id = league_tables.table_id ${OF_CLUB} ORDER BY league, number, seat`,
      club,
    ),

  /** The match is played there: false when somebody else was faster. `before` is the table it had. */
  async setTable(league: string, number: number, table: string, before: string | null): Promise<boolean> {
    const set = await sql.one(
      `INSERT INTO league_tables (league, number, table_id) VALUES (?, ?, ?)
       ON CONFLICT (league, number) DO UPDATE SET table_id = excluded.table_id
         WHERE league_tables.table_id = ? RETURNING number`,
      ...[league, number, table, before],
    );
    return set !== null;
  },
});
export type Leagues = ReturnType<typeof leaguesIn>;
