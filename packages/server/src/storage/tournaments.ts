import type { TournamentKind } from '@undercroft/protocol';
import { comesAfter, type Place, placed } from '../ground/pages.ts';
import type { Sql } from './sql.ts';

export interface StoredTournament {
  readonly id: string;
  readonly code: string;
  /** A guest's id; empty where nobody is left. */
  readonly owner: string;
  readonly club: string | null;
  readonly name: string;
  readonly game: string;
  readonly kind: TournamentKind;
  readonly seats: number;
  readonly rounds: number;
  readonly team: number;
  /** Seconds. */
  readonly clock: number;
  /** What the luck of all its deals follows from. */
  readonly secret: string;
  /** The movement of a duplicate evening, as JSON, once it was drawn up. */
  readonly plan: string | null;
  /** The one that was drawn last. */
  readonly round: number;
  readonly begunAt: number | null;
  /** When the next round is to be drawn; null while one is played. */
  readonly drawAt: number | null;
  readonly endedAt: number | null;
}

export interface StoredPlayer {
  /** Of whoever was forgotten it begins with a dash. */
  readonly guest: string;
  readonly id: string;
  readonly name: string | null;
  /** With whom they want to play; null is whoever comes. */
  readonly team: number | null;
  /** In the movement of a duplicate evening. */
  readonly place: number | null;
  readonly since: number;
  readonly leftAt: number | null;
}

/** What is still to be done about a table: it is to be made, or its luck, which others had too, may be known now. */
type Due = 'make' | 'open';

export interface TableDrawn {
  readonly tournament: string;
  readonly round: number;
  readonly number: number;
  readonly table: string;
  /** Players by their ids; null where a computer player sits. */
  readonly seats: readonly (string | null)[];
  readonly due: Due | null;
  readonly result: {
    readonly places: readonly number[];
    readonly points: readonly number[] | null;
    /** Seats of people who never came. */
    readonly absent?: readonly number[];
  } | null;
  /** What the table itself says, where it is there. */
  readonly status: string | null;
  readonly invitation: string | null;
}

type Row = Omit<TableDrawn, 'seats' | 'result'> & { readonly seats: string; readonly result: string | null };
const tableOf = ({ seats, result, ...row }: Row): TableDrawn => ({
  ...row,
  seats: JSON.parse(seats),
  result: result === null ? null : JSON.parse(result),
});

const TOURNAMENT = `id, code, owner, club, name, game, kind, seats, rounds, team, clock, secret, plan, round,
  begun_at AS "begunAt", draw_at AS "drawAt", ended_at AS "endedAt"`;
const TABLE = `tournament, round, number, tournament_tables.table_id AS "table", seats, due, result`;
const LINE = `${TOURNAMENT}, made_at AS "madeAt",
  (SELECT count(*) FROM tournament_players WHERE tournament = tournaments.id AND left_at IS NULL) AS players`;
type Line = StoredTournament & { readonly players: number; readonly madeAt: number };

