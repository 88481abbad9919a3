import {
  type Answer,
  answersNow,
  apply,
  asked,
  askNow,
  type Box,
  begin,
  FastChance,
  fastSeed,
  type GameTypes,
  imagine,
  questionOf,
  type Seat,
  UNASKED,
  viewOf,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { inputsOf } from '@undercroft/kit/net';
import { loadSpeaker } from '@undercroft/words';
import { refuse } from './arguments.ts';
import { loadBoard } from './board.ts';
import { checkSeat, Numbered, Positions, type Wish, winShared } from './env-positions.ts';

/** What is looked at: a table or a position, by whoever is asked there or by the seat named. */
export type Place = number | string | readonly [table: number | string, seat: Seat];

interface Table {
  state: GameTypes['state'];
  luck: FastChance;
  /** The legal answers to what is asked. */
  answers: readonly Answer[];
}

/** Where all tables stand: whoever learns gets this after every step. */
export interface Situation {
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
  readonly numbered: Numbered;
  readonly positions: Positions;
  #seed: string;
  #dealt = 0;
  #over: [number, number[]][] = [];

  constructor(box: Box, mind: Mind, wish: Wish) {
    this.#box = box;
    this.#mind = mind;
    this.#wish = wish;
    this.#seed = wish.seed;
    this.numbered = new Numbered(box);
    this.positions = new Positions(box, mind, wish, this.numbered);
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
  reset(seed: string | null): Situation {
    if (seed !== null) {
      this.#seed = seed;
      this.#dealt = 0;
    }
    for (let at = 0; at < this.#tables.length; at++) this.#tables[at] = this.#deal();
    this.#over = [];
    return this.standing();
  }

  /** One answer at every table, by its index. */
  step(indices: readonly number[]): Situation {
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
        this.#over.push([at, winShared(this.#box, table.state, this.#wish.seats)]);
        tables[at] = this.#deal();
      } else table.answers = answersNow(this.#box, table.state);
    }
    return this.standing();
  }

  standing(): Situation {
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

  /** What whoever is asked may see, or the seat named: only the asked one sees the question. */
  observe(places: readonly Place[]) {
    return places.map((place) => {
      const { state, answers, seat } = this.#look(place);
      const view = viewOf(this.#box, state, seat);
      const ask = view.asks[view.asks.length - 1];
      return ask?.seat === seat && answers.length > 0
        ? { seat, view, ask, answers }
        : { seat, view, ask: null, answers: [] };
    });
  }

  /** The same in numbers: what is hidden from that seat is dealt anew, so that nothing tells how it lies. */
  features(places: readonly Place[]): number[][] {
    return places.map((place) => {
      const { state, seat } = this.#look(place);
      const { features } = this.#mind;
      if (features === undefined) throw refuse(`features: ${this.#box.game.name} has none`);
      const imagined = imagine(this.#box, viewOf(this.#box, state, seat), seat, new FastChance(1));
      return inputsOf(features, this.#box, imagined, this.#wish.seats)[seat];
    });
  }

  /** The numbers of the legal answers. */
  ids(places: readonly Place[]): number[][] {
    return places.map((place) => this.numbered.of(this.#look(place).answers));
  }

  /** The table as whoever is asked there sees it, drawn as in the terminal, in English. */
  async draw(places: readonly Place[]): Promise<string[]> {
    const { name } = this.#box.game;
    const [board, speaker] = await Promise.all([loadBoard(name), loadSpeaker(name, 'en')]);
    return this.observe(places).map(({ seat, view, ask, answers }) => {
      const seats = Array.from({ length: this.#wish.seats }, (_, at) => `seat_${at}`);
      const around = { box: this.#box, view, seat, speaker, seats, width: 120, height: 1000 };
      return board.draw({ ...around, ...(ask === null ? UNASKED : questionOf(ask, answers)) }).join('\n');
    });
  }

  /** A place, and who looks at it. */
  #look(place: Place) {
    const [at, wanted] = typeof place === 'object' ? place : [place, null];
    const { state, answers } = typeof at === 'string' ? this.positions.at(at) : this.#table(at);
    const seat = wanted ?? asked(state)?.seat ?? 0;
    checkSeat(seat, this.#wish.seats);
    return { state, answers, seat };
  }

  #table(at: number): Table {
    const table = this.#tables[at];
    if (table === undefined) throw refuse(`no table ${at}; there are ${this.#tables.length}, from 0`);
    return table;
  }
}
