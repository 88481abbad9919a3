import {
  answersNow,
  apply,
  type Box,
  type Chance,
  copy,
  everyLuck,
  FastChance,
  type GameTypes,
  type Mind,
  type Tell,
} from '@undercroft/kernel';
import { MOST_ANSWERS_AHEAD, sharesOf } from '../search.ts';
import type { Chances } from './chances.ts';

/** What changes a table: an answer, with whatever luck it needs. */
export type Act<T extends GameTypes> = (state: T['state'], chance: Chance) => void;

/** Chances as judged from some futures, and how far off they may be: their standard errors. */
export interface Outlook {
  readonly chances: Chances;
  readonly errors: Chances;
}

/** A review has the time to look further than a search, which looks at far more futures. */
const ROUNDS_AHEAD = 2;
/** Of more ways than this that luck may fall, some are taken at random. */
const MOST_WAYS = 64;

/** Looks ahead at one game with one mind. */
export class Ahead<T extends GameTypes> {
  readonly #box: Box<T>;
  readonly #mind: Mind<T>;
  readonly #rounds: number;

  constructor(box: Box<T>, mind: Mind<T>, seats: number) {
    this.#box = box;
    this.#mind = mind;
    this.#rounds = ROUNDS_AHEAD * seats;
  }

  /** The turn at which every future of this table is judged, whatever is answered. */
  horizon(state: T['state']): number {
    return state.turn + this.#rounds;
  }

  /**
   * What comes of a table: everybody plays on by instinct, then it is judged. The table is used up. Whoever wants to
   * know what happens hears of it until a turn.
   */
  future(
    state: T['state'],
    horizon: number,
    chance: Chance,
    tell?: Tell<T['event']>,
    until = horizon,
  ): Chances {
    const [box, mind] = [this.#box, this.#mind];
    for (let i = 0; i < MOST_ANSWERS_AHEAD && state.asks.length > 0 && state.turn < horizon; i++) {
      const answers = answersNow(box, state);
      const answer = answers.length === 1 ? answers[0] : mind.hunch(box, state, answers, chance);
      apply(box, state, answer, chance, state.turn < until ? tell : undefined);
    }
    return sharesOf(mind, box, state);
  }

  /**
   * What to expect of an act at a table: over every way luck may fall in it, where these can be counted out, each with
   * its weight and its share of the futures; else over futures that each fall as they will.
   */
  expectation(state: T['state'], act: Act<T>, futures: number, seed: number): Outlook {
    const horizon = this.horizon(state);
    const chance = new FastChance(seed);
    const ways = waysOf(state, act);
    if (ways === null) {
      const sums = new Sums();
      for (let i = 0; i < futures; i++) {
        const table = copy(state);
        act(table, chance);
        sums.add(this.future(table, horizon, chance));
      }
      return sums.outlook();
    }
    const parts = ways.map(({ table, weight }) => {
      const sums = new Sums();
      const over = table.asks.length === 0;
      const count = over ? 1 : Math.max(2, Math.round(weight * futures));
      for (let i = 0; i < count; i++) sums.add(this.future(copy(table), horizon, chance));
      return { weight, ...sums.outlook(over) };
    });
    const seats = parts[0].chances.map((_, seat) => seat);
    return {
      chances: seats.map((seat) => parts.reduce((sum, one) => sum + one.weight * one.chances[seat], 0)),
      errors: seats.map((seat) => Math.hypot(...parts.map(({ weight, errors }) => weight * errors[seat]))),
    };
  }
}

/** Every table an act may lead to, equal ones once, with how likely each is; null where there are too many. */
function waysOf<T extends GameTypes>(
  state: T['state'],
  act: Act<T>,
): { table: T['state']; weight: number }[] | null {
  const ways = new Map<string, { table: T['state']; weight: number }>();
  let count = 0;
  for (const luck of everyLuck()) {
    if (++count > MOST_WAYS) return null;
    const table = copy(state);
    act(table, luck);
    const key = JSON.stringify(table);
    const same = ways.get(key);
    if (same === undefined) ways.set(key, { table, weight: luck.weight });
    else same.weight += luck.weight;
  }
  return [...ways.values()];
}

/** Adds up chances, or differences of chances. */
export class Sums {
  #count = 0;
  #sums: number[] = [];
  #squares: number[] = [];

  add(values: readonly number[]): void {
    this.#count++;
    for (let seat = 0; seat < values.length; seat++) {
      this.#sums[seat] = (this.#sums[seat] ?? 0) + values[seat];
      this.#squares[seat] = (this.#squares[seat] ?? 0) + values[seat] ** 2;
    }
  }

  /** Their means, with standard errors; none where the value is certain. */
  outlook(certain = false): Outlook {
    const count = this.#count;
    const chances = this.#sums.map((sum) => sum / count);
    const errors = this.#squares.map((squares, seat) => {
      const variance = Math.max(0, squares / count - chances[seat] ** 2);
      return certain ? 0 : Math.sqrt(variance / Math.max(1, count - 1));
    });
    return { chances, errors };
  }
}
