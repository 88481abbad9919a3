import type { Sql, SqlValue } from './sql.ts';

/** Where somebody stands in a game. */
export interface RatingLine {
  readonly guest: string;
  /** How strong they are believed to be, and how far off that may be. */
  readonly mu: number;
  readonly sigma: number;
  readonly rating: number;
  readonly matches: number;
  /** 1 while it is a guess. */
  readonly provisional: number;
  /** When their last match counted. */
  readonly lastAt: number;
  /** The week of their last match, counted from 1970, and what they gained in it. */
  readonly week: number;
  readonly gained: number;
}

/** Somebody who is seen in lists. */
export type Leader = Pick<RatingLine, 'guest' | 'rating' | 'matches' | 'provisional' | 'week' | 'gained'> & {
  readonly name: string;
};

const STANDING = 'guest, mu, sigma, rating, matches, provisional, last_at AS "lastAt", week, gained';
const PUT =
  'INSERT INTO ratings (guest, game, mu, sigma, rating, matches, provisional, last_at, week, gained, shown)';
const ROW =
  '(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, coalesce((SELECT shown FROM profiles WHERE profiles.guest = ?), 0))';
const rowOf = (
  game: string,
  { guest, mu, sigma, rating, matches, provisional, lastAt, week, gained }: RatingLine,
): SqlValue[] => [guest, game, mu, sigma, rating, matches, provisional, lastAt, week, gained, guest];
const LEADERS = `SELECT guest, name, rating, matches, provisional, week, gained
  FROM ratings JOIN guests ON guests.id = guest WHERE shown = 1 AND game = ?`;

/** Ratings as they are kept: one line a person and game, written beside each result. */
export const standingsIn = (sql: Sql) => ({
  of: (game: string, guests: readonly string[]): Promise<RatingLine[]> =>
    sql.all(
      `SELECT ${STANDING} FROM ratings WHERE game = ? AND ${sql.dialect.among('guest')}`,
      ...[game, JSON.stringify(guests)],
    ),

  /** Where somebody stands in every game. */
  all: (guest: string): Promise<(RatingLine & { game: string })[]> =>
    sql.all(`SELECT game, ${STANDING} FROM ratings WHERE guest = ? ORDER BY game`, guest),

  /** False, and nothing changed, when somebody else has rated this person since: `before` is how many matches they had. */
  async put(game: string, standing: RatingLine, before: number): Promise<boolean> {
    const put = await sql.one(
      `${PUT} VALUES ${ROW}
       ON CONFLICT (guest, game) DO UPDATE SET mu = excluded.mu, sigma = excluded.sigma, rating = excluded.rating,
         matches = excluded.matches, provisional = excluded.provisional, last_at = excluded.last_at,
         week = excluded.week, gained = excluded.gained
       WHERE ratings.matches = ? RETURNING guest`,
      ...[...rowOf(game, standing), before],
    );
    return put !== null;
  },

  /** Where so many people stand of whom nothing is here. */
  async lay(game: string, standings: readonly RatingLine[]): Promise<void> {
    if (standings.length === 0) return;
    await sql.run(
      `${PUT} VALUES ${standings.map(() => ROW).join(', ')}`,
      ...standings.flatMap((standing) => rowOf(game, standing)),
    );
  },

  /** What people were rated after matches. */
  async note(notes: readonly { table: string; seat: number; rating: number }[]): Promise<void> {
    if (notes.length === 0) return;
    const rows = notes.map(() => '(?, CAST(? AS integer), CAST(? AS integer))').join(', ');
    await sql.run(
      `WITH noted (table_id, seat, rating) AS (VALUES ${rows})
       UPDATE results SET rating = noted.rating FROM noted
       WHERE results.table_id = noted.table_id AND results.seat = noted.seat`,
      ...notes.flatMap(({ table, seat, rating }) => [table, seat, rating]),
    );
  },

  /** Those who want to be seen and have played since, whoever is only guessed at last. */
  leaders: (game: string, since: number, limit: number): Promise<Leader[]> =>
    sql.all(`${LEADERS} AND last_at >= ? ORDER BY provisional, rating DESC LIMIT ?`, ...[game, since, limit]),

  /** Those who want to be seen, by what they gained in a week. */
  leadersOfWeek: (game: string, week: number, limit: number): Promise<Leader[]> =>
    sql.all(`${LEADERS} AND week = ? ORDER BY gained DESC LIMIT ?`, game, week, limit),

  /** Two were the same person: where both have played, whoever is known better stands for both. */
  async move(from: string, to: string): Promise<void> {
    await sql.run(
      `UPDATE ratings SET matches = ratings.matches + other.matches,
         last_at = CASE WHEN other.last_at > ratings.last_at THEN other.last_at ELSE ratings.last_at END
       FROM ratings AS other WHERE other.guest = ? AND other.game = ratings.game AND ratings.guest = ?`,
      ...[from, to],
    );
    await sql.run(
      `UPDATE ratings SET guest = ?, shown = coalesce((SELECT shown FROM profiles WHERE profiles.guest = ?), 0)
       WHERE guest = ? AND NOT EXISTS (SELECT 1 FROM ratings AS own WHERE own.guest = ? AND own.game = ratings.game)`,
      ...[to, to, from, to],
    );
  },

  /** Everything is reckoned anew; nobody else rates meanwhile. */
  async clear(game: string): Promise<void> {
    await sql.run(sql.dialect.alone('ratings'));
    await sql.run('DELETE FROM ratings WHERE game = ?', game);
  },
});
