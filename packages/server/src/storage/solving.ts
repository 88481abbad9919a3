import type { Rating } from '@undercroft/bots/solving';
import { firstStays } from './first.ts';
import type { Sql } from './sql.ts';

/** Where somebody stands who solves puzzles. */
export interface Solver extends Rating {
  readonly tried: number;
  readonly solved: number;
}

/** A first try. */
export interface Tried {
  readonly puzzle: string;
  readonly game: string;
  /** 1 where it found the best answer. */
  readonly solved: number;
  readonly triedAt: number;
}

const SOLVER = 'rating, deviation, volatility, tried, solved';

/** Who has tried which puzzles, and where people and puzzles stand. */
export const solvingIn = (sql: Sql) => ({
  /** False, and nothing changed, where it is not the first. */
  async first(guest: string, { puzzle, game, solved, triedAt }: Tried): Promise<boolean> {
    const first = await sql.one(
      `INSERT INTO puzzle_tries (guest, puzzle, game, solved, tried_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (guest, puzzle) DO NOTHING RETURNING guest`,
      ...[guest, puzzle, game, solved, triedAt],
    );
    return first !== null;
  },

  triesOf: (guest: string): Promise<Tried[]> =>
    sql.all(
      'SELECT puzzle, game, solved, tried_at AS "triedAt" FROM puzzle_tries WHERE guest = ? ORDER BY tried_at, puzzle',
      guest,
    ),

  solver: (guest: string): Promise<Solver | null> =>
    sql.one(`SELECT ${SOLVER} FROM solvers WHERE guest = ?`, guest),

  /** Where somebody stands, until the transaction is over theirs alone who asked. */
  holdSolver: (guest: string, { rating, deviation, volatility }: Rating): Promise<Solver | null> =>
    sql.one(
      `INSERT INTO solvers (guest, rating, deviation, volatility, tried, solved) VALUES (?, ?, ?, ?, 0, 0)
       ON CONFLICT (guest) DO UPDATE SET tried = solvers.tried RETURNING ${SOLVER}`,
      ...[guest, rating, deviation, volatility],
    ),

  putSolver: (guest: string, { rating, deviation, volatility, tried, solved }: Solver) =>
    sql.run(
      'UPDATE solvers SET rating = ?, deviation = ?, volatility = ?, tried = ?, solved = ? WHERE guest = ?',
      ...[rating, deviation, volatility, tried, solved, guest],
    ),

  /** Where a puzzle stands, held likewise. */
  holdPuzzle: (puzzle: string, { rating, deviation, volatility }: Rating): Promise<Rating | null> =>
    sql.one(
      `INSERT INTO puzzle_ratings (puzzle, rating, deviation, volatility, tries) VALUES (?, ?, ?, ?, 0)
       ON CONFLICT (puzzle) DO UPDATE SET tries = puzzle_ratings.tries RETURNING rating, deviation, volatility`,
      ...[puzzle, rating, deviation, volatility],
    ),

  putPuzzle: (puzzle: string, { rating, deviation, volatility }: Rating) =>
    sql.run(
      'UPDATE puzzle_ratings SET rating = ?, deviation = ?, volatility = ?, tries = tries + 1 WHERE puzzle = ?',
      ...[rating, deviation, volatility, puzzle],
    ),

  /** Two were the same person: whoever is known better stands for both, and of two tries the first counts. */
  async move(from: string, to: string): Promise<void> {
    await firstStays(sql, { table: 'puzzle_tries', key: ['puzzle'], at: 'tried_at' }, from, to);
    await sql.run(
      `DELETE FROM solvers WHERE guest = ?
         AND EXISTS (SELECT 1 FROM solvers AS other WHERE other.guest = ? AND other.deviation < solvers.deviation)`,
      ...[to, from],
    );
    await sql.run(
      'UPDATE solvers SET guest = ? WHERE guest = ? AND NOT EXISTS (SELECT 1 FROM solvers AS own WHERE own.guest = ?)',
      ...[to, from, to],
    );
    await sql.run('DELETE FROM solvers WHERE guest = ?', from);
    await sql.run(
      `UPDATE solvers SET (tried, solved) =
         (SELECT count(*), coalesce(sum(puzzle_tries.solved), 0) FROM puzzle_tries WHERE puzzle_tries.guest = ?)
       WHERE guest = ?`,
      ...[to, to],
    );
  },

  /** Nothing here names the guest any more; what puzzles have learnt from them names nobody. */
  async forget(guest: string): Promise<void> {
    for (const table of ['puzzle_tries', 'solvers'])
      await sql.run(`DELETE FROM ${table} WHERE guest = ?`, guest);
  },
});
