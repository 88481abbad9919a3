import { type Chance, FastChance } from '@undercroft/kernel';

/** As many beginnings of luck as there may be. */
const LUCKS = 2 ** 30;

/**
 * The luck of imagined futures, and what undecided seats need. The first future of every answer has the same, so has
 * the second, and within each so has every turn, whatever was rolled in the turns before: what one answer brings more
 * than another then shows after half as many futures, or a fifth.
 */
export class SharedLuck {
  readonly fate = new FastChance(0);
  readonly wits = new FastChance(0);
  readonly #seed: number;
  #future = 0;
  #turn = 0;

  constructor(chance: Chance) {
    this.#seed = chance.pick(LUCKS);
  }

  /** A future begins, the n-th of its answer. */
  fall(future: number, turn: number): void {
    this.#future = (this.#seed + Math.imul(future, 0x9e37_79b1)) >>> 0;
    this.#begin(turn);
  }

  /** Somebody is asked; another turn has luck of its own. */
  goOn(turn: number): void {
    if (turn !== this.#turn) this.#begin(turn);
  }

  #begin(turn: number): void {
    this.#turn = turn;
    this.fate.restart(this.#future + turn * 0x2_0000_0000);
    this.wits.restart(this.#future + turn * 0x2_0000_0000 + 0x1_0000_0000);
  }
}
