/** What a master takes for the first answer of a turn unless it is told otherwise. */
export const MASTER_MILLISECONDS = 800;
/** Shorter than this a master does not think. */
const LEAST_MILLISECONDS = 100;
/** So many computer players may take their time; more of them share it. */
const UNHURRIED = 3;

/**
 * People wait for the turns of computer players, not for their answers: each answer of a turn takes at most half of
 * what the turn has left, so that a turn of many answers takes about twice as long as a turn of one.
 */
export class Pace {
  readonly #turnTime: number;
  #turn = -1;
  #spent = 0;

  /** `longest` is what the first answer of a turn may take, in milliseconds. */
  constructor(longest = MASTER_MILLISECONDS) {
    this.#turnTime = 2 * longest;
  }

  /** How much of its usual time the next answer may take, from 0 to 1, with so many computer players at the table. */
  share(turn: number, bots: number): number {
    if (turn !== this.#turn) {
      this.#turn = turn;
      this.#spent = 0;
    }
    const part = Math.min(1, UNHURRIED / Math.max(1, bots));
    return Math.max(0, part - this.#spent / this.#turnTime);
  }

  /** An answer of this turn took so long. */
  took(milliseconds: number): void {
    this.#spent += milliseconds;
  }
}

/** How long a master thinks that has this part of its time. */
export function masterTime(share: number): number {
  return Math.max(LEAST_MILLISECONDS, Math.round(MASTER_MILLISECONDS * share));
}
