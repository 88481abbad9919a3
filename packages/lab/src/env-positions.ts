import {
  type Answer,
  answersNow,
  apply,
  asked,
  type Box,
  begin,
  copyTable,
  FastChance,
  fastSeed,
  type GameTypes,
  imagine,
  type Seat,
  sightNow,
  viewOf,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { refuse } from './arguments.ts';
import { answerOf, type Player } from './players.ts';

/** How many tables, and what is dealt at them. */
export interface Wish {
  readonly tables: number;
  readonly seats: number;
  readonly seed: string;
  readonly mostTurns: number;
  /** What masters may think for an answer, where they answer. */
  readonly iterations: number;
}

/** A table that stays as it is: what an answer brings is another one. */
interface Position {
  readonly state: GameTypes['state'];
  /** What luck comes from, and how many answers have been given since. */
  readonly luck: string;
  readonly step: number;
  readonly answers: readonly Answer[];
}

/** A position as whoever asked for it is told of it. */
export interface PositionTold {
  readonly position: string;
  /** Who is asked; null when the game is over. */
  readonly seat: Seat | null;
  /** The numbers of the legal answers, in the order of the answers. */
  readonly ids: readonly number[];
  /** Each seat's share of the win when the game is over. */
  readonly over: readonly number[] | null;
  /** The game was stopped since it lasted too long. */
  readonly stopped: boolean;
}

/** Positions of one game by name, for whoever looks ahead: nothing that is done with one changes it. */
export class Positions {
  readonly #box: Box;
  readonly #mind: Mind;
  readonly #wish: Wish;
  readonly #kept = new Map<string, Position>();
  readonly #ids: Numbered;
  #named = 0;

  constructor(box: Box, mind: Mind, wish: Wish, ids: Numbered) {
    this.#box = box;
    this.#mind = mind;
    this.#wish = wish;
    this.#ids = ids;
  }

  get count(): number {
    return this.#kept.size;
  }

  /** A new game; the same seed deals the same one. */
  deal(seed: string): PositionTold {
    const state = begin(
      this.#box,
      Array<null>(this.#wish.seats).fill(null),
      new FastChance(fastSeed(seed, 'deal')),
    );
    return this.#keep(state, seed, 0);
  }

  /** What an answer brings, by its index, or one that such a player gives. The same luck comes again, unless another is named. */
  after(name: string, by: number | Player, luck: string | null): PositionTold {
    const { state, answers, step, ...before } = this.at(name);
    if (this.#isOver(state)) throw refuse(`after: the game at "${name}" is over`);
    const from = luck ?? before.luck;
    const most = answers.length - 1;
    if (typeof by === 'number' && !(by >= 0 && by <= most))
      throw refuse(`after: "${name}": expected an index from 0 to ${most}, not ${by}`);
    const answer =
      typeof by === 'number' ? answers[by] : this.#choose(by, state, fastSeed(from, 'wits', step));
    const next = copyTable(state);
    apply(this.#box, next, answer, new FastChance(fastSeed(from, step)));
    return this.#keep(next, from, step + 1);
  }

  #choose(player: Player, state: GameTypes['state'], wits: number): Answer {
    const { iterations } = this.#wish;
    return answerOf(player, this.#mind, sightNow(this.#box, state), new FastChance(wits), {
      budget: { iterations },
    });
  }

  /** One that a seat cannot tell from this one: all that is hidden from it is dealt anew. */
  imagine(name: string, seat: Seat, luck: string): PositionTold {
    const { state } = this.at(name);
    checkSeat(seat, this.#wish.seats);
    const view = viewOf(this.#box, state, seat);
    const imagined = imagine(this.#box, view, seat, new FastChance(fastSeed(luck, 'imagine')));
    return this.#keep(imagined, luck, 0);
  }

  /** Forgets positions that nobody needs any more. */
  drop(names: readonly string[]): void {
    for (const name of names) this.at(name);
    for (const name of names) this.#kept.delete(name);
  }

  at(name: string): Position {
    const position = this.#kept.get(name);
    if (position === undefined) throw refuse(`no position "${name}"`);
    return position;
  }

  #isOver(state: GameTypes['state']): boolean {
    return state.asks.length === 0 || state.turn > this.#wish.mostTurns;
  }

  #keep(state: GameTypes['state'], luck: string, step: number): PositionTold {
    const over = this.#isOver(state);
    const answers = over ? [] : answersNow(this.#box, state);
    const position = `p${this.#named++}`;
    // Numbered first: what cannot be told is not kept.
    const ids = this.#ids.of(answers);
    this.#kept.set(position, { state, luck, step, answers });
    return {
      position,
      seat: over ? null : (asked(state)?.seat ?? null),
      ids,
      over: over ? winShared(this.#box, state, this.#wish.seats) : null,
      stopped: over && state.asks.length > 0,
    };
  }
}

export function checkSeat(seat: Seat, seats: number): void {
  if (!(seat >= 0 && seat < seats)) throw refuse(`no seat ${seat}; there are 0 to ${seats - 1}`);
}

/** Each seat's share of the win; where a game was stopped, the same for all. */
export function winShared(box: Box, state: GameTypes['state'], seats: number): number[] {
  const winners = box.game.outcome(box, state)?.winners;
  return Array.from({ length: seats }, (_, seat) => {
    if (winners === undefined) return 1 / seats;
    return winners.includes(seat) ? 1 / winners.length : 0;
  });
}

/** Every answer that there could be in a box has a number: its place among them. */
export class Numbered {
  readonly #box: Box;
  #every: readonly Answer[] | undefined;
  readonly #numbers = new Map<string, number>();

  constructor(box: Box) {
    this.#box = box;
  }

  every(): readonly Answer[] {
    if (this.#every === undefined) {
      // What may be done at any time is asked by nobody.
      const { standing, ...asked } = this.#box.game.everyAnswer(this.#box);
      for (const answer of Object.values(asked).flat()) {
        const says = JSON.stringify(answer);
        if (!this.#numbers.has(says)) this.#numbers.set(says, this.#numbers.size);
      }
      this.#every = [...this.#numbers.keys()].map((says): Answer => JSON.parse(says));
    }
    return this.#every;
  }

  of(answers: readonly Answer[]): number[] {
    this.every();
    return answers.map((answer) => {
      const number = this.#numbers.get(JSON.stringify(answer));
      if (number === undefined) throw new Error(`no number for the answer ${JSON.stringify(answer)}`);
      return number;
    });
  }
}
