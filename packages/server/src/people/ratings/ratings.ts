import { weekOf } from '@undercroft/bots/today';
import { type Game, sidesOf } from '@undercroft/kernel';
import { type Result, resultsIn } from '../../storage/results.ts';
import type { Sql } from '../../storage/sql.ts';
import { type RatingLine, standingsIn } from '../../storage/standings.ts';
import type { Live } from '../../tables/live.ts';
import type { Chair, Lobby } from '../../tables/lobby.ts';
import { isThere, STAND_IN } from '../../tables/playing.ts';
import { botSkill } from './bots.ts';
import { placesOf } from './places.ts';
import { NEWCOMER, rated, type Skill } from './skill.ts';

/** With fewer matches than this a rating is a guess, and says so. */
const PROVISIONAL = 10;
const DAY_MS = 86_400_000;
/** Whoever has not played for so long is left out of lists, and keeps what they have. */
const IDLE_MS = 180 * DAY_MS;
const LISTED = 100;
/** Somebody else has rated one of them meanwhile: it is reckoned again. */
const TRIES = 8;
/** Lines read at once when everything is reckoned anew. */
const AT_A_TIME = 5000;
/** Lines written at once then. */
const NOTED = 500;

/** A number that people can remember: a newcomer and an adept have 1000. */
const ratingOf = ({ mu }: Skill): number => Math.round(1000 + 40 * (mu - NEWCOMER.mu));
/** Weeks are the same wherever people are. */
const weekAt = (at: number): number => weekOf(at / DAY_MS);

/** How a finished match ended, seat by seat; null where nobody has won it. */
function resultsOf({ id, lobby, table }: Live): Result[] | null {
  const places = placesOf(lobby);
  if (places === null || table === null) return null;
  const { game, chairs, endedAt } = lobby;
  return chairs.map((chair, seat) => ({
    ...{ table: id, seat, game, ...whoPlayed(lobby, chair) },
    ...{ figure: table.figures[seat] ?? '', place: places[seat], seats: chairs.length },
    ...{ rated: lobby.rated ? 1 : 0, endedAt: endedAt ?? 0, ratedAt: endedAt ?? 0, rating: null },
  }));
}

/** Nothing counts for somebody who never came: then it was the computer player who played for them. */
function whoPlayed(lobby: Lobby, chair: Chair): Pick<Result, 'guest' | 'level'> {
  if (chair.kind !== 'person') return { guest: '', level: chair.kind === 'bot' ? chair.level : null };
  return isThere(lobby, chair) ? { guest: chair.guest, level: null } : { guest: '', level: STAND_IN };
}

const UNKNOWN = { ...NEWCOMER, rating: ratingOf(NEWCOMER), matches: 0, week: 0, gained: 0, lastAt: 0 };

type Rules = Pick<Game, 'name' | 'sides'>;

/** Where the people of a match stand after it, by where they stood before. */
export function afterMatch(
  game: Rules,
  seats: readonly Result[],
  before: ReadonlyMap<string, RatingLine>,
): (RatingLine | null)[] {
  const skills = seats.map(({ guest, level }) =>
    level !== null ? botSkill(game.name, level) : (before.get(guest) ?? NEWCOMER),
  );
  const sides = sidesOf(game, seats[0].seats);
  const after = rated(seats.map(({ place, seat }, at) => ({ place, skill: skills[at], side: sides[seat] })));
  return seats.map(({ guest, endedAt, ratedAt }, at) => {
    if (guest === '') return null;
    const { rating: had, matches, week, gained, lastAt } = before.get(guest) ?? UNKNOWN;
    const { mu, sigma } = after[at];
    const rating = ratingOf(after[at]);
    const now = weekAt(endedAt);
    return {
      ...{ guest, mu, sigma, rating, matches: matches + 1, lastAt: Math.max(lastAt, ratedAt) },
      provisional: matches + 1 < PROVISIONAL ? 1 : 0,
      ...{ week: Math.max(week, now), gained: (week >= now ? gained : 0) + rating - had },
    };
  });
}

/** Somebody was rated meanwhile. */
class Overtaken extends Error {}

/** Ratings are written beside each result, in one go with it, and follow from the results, which are kept. */
export class Ratings {
  readonly #sql: Sql;
  readonly #games: Readonly<Record<string, Game>>;

  constructor(sql: Sql, games: Readonly<Record<string, Game>>) {
    this.#sql = sql;
    this.#games = games;
  }

  /** A match has ended: how it ended for whom, and where they stand now. The same match again changes nothing. */
  async record(live: Live): Promise<void> {
    await this.#record(live.id, resultsOf(live));
  }

