import { type Budget, Memory } from '@undercroft/bots';
import {
  apply,
  asked,
  type Box,
  begin,
  FastChance,
  type Outcome,
  type Seat,
  sideOf,
  sightNow,
} from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';
import { answerOf, type Contestant, commandOf, nameOf, type Player } from '../players.ts';
import { Program, ProgramFault } from './program.ts';

/** One game among contestants, the same whenever it is played as long as programs answer the same. */
export interface Sitting {
  readonly box: Box;
  readonly mind: Mind;
  /** Who sits where. */
  readonly contestants: readonly Contestant[];
  readonly luck: number;
  readonly wits: number;
  readonly budget: Budget;
  /** Milliseconds are those in which a core thought. */
  readonly core: boolean;
  readonly mostTurns: number;
}

/** How it ended: null where it was stopped, or where a program broke the game. */
export interface Ending {
  readonly outcome: Outcome | null;
  readonly fault: { readonly seat: Seat; readonly message: string } | null;
}

/** Keeps programs running from game to game, one for each seat. */
export class Ring {
  readonly #patience: number;
  readonly #programs = new Map<string, Program>();

  constructor(patience: number) {
    this.#patience = patience;
  }

  #program(contestant: Contestant, seat: Seat): Program | null {
    const command = commandOf(contestant);
    if (command === null) return null;
    const key = keyOf(contestant, seat);
    const program = this.#programs.get(key) ?? new Program(command, this.#patience);
    this.#programs.set(key, program);
    return program;
  }

  async play(sitting: Sitting): Promise<Ending> {
    const { box, mind, contestants, budget, core, mostTurns } = sitting;
    const luck = new FastChance(sitting.luck);
    const wits = new FastChance(sitting.wits);
    const thinking = contestants.map(() => ({ budget, report: rethrow, memory: new Memory() }));
    const state = begin(box, Array<null>(contestants.length).fill(null), luck);
    const programs = contestants.map((one, seat) => this.#program(one, seat));
    for (const [seat, program] of programs.entries()) {
      const { game, options, set } = box;
      const figures = game.seated(state);
      program?.begin({
        ...{ game: game.name, rules: game.rulesVersion, seat, figures, options },
        budget: core ? { ...budget, core } : budget,
        set: set === game.set ? null : set,
      });
    }
    let at = 0;
    try {
      for (let ask = asked(state); ask !== undefined && state.turn <= mostTurns; ask = asked(state)) {
        at = ask.seat;
        const sight = sightNow(box, state);
        const [only] = sight.answers;
        const program = programs[at];
        if (sight.answers.length === 1) apply(box, state, only, luck);
        else if (program !== null) apply(box, state, await program.answer(sight), luck);
        else apply(box, state, answerOf(contestants[at] as Player, mind, sight, wits, thinking[at]), luck);
      }
    } catch (error) {
      if (!(error instanceof ProgramFault)) throw error;
      this.#lost(at, contestants[at]);
      return { outcome: null, fault: { seat: at, message: error.message } };
    }
    const outcome = box.game.outcome(box, state);
    for (const [seat, program] of programs.entries()) program?.over(seat, outcome);
    return { outcome, fault: null };
  }

  /** A program that broke a game is started anew for the next one. */
  #lost(seat: Seat, contestant: Contestant): void {
    const key = keyOf(contestant, seat);
    this.#programs.get(key)?.close();
    this.#programs.delete(key);
  }

  close(): void {
    for (const program of this.#programs.values()) program.close();
  }
}

const keyOf = (contestant: Contestant, seat: Seat): string => `${seat} ${nameOf(contestant)}`;

function rethrow(error: unknown): never {
  throw error;
}

/** How much of the win each seat gets: a game that nobody ended is shared, and the side that broke it gets nothing. */
export function winSharesOf({ outcome, fault }: Ending, sides: readonly number[]): number[] {
  const all = [...sides.keys()];
  const guilty = fault === null ? [] : sideOf(sides, fault.seat);
  const winners = outcome?.winners ?? all.filter((seat) => !guilty.includes(seat));
  return all.map((seat) => (winners.includes(seat) ? 1 / winners.length : 0));
}
