import type { Live } from '../live.ts';
import type { Result, Results } from '../store/results.ts';
import { botSkill } from './bots.ts';
import { placesOf } from './places.ts';
import { NEWCOMER, rated, type Skill } from './skill.ts';

/** With fewer matches than this a rating is a guess, and says so. */
export const PROVISIONAL = 10;
const WEEK_MS = 7 * 86_400_000;
/** Whoever has not played for so long is left out of lists, and keeps what they have. */
const IDLE_MS = 180 * 86_400_000;
const LISTED = 100;

/** Where somebody stands in a game. */
export interface Standing {
  readonly guest: string;
  readonly skill: Skill;
  readonly matches: number;
  readonly lastAt: number;
  /** What they were rated after each match. */
  readonly history: readonly { readonly at: number; readonly rating: number }[];
}

/** A number that people can remember: a newcomer and an adept have 1000. */
export const ratingOf = ({ mu }: Skill): number => Math.round(1000 + 40 * (mu - NEWCOMER.mu));

/** How a finished match ended, seat by seat; null where nobody has won it. */
function resultsOf({ id, lobby, table }: Live): Result[] | null {
  const places = placesOf(lobby);
  if (places === null || table === null) return null;
  const { game, chairs, endedAt } = lobby;
  return chairs.map((chair, seat) => ({
    ...{ table: id, seat, game, guest: chair.kind === 'person' ? chair.guest : '' },
    level: chair.kind === 'bot' ? chair.level : null,
    ...{ figure: table.figures[seat] ?? '', place: places[seat], seats: chairs.length },
    ...{ rated: lobby.rated ? 1 : 0, endedAt: endedAt ?? 0 },
  }));
}

/** Plays all rated matches of a game through once: what is believed of everybody who took part. */
export function standingsAfter(game: string, results: readonly Result[]): Map<string, Standing> {
  const standings = new Map<string, Standing>();
  for (const seats of Map.groupBy(results, ({ table }) => table).values()) {
    const skills = seats.map(({ guest, level }) =>
      level !== null ? botSkill(game, level) : (standings.get(guest)?.skill ?? NEWCOMER),
    );
    const after = rated(seats.map(({ place }, at) => ({ place, skill: skills[at] })));
    for (const [at, { guest, endedAt }] of seats.entries()) {
      if (guest === '') continue;
      const { matches = 0, history = [] } = standings.get(guest) ?? {};
      const rating = { at: endedAt, rating: ratingOf(after[at]) };
      standings.set(guest, {
        ...{ guest, skill: after[at], matches: matches + 1, lastAt: endedAt },
        history: [...history, rating].slice(-HISTORY),
      });
    }
  }
  return standings;
}
/** So many matches are enough for a line that goes up and down, and for any week. */
const HISTORY = 200;

/** What was gained since a moment. */
function gainedSince({ history }: Standing, since: number): { gain: number; matches: number } {
  const before = history.findLast(({ at }) => at < since)?.rating ?? ratingOf(NEWCOMER);
  const later = history.filter(({ at }) => at >= since);
  return { gain: (later.at(-1)?.rating ?? before) - before, matches: later.length };
}

/** Ratings follow from the results, which are kept: there is nothing else to go wrong. */
export class Ratings {
  readonly #results: Results;
  readonly #known = new Map<string, { readonly count: number; readonly standings: Map<string, Standing> }>();

  constructor(results: Results) {
    this.#results = results;
  }

  /** A match has ended. */
  async record(live: Live): Promise<void> {
    const results = resultsOf(live);
    if (results !== null) await this.#results.add(results);
  }

  /** Somebody was forgotten: everything is reckoned anew. */
  forgetAll(): void {
    this.#known.clear();
  }

  async standings(game: string): Promise<ReadonlyMap<string, Standing>> {
    const count = await this.#results.countRated(game);
    const known = this.#known.get(game);
    if (known?.count === count) return known.standings;
    const standings = standingsAfter(game, await this.#results.rated(game));
    this.#known.set(game, { count, standings });
    return standings;
  }

  /** Those who want to be seen: by rating, whoever is only guessed at last, or by what they gained this week. */
  async leaders(game: string, span: 'week' | 'all', now: number) {
    const standings = await this.standings(game);
    const names = new Map((await this.#results.shown()).map(({ guest, name }) => [guest, name]));
    const since = now - (span === 'week' ? WEEK_MS : IDLE_MS);
    return [...standings.values()]
      .filter(({ guest, lastAt }) => names.has(guest) && lastAt >= since)
      .map((standing) => ({
        ...{ guest: standing.guest, name: names.get(standing.guest) ?? '', rating: ratingOf(standing.skill) },
        ...{ matches: standing.matches, provisional: standing.matches < PROVISIONAL },
        week: gainedSince(standing, now - WEEK_MS).gain,
      }))
      .sort((one, other) =>
        span === 'week'
          ? other.week - one.week
          : Number(one.provisional) - Number(other.provisional) || other.rating - one.rating,
      )
      .slice(0, LISTED);
  }
}