/** Tournaments: who plays, which tables were drawn, and how they ended. Standings follow from that. */
export const tournamentsIn = (sql: Sql) => ({
  async add(made: Omit<StoredTournament, 'plan' | 'round' | 'begunAt' | 'drawAt' | 'endedAt'>, at: number) {
    const { id, code, owner, club, name, game, kind, seats, rounds, team, clock, secret } = made;
    await sql.run(
      `INSERT INTO tournaments (id, code, owner, club, name, game, kind, seats, rounds, team, clock, secret, round, made_at)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?) ON CONFLICT DO NOTHING`,
      ...[id, code, owner, club, name, game, kind, seats, rounds, team, clock, secret, at],
    );
  },

  find: (id: string): Promise<StoredTournament | null> =>
    sql.one(`SELECT ${TOURNAMENT} FROM tournaments WHERE id = ?`, id),

  /** As it is; until the transaction is over nobody else changes anything about it. */
  hold: (id: string): Promise<StoredTournament | null> =>
    sql.one(`UPDATE tournaments SET owner = owner WHERE id = ? RETURNING ${TOURNAMENT}`, id),

  async byCode(code: string): Promise<string | null> {
    const row = await sql.one<{ id: string }>('SELECT id FROM tournaments WHERE code = ?', code);
    return row?.id ?? null;
  },

  /** Those that somebody made, and those where they take part; newest first. */
  of: (guest: string, after: Place, limit: number): Promise<Line[]> =>
    sql.all(
      `SELECT ${LINE} FROM tournaments WHERE id IN (
         SELECT id FROM tournaments WHERE owner = ? UNION SELECT tournament FROM tournament_players WHERE guest = ?)
       AND ${comesAfter('made_at')} ORDER BY made_at DESC, id LIMIT ?`,
      ...[guest, guest, ...placed(after), limit],
    ),

  ofClub: (club: string, limit: number): Promise<Line[]> =>
    sql.all(
      `SELECT ${LINE} FROM tournaments WHERE club = ? ORDER BY made_at DESC, id LIMIT ?`,
      ...[club, limit],
    ),

  /** How many of somebody's are not over. */
  async open(owner: string): Promise<number> {
    const row = await sql.one<{ count: number }>(
      'SELECT count(*) AS count FROM tournaments WHERE owner = ? AND ended_at IS NULL',
      owner,
    );
    return Number(row?.count ?? 0);
  },

  /** What somebody takes part in, or has made. */
  data: (guest: string): Promise<{ name: string; owner: string; since: number | null }[]> =>
    sql.all(
      `SELECT name, owner, since FROM tournaments
         LEFT JOIN tournament_players ON tournament = tournaments.id AND guest = ?
       WHERE tournaments.id IN (SELECT id FROM tournaments WHERE owner = ?
         UNION SELECT tournament FROM tournament_players WHERE guest = ?) ORDER BY made_at`,
      ...[guest, guest, guest],
    ),

  /** In the order in which they came: whoever came later changes nobody's number. */
  players: (tournament: string): Promise<StoredPlayer[]> =>
    sql.all(
      `SELECT guest, tournament_players.id, name, team, place, since, left_at AS "leftAt"
       FROM tournament_players LEFT JOIN guests ON guests.id = guest
       WHERE tournament = ? ORDER BY since, tournament_players.id`,
      tournament,
    ),

  join: (
    tournament: string,
    { guest, id, team, place }: Pick<StoredPlayer, 'guest' | 'id' | 'team' | 'place'>,
    at: number,
  ) =>
    sql.run(
      `INSERT INTO tournament_players (tournament, guest, id, team, place, since) VALUES (?, ?, ?, ?, ?, ?)
       ON CONFLICT (tournament, guest) DO UPDATE SET left_at = NULL, team = excluded.team`,
      ...[tournament, guest, id, team, place, at],
    ),

  /** Nobody knows that they wanted to come. */
  drop: (tournament: string, guest: string) =>
    sql.run('DELETE FROM tournament_players WHERE tournament = ? AND guest = ?', tournament, guest),

  leave: (tournament: string, guest: string, at: number) =>
    sql.run(
      'UPDATE tournament_players SET left_at = ? WHERE tournament = ? AND guest = ? AND left_at IS NULL',
      ...[at, tournament, guest],
    ),

  place: (tournament: string, guest: string, place: number) =>
    sql.run(
      'UPDATE tournament_players SET place = ? WHERE tournament = ? AND guest = ?',
      ...[place, tournament, guest],
    ),

  begin: (id: string, rounds: number, at: number) =>
    sql.run(
      'UPDATE tournaments SET begun_at = ?, draw_at = ?, rounds = ? WHERE id = ?',
      ...[at, at, rounds, id],
    ),

  setPlan: (id: string, plan: string) =>
    sql.run('UPDATE tournaments SET plan = ? WHERE id = ? AND plan IS NULL', plan, id),

  /** When the next round is drawn. */
  drawAt: (id: string, at: number) => sql.run('UPDATE tournaments SET draw_at = ? WHERE id = ?', at, id),

  /** Which are to be drawn by now. */
  toDraw: (now: number, limit: number): Promise<string[]> =>
    sql.ids('SELECT id FROM tournaments WHERE draw_at <= ? ORDER BY draw_at LIMIT ?', now, limit),

  /** One that cannot be drawn now stands behind all others. */
  drawLater: (id: string, now: number, at: number) =>
    sql.run('UPDATE tournaments SET draw_at = ? WHERE id = ? AND draw_at <= ?', at, id, now),

  async drew(
    id: string,
    round: number,
    tables: readonly Omit<TableDrawn, 'status' | 'invitation'>[],
  ): Promise<void> {
    for (const { number, table, seats, due, result } of tables) {
      await sql.run(
        `INSERT INTO tournament_tables (tournament, round, number, table_id, seats, due, result) VALUES (?, ?, ?, ?, ?, ?, ?)`,
        ...[id, round, number, table, JSON.stringify(seats), due, result && JSON.stringify(result)],
      );
    }
    await sql.run('UPDATE tournaments SET round = ?, draw_at = NULL WHERE id = ?', round, id);
  },

  end: (id: string, at: number) =>
    sql.run('UPDATE tournaments SET ended_at = ?, draw_at = NULL WHERE id = ?', at, id),

  async tables(tournament: string): Promise<TableDrawn[]> {
    const rows = await sql.all<Row>(
      `SELECT ${TABLE}, status, invitation FROM tournament_tables LEFT JOIN tables ON tables.id = table_id
       WHERE tournament = ? ORDER BY round, number`,
      tournament,
    );
    return rows.map(tableOf);
  },

  /** Which table of which tournament this is. */
  async table(id: string): Promise<TableDrawn | null> {
    const row = await sql.one<Row>(
      `SELECT ${TABLE}, NULL AS status, NULL AS invitation FROM tournament_tables WHERE table_id = ?`,
      id,
    );
    return row && tableOf(row);
  },

  /** How a table ended; the same once more changes nothing. */
  ended: (table: string, result: NonNullable<TableDrawn['result']>) =>
    sql.run(
      'UPDATE tournament_tables SET result = ? WHERE table_id = ? AND result IS NULL',
      ...[JSON.stringify(result), table],
    ),

  /** Tournaments with something left to do about their tables, after one of them. */
  toTend: (after: string, limit: number): Promise<string[]> =>
    sql.ids(
      `SELECT DISTINCT tournament AS id FROM tournament_tables WHERE due IS NOT NULL AND tournament > ?
       ORDER BY tournament LIMIT ?`,
      ...[after, limit],
    ),

  isDue: (tournament: string, round: number, due: Due) =>
    sql.run(
      'UPDATE tournament_tables SET due = ? WHERE tournament = ? AND round = ? AND result IS NOT NULL',
      ...[due, tournament, round],
    ),

  done: (table: string, due: Due) =>
    sql.run('UPDATE tournament_tables SET due = NULL WHERE table_id = ? AND due = ?', table, due),

  /** Tables that are gone before they came to their end. */
  gone: (limit: number): Promise<string[]> =>
    sql.ids(
      `SELECT table_id AS id FROM tournament_tables WHERE result IS NULL AND due IS NULL
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id) ORDER BY table_id LIMIT ?`,
      limit,
    ),

  async remove(id: string): Promise<void> {
    for (const table of ['tournament_players', 'tournament_tables'])
      await sql.run(`DELETE FROM ${table} WHERE tournament = ?`, id);
    await sql.run('DELETE FROM tournaments WHERE id = ?', id);
  },

  /** Two were the same person: what one takes part in is the other's. */
  async move(from: string, to: string): Promise<void> {
    await sql.run(
      `UPDATE tournament_players SET guest = ? WHERE guest = ? AND NOT EXISTS (
         SELECT 1 FROM tournament_players AS own
         WHERE own.guest = ? AND own.tournament = tournament_players.tournament)`,
      ...[to, from, to],
    );
    await sql.run('UPDATE tournaments SET owner = ? WHERE owner = ?', to, from);
  },

  /** Nothing here names the guest any more; that somebody played stays with what was drawn. Nobody owns what was theirs. */
  async forget(guest: string, at: number): Promise<void> {
    await sql.run(
      `DELETE FROM tournament_players WHERE guest = ?
         AND tournament IN (SELECT id FROM tournaments WHERE begun_at IS NULL)`,
      guest,
    );
    await sql.run(
      `UPDATE tournament_players SET guest = '-' || id, left_at = coalesce(left_at, ?) WHERE guest = ?`,
      ...[at, guest],
    );
    for (const { id } of await sql.all<{ id: string }>(
      'SELECT id FROM tournaments WHERE owner = ? AND begun_at IS NULL',
      guest,
    ))
      await this.remove(id);
    await sql.run(`UPDATE tournaments SET owner = '' WHERE owner = ?`, guest);
  },
});
export type Tournaments = ReturnType<typeof tournamentsIn>;
