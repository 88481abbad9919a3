import { setTimeout as pause } from 'node:timers/promises';

/** Lets so many through in a second, or everybody at once. */
export class Pace {
  #perSecond: number | null = null;
  #start = 0;
  #slots = 0;

  constructor(perSecond: number | null) {
    this.set(perSecond);
  }

  /** Another pace from now on. */
  set(perSecond: number | null): void {
    this.#perSecond = perSecond;
    this.#start = performance.now();
    this.#slots = 0;
  }

  /** Waits until the next one may go. */
  readonly turn = async (): Promise<void> => {
    if (this.#perSecond === null) return;
    const due = this.#start + (this.#slots++ * 1000) / this.#perSecond;
    await pause(Math.max(0, due - performance.now()));
  };
}
