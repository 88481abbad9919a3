import type { Sql, SqlValue } from './sql.ts';

/** The one table of a day that counts for somebody, in one game. */
export interface Try {
  readonly day: number;
  readonly game: string;
  readonly guest: string;
  readonly table: string;
  /** Null until it was played to its end on that day, and for good where it was not. */
  readonly endedAt: number | null;
  readonly place: number | null;
  readonly seats: number | null;
  readonly points: number | null;
  /** What their own mistakes cost, in chances to win, as a review finds it: 0 or less. Null until it is judged. */
  readonly own: number | null;
  /** When it may be judged; null where nothing is left to judge. */
  readonly judgeAt: number | null;
}

/** A try as whoever made it knows it. */
export interface OwnTry extends Try {
  /** 1 where nothing more is played at its table, which may be gone. */
  readonly over: number;
}

/** A line of a day's board. */
export interface Scored {
  readonly guest: string;
  readonly name: string;
  /** 1 where they want to be seen by everybody. */
  readonly shown: number;
  readonly place: number;
  readonly seats: number;
  readonly points: number;
  readonly own: number;
}

export type Ended = Pick<Scored, 'place' | 'seats' | 'points'>;

/** Whose lines are looked at: everybody's, those of somebody's friends and their own, or those of a club. */
export type Among =
  | { readonly kind: 'all' }
  | { readonly kind: 'friends'; readonly of: string }
  | { readonly kind: 'club'; readonly club: string };

const TRY = `day, game, guest, table_id AS "table", ended_at AS "endedAt", place, seats, points, own, judge_at AS "judgeAt"`;
/** Who chose best comes first; of equals whoever did better, then whoever was there first. */
const BEST = 'ORDER BY own DESC, place, points DESC, ended_at, day_tries.guest';

/** Who is meant: a condition, with what it needs. */
function condition(among: Among): { readonly text: string; readonly values: readonly SqlValue[] } {
  if (among.kind === 'all') return { text: '', values: [] };
  if (among.kind === 'club') {
    const text = 'AND day_tries.guest IN (SELECT guest FROM club_members WHERE club = ?)';
    return { text, values: [among.club] };
  }
  const text = 'AND day_tries.guest IN (SELECT other FROM friends WHERE guest = ? UNION ALL SELECT ?)';
  return { text, values: [among.of, among.of] };
}

/** Who has tried the tables of which day. Days are counted as in the house's calendar. */
export class Days {
  readonly #sql: Sql;

  constructor(sql: Sql) {
    this.#sql = sql;
  }

