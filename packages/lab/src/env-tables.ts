import {
  type Answer,
  answersNow,
  apply,
  askNow,
  type Box,
  begin,
  FastChance,
  fastSeed,
  type GameTypes,
  imagine,
  type Seat,
  sightNow,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { inputsOf } from '@undercroft/kit/net';
import { refuse } from './arguments.ts';

/** How many tables, and what is dealt at them. */
interface Wish {
  readonly tables: number;
  readonly seats: number;
  readonly seed: string;
  readonly mostTurns: number;
}

interface Table {
  state: GameTypes['state'];
  luck: FastChance;
  /** The legal answers to what is asked. */
  answers: readonly Answer[];
}

/** Where all tables stand: whoever learns gets this after every step. */
export interface Standing {
  readonly seats: readonly Seat[];
  readonly answers: readonly number[];
  /** Games that have just ended: the table, and each seat's share of the win. */
  readonly over: readonly (readonly [table: number, shares: readonly number[]])[];
}

/** Many tables of one game that are answered all at once. */
export class Tables {
  readonly #box: Box;
  readonly #mind: Mind;
  readonly #wish: Wish;
  readonly #tables: Table[];
  #seed: string;
  #dealt = 0;
  #over: [number, number[]][] = [];

  constructor(box: Box, mind: Mind, wish: Wish) {
    this.#box = box;
    this.#mind = mind;
    this.#wish = wish;
    this.#seed = wish.seed;
    this.#tables = Array.from({ length: wish.tables }, () => this.#deal());
  }

  get count(): number {
    return this.#tables.length;
  }

  #deal(): Table {
    const luck = new FastChance(fastSeed(this.#seed, this.#dealt++));
    const state = begin(this.#box, Array<null>(this.#wish.seats).fill(null), luck);
    return { state, luck, answers: answersNow(this.#box, state) };
  }

  /** Deals every table anew; another seed gives other deals, none goes on with the last one. */
  reset(seed: string | null): Standing {
    if (seed !== null) {
      this.#seed = seed;
      this.#dealt = 0;
    }
    for (let at = 0; at < this.#tables.length; at++) this.#tables[at] = this.#deal();
    this.#over = [];
    return this.standing();
  }

  /** One answer at every table, by its index. */
  step(indices: readonly number[]): Standing {
    const tables = this.#tables;
    if (indices.length !== tables.length)
      throw refuse(`step: expected ${tables.length} indices, one a table, not ${indices.length}`);
    for (let at = 0; at < tables.length; at++) {
      const most = tables[at].answers.length - 1;
      if (!(indices[at] >= 0 && indices[at] <= most))
        throw refuse(`step: table ${at}: expected an index from 0 to ${most}, not ${indices[at]}`);
    }
    this.#over = [];
    for (let at = 0; at < tables.length; at++) {
      const table = tables[at];
      apply(this.#box, table.state, table.answers[indices[at]], table.luck);
      if (table.state.asks.length === 0 || table.state.turn > this.#wish.mostTurns) {
        this.#over.push([at, this.#sharesAt(table)]);
        tables[at] = this.#deal();
      } else table.answers = answersNow(this.#box, table.state);
    }
    return this.standing();
  }

  #sharesAt({ state }: Table): number[] {
    const { seats } = this.#wish;
    const winners = this.#box.game.outcome(this.#box, state)?.winners;
    return Array.from({ length: seats }, (_, seat) => {
      if (winners === undefined) return 1 / seats;
      return winners.includes(seat) ? 1 / winners.length : 0;
    });
  }

  standing(): Standing {
    return {
      seats: this.#tables.map(({ state }) => askNow(state).seat),
      answers: this.#tables.map(({ answers }) => answers.length),
      over: this.#over,
    };
  }

  /** The same as numbers: three a table. */
  asNumbers(): Uint32Array {
    const numbers = new Uint32Array(this.#tables.length * 3);
    for (const [at, { state, answers }] of this.#tables.entries()) {
      numbers[at * 3] = askNow(state).seat;
      numbers[at * 3 + 1] = answers.length;
    }
    for (const [at, shares] of this.#over)
      for (const [seat, share] of shares.entries()) if (share > 0) numbers[at * 3 + 2] |= 1 << seat;
    return numbers;
  }

  /** What whoever is asked may see. */
  observe(tables: readonly number[]) {
    return tables.map((at) => {
      const { seat, view, ask, answers } = sightNow(this.#box, this.#table(at).state);
      return { seat, view, ask, answers };
    });
  }

  /** The same in numbers: what is hidden from the asked seat is dealt anew, so that nothing tells how it lies. */
  features(tables: readonly number[]): number[][] {
    return tables.map((at) => {
      const { view, seat } = sightNow(this.#box, this.#table(at).state);
      const { features } = this.#mind;
      if (features === undefined) throw refuse(`features: ${this.#box.game.name} has none`);
      const imagined = imagine(this.#box, view, seat, new FastChance(1));
      return inputsOf(features, this.#box, imagined, this.#wish.seats)[seat];
    });
  }

  #table(at: number): Table {
    const table = this.#tables[at];
    if (table === undefined) throw refuse(`no table ${at}; there are ${this.#tables.length}, from 0`);
    return table;
  }
}