  /** Those who are compared without having sat at one table. The same again changes nothing. */
  rate(results: readonly Result[]): Promise<void> {
    return this.#record(results[0].table, results);
  }

  async #record(table: string, results: readonly Result[] | null): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#sql.transaction((sql) => this.#recordIn(sql, table, results));
      } catch (error) {
        if (!(error instanceof Overtaken) || tries === TRIES) throw error;
      }
    }
  }

  async #recordIn(sql: Sql, table: string, seats: readonly Result[] | null): Promise<void> {
    const results = resultsIn(sql);
    await results.recorded(table);
    if (seats === null) return;
    if (seats[0].rated === 0) {
      await results.add(seats);
      return;
    }
    const standings = standingsIn(sql);
    const [{ game, endedAt }] = seats;
    const guests = seats.flatMap(({ guest }) => (guest === '' ? [] : [guest]));
    const before = new Map((await standings.of(game, guests)).map((one) => [one.guest, one]));
    // Matches may be recorded in another order than they ended: each counts after those it was rated upon.
    const ratedAt = Math.max(endedAt, ...[...before.values()].map(({ lastAt }) => lastAt + 1));
    const now = seats.map((seat) => ({ ...seat, ratedAt }));
    const after = afterMatch(this.#rulesOf(game), now, before);
    const added = now.map((seat, at) => ({ ...seat, rating: after[at]?.rating ?? null }));
    if (!(await results.add(added))) return;
    // In one order everywhere: two matches that end at once wait for each other instead of standing in the way.
    const inOrder = after
      .filter((standing) => standing !== null)
      .toSorted((one, other) => (one.guest < other.guest ? -1 : 1));
    for (const standing of inOrder) {
      if (!(await standings.put(game, standing, standing.matches - 1))) throw new Overtaken();
    }
  }

  /** Where somebody stands in a game; null before their first rated match. */
  async of(game: string, guest: string): Promise<RatingLine | null> {
    return (await standingsIn(this.#sql).of(game, [guest]))[0] ?? null;
  }

  /** Those who want to be seen: by rating, whoever is only guessed at last, or by what they gained this week. */
  async leaders(game: string, span: 'week' | 'all', now: number) {
    const standings = standingsIn(this.#sql);
    const leaders =
      span === 'week'
        ? await standings.leadersOfWeek(game, weekAt(now), LISTED)
        : await standings.leaders(game, now - IDLE_MS, LISTED);
    return leaders.map(({ guest, name, rating, matches, provisional, week, gained }) => ({
      ...{ guest, name, rating, matches, provisional: provisional === 1 },
      week: week === weekAt(now) ? gained : 0,
    }));
  }

  /** Plays all rated matches through once more, in the order they counted; nothing else is rated meanwhile. How many there were. */
  async reckon(say: (game: string, matches: number) => void = () => {}): Promise<number> {
    let all = 0;
    for (const game of await resultsIn(this.#sql).ratedGames()) {
      const matches = await this.#sql.transaction((sql) => reckonIn(sql, this.#rulesOf(game)));
      say(game, matches);
      all += matches;
    }
    return all;
  }

  /** Who plays together; a game that is no longer on the shelf is each for themselves. */
  #rulesOf(name: string): Rules {
    return this.#games[name] ?? { name };
  }
}

async function reckonIn(sql: Sql, rules: Rules): Promise<number> {
  const results = resultsIn(sql);
  const standings = standingsIn(sql);
  const game = rules.name;
  await standings.clear(game);
  const known = new Map<string, RatingLine>();
  let matches = 0;
  /** The seats of a match that is not whole yet. */
  let open: Result[] = [];
  const notes: { table: string; seat: number; rating: number }[] = [];
  const play = async (seats: readonly Result[]) => {
    if (seats.length === 0) return;
    matches++;
    for (const [at, standing] of afterMatch(rules, seats, known).entries()) {
      if (standing === null) continue;
      known.set(standing.guest, standing);
      notes.push({ table: seats[at].table, seat: seats[at].seat, rating: standing.rating });
    }
    if (notes.length < NOTED) return;
    await standings.note(notes.splice(0, NOTED));
  };
  let after = { ratedAt: -1, table: '', seat: 0 };
  for (;;) {
    const some = await results.rated(game, after, AT_A_TIME);
    for (const result of some) {
      if (open.length > 0 && open[0].table !== result.table) {
        await play(open);
        open = [];
      }
      open.push(result);
    }
    const last = some.at(-1);
    if (last === undefined || some.length < AT_A_TIME) break;
    after = last;
  }
  await play(open);
  await standings.note(notes);
  const all = [...known.values()];
  while (all.length > 0) await standings.lay(game, all.splice(-NOTED));
  return matches;
}
