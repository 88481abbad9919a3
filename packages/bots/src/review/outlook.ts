import {
  answersNow,
  apply,
  askNow,
  type Box,
  type Chance,
  copy,
  everyLuck,
  FastChance,
  type GameTypes,
  imagine,
  type Sight,
  sightOf,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { lengthOf, square } from '@undercroft/kit/sums';
import { SharedLuck } from '../luck.ts';
import { sharesOf } from '../search.ts';
import type { Chances } from './chances.ts';

/** What changes a table: an answer, with whatever luck it needs. */
export type Act<T extends GameTypes> = (state: T['state'], chance: Chance) => void;

/** Chances from some futures, and how far off they may be: their standard errors. */
export interface Outlook {
  readonly chances: Chances;
  readonly errors: Chances;
}

/** In which interval a figure lies, 95 times in 100. */
export interface Interval {
  readonly low: number;
  readonly high: number;
}

/** So many standard errors to either side make an interval of 95 %. */
export const WITHIN = 1.96;

/** Of more ways than this that luck may fall, some are taken at random. */
const MOST_WAYS = 64;
/** A game that adepts do not bring to an end is judged where it stands. */
const MOST_ANSWERS = 3000;

/** How a future ends, for every seat; the table is used up. */
export interface Ending<T extends GameTypes> {
  end(state: T['state'], luck: SharedLuck, begun: number): Chances;
}

/** Plays on to the end of the game: what is said in wins is counted in wins. Somebody may judge the table as it stands after so many turns. */
export class Ahead<T extends GameTypes> implements Ending<T> {
  readonly #box: Box<T>;
  readonly #mind: Mind<T>;
  readonly #turns: number;

  constructor(box: Box<T>, mind: Mind<T>, turns = Number.POSITIVE_INFINITY) {
    this.#box = box;
    this.#mind = mind;
    this.#turns = turns;
  }

  /** Who wins where adepts play on from a table that began as one of some turn. The table is used up. */
  end(state: T['state'], luck: SharedLuck, begun: number): Chances {
    const [box, mind] = [this.#box, this.#mind];
    const { fate, wits } = luck;
    const until = begun + this.#turns;
    for (let i = 0; i < MOST_ANSWERS && state.asks.length > 0 && state.turn < until; i++) {
      luck.goOn(state.turn);
      const answers = answersNow(box, state);
      const answer = answers.length === 1 ? answers[0] : adeptAnswer(mind, box, state, answers, wits);
      apply(box, state, answer, fate);
    }
    return sharesOf(mind, box, state);
  }

  /**
   * What to expect of an act at a table: over every way luck may fall in it, where these can be counted out, each with
   * its weight and its share of the futures; else over futures that each fall as they will.
   */
  expectation(state: T['state'], act: Act<T>, futures: number, seed: number): Outlook {
    const luck = new SharedLuck(new FastChance(seed));
    const ways = waysOf(state, act);
    if (ways === null) {
      const sums = new Sums();
      for (let i = 0; i < futures; i++) {
        const table = copy(state);
        luck.fall(i, state.turn);
        act(table, luck.fate);
        sums.add(this.end(table, luck, state.turn));
      }
      return sums.outlook();
    }
    let future = 0;
    const parts = ways.map(({ table, weight }) => {
      const sums = new Sums();
      const over = table.asks.length === 0;
      const count = over ? 1 : Math.max(2, Math.round(weight * futures));
      for (let i = 0; i < count; i++) {
        luck.fall(future++, state.turn);
        sums.add(this.end(copy(table), luck, state.turn));
      }
      return { weight, ...sums.outlook(over) };
    });
    const seats = parts[0].chances.map((_, seat) => seat);
    return {
      chances: seats.map((seat) => parts.reduce((sum, one) => sum + one.weight * one.chances[seat], 0)),
      errors: seats.map((seat) => lengthOf(...parts.map(({ weight, errors }) => weight * errors[seat]))),
    };
  }
}

/** What an adept answers; it looks at the table itself, where it finds what its seat sees, and builds no view. */
export const adeptAnswer = <T extends GameTypes>(
  mind: Mind<T>,
  box: Box<T>,
  table: T['state'],
  answers: readonly T['answer'][],
  chance: Chance,
): T['answer'] => mind.instinct(sightOf<T>(box, table, askNow<T>(table), answers), chance);

/** Plays the answers to one question to the end, by what its seat sees: the n-th future of each has the same table and luck. */
export class Trial<T extends GameTypes> {
  readonly #ahead: Ending<T>;
  readonly #sight: Sight<T>;
  readonly #luck: SharedLuck;

  constructor(ahead: Ending<T>, sight: Sight<T>, seed: number) {
    this.#ahead = ahead;
    this.#sight = sight;
    this.#luck = new SharedLuck(new FastChance(seed));
  }

  /** Who wins in the n-th future of an answer. */
  play(answer: T['answer'], future: number): Chances {
    const { box, view, seat } = this.#sight;
    const { fate } = this.#luck;
    this.#luck.fall(future, view.turn);
    const table = imagine(box, view, seat, fate);
    apply(box, table, answer, fate);
    return this.#ahead.end(table, this.#luck, view.turn);
  }
}

/** Every table an act may lead to, equal ones once, with how likely each is; null where there are too many. */
export function waysOf<T extends GameTypes>(
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

  get count(): number {
    return this.#count;
  }

  add(values: readonly number[]): void {
    this.#count++;
    for (let seat = 0; seat < values.length; seat++) {
      this.#sums[seat] = (this.#sums[seat] ?? 0) + values[seat];
      this.#squares[seat] = (this.#squares[seat] ?? 0) + square(values[seat]);
    }
  }

  /** Their means, with standard errors; none where the value is certain. */
  outlook(certain = false): Outlook {
    const count = this.#count;
    const chances = this.#sums.map((sum) => sum / count);
    const errors = this.#squares.map((squares, seat) => {
      const variance = Math.max(0, squares / count - square(chances[seat]));
      return certain ? 0 : Math.sqrt(variance / Math.max(1, count - 1));
    });
    return { chances, errors };
  }

  /** The mean of one seat's, with its interval. */
  interval(seat: number): { mean: number; interval: Interval } {
    const { chances, errors } = this.outlook();
    const [mean, wide] = [chances[seat], WITHIN * errors[seat]];
    return { mean, interval: { low: mean - wide, high: mean + wide } };
  }
}