  /** The first table of a day and game is the one that counts. */
  async begin({ day, game, guest, table }: Pick<Try, 'day' | 'game' | 'guest' | 'table'>, at: number) {
    await this.#sql.run(
      `INSERT INTO day_tries (day, game, guest, table_id, begun_at) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (day, game, guest) DO NOTHING`,
      ...[day, game, guest, table, at],
    );
  }

  tryOf(day: number, game: string, guest: string): Promise<Try | null> {
    return this.#sql.one(
      `SELECT ${TRY} FROM day_tries WHERE day = ? AND game = ? AND guest = ?`,
      ...[day, game, guest],
    );
  }

  /** Since a day, the newest first. */
  triesOf(guest: string, since: number): Promise<OwnTry[]> {
    const over = `CASE WHEN EXISTS (SELECT 1 FROM tables WHERE tables.id = table_id AND status <> 'over') THEN 0 ELSE 1 END`;
    return this.#sql.all(
      `SELECT ${TRY}, ${over} AS "over" FROM day_tries WHERE guest = ? AND day >= ? ORDER BY day DESC, game`,
      ...[guest, since],
    );
  }

  /** It was played to its end; from now on it may be judged. The same once more changes nothing. */
  async end(table: string, { place, seats, points }: Ended, at: number): Promise<void> {
    await this.#sql.run(
      `UPDATE day_tries SET place = ?, seats = ?, points = ?, ended_at = ?, judge_at = ?
       WHERE table_id = ? AND ended_at IS NULL`,
      ...[place, seats, points, at, at, table],
    );
  }

  /** What is to be judged by now, whoever has waited longest first. */
  toJudge(now: number, limit: number): Promise<Try[]> {
    return this.#sql.all(
      `SELECT ${TRY} FROM day_tries WHERE judge_at <= ? ORDER BY judge_at LIMIT ?`,
      now,
      limit,
    );
  }

  /** Whoever says so first judges it, and until then nobody else does; false for every other node. */
  async claim({ table, judgeAt }: Pick<Try, 'table' | 'judgeAt'>, until: number): Promise<boolean> {
    const sql = 'UPDATE day_tries SET judge_at = ? WHERE table_id = ? AND judge_at = ? RETURNING table_id';
    return (await this.#sql.one(sql, until, table, judgeAt)) !== null;
  }

  /** Null where these rules cannot judge it. */
  async judged(table: string, own: number | null): Promise<void> {
    await this.#sql.run('UPDATE day_tries SET own = ?, judge_at = NULL WHERE table_id = ?', own, table);
  }

  /** The best of a day, so many. */
  board(day: number, game: string, among: Among, limit: number): Promise<Scored[]> {
    const { text, values } = condition(among);
    return this.#sql.all(
      `SELECT day_tries.guest, name, coalesce(shown, 0) AS shown, place, seats, points, own
       FROM day_tries JOIN guests ON guests.id = day_tries.guest LEFT JOIN profiles ON profiles.guest = day_tries.guest
       WHERE day = ? AND game = ? AND own IS NOT NULL ${text} ${BEST} LIMIT ?`,
      ...[day, game, ...values, limit],
    );
  }

  /** How many of them have been judged, and how many of those chose better than this. */
  async counts(
    day: number,
    game: string,
    among: Among,
    own: number,
  ): Promise<{ all: number; better: number }> {
    const { text, values } = condition(among);
    const row = await this.#sql.one<{ all: number; better: number }>(
      `SELECT count(*) AS "all", coalesce(sum(CASE WHEN own > ? THEN 1 ELSE 0 END), 0) AS better
       FROM day_tries WHERE day = ? AND game = ? AND own IS NOT NULL ${text}`,
      ...[own, day, game, ...values],
    );
    return { all: Number(row?.all ?? 0), better: Number(row?.better ?? 0) };
  }

  /** The table whose player chose best. */
  async best(day: number, game: string): Promise<{ table: string; guest: string; shown: number } | null> {
    return this.#sql.one(
      `SELECT table_id AS "table", day_tries.guest, coalesce(shown, 0) AS shown
       FROM day_tries LEFT JOIN profiles ON profiles.guest = day_tries.guest
       WHERE day = ? AND game = ? AND own IS NOT NULL ${BEST} LIMIT 1`,
      ...[day, game],
    );
  }

  /** Two were the same person: the try that was begun first is the one that counts. */
  async move(from: string, to: string): Promise<void> {
    const others = `SELECT 1 FROM day_tries AS other WHERE other.day = day_tries.day AND other.game = day_tries.game`;
    for (const [one, two] of [
      [to, from],
      [from, to],
    ]) {
      await this.#sql.run(
        `DELETE FROM day_tries WHERE guest = ? AND EXISTS (${others} AND other.guest = ?
           AND (other.begun_at < day_tries.begun_at OR (other.begun_at = day_tries.begun_at AND other.guest = ?)))`,
        ...[one, two, from],
      );
    }
    await this.#sql.run('UPDATE day_tries SET guest = ? WHERE guest = ?', to, from);
  }

  /** Nothing here names the guest any more. */
  async forget(guest: string): Promise<void> {
    await this.#sql.run('DELETE FROM day_tries WHERE guest = ?', guest);
  }
}
