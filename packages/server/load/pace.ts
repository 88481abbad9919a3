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

/** What half, nine tenths and all but a hundredth waited at most. */
export function spread(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2));
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99) };
}
