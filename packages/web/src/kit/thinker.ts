import { listenTo } from './pageErrors.ts';
import { PAUSES_MS } from './pauses.ts';

/**
 * A worker of this page. One whose files cannot be had says nothing, and is started again, a few times; only then is its
 * error heard of. What it was told meanwhile is told again.
 */
export class Thinker<To, From> {
  onmessage: (event: MessageEvent<From>) => void = () => {};
  onerror: (error: Error) => void = () => {};
  readonly #start: () => Worker;
  /** What it was told before it said anything; null once it has. */
  #told: To[] | null = [];
  #tries = 0;
  #worker: Worker;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(start: () => Worker) {
    this.#start = start;
    this.#worker = this.#begin();
  }

  postMessage(message: To): void {
    this.#told?.push(message);
    this.#worker.postMessage(message);
  }

  terminate(): void {
    clearTimeout(this.#timer);
    this.#worker.terminate();
  }

  #begin(): Worker {
    const worker = this.#start();
    worker.onmessage = (event: MessageEvent<From>) => {
      this.#told = null;
      this.onmessage(event);
    };
    worker.onerror = (event) => {
      // What went wrong in its code has a place there; a file that did not come has none.
      const ran = this.#told === null || event.lineno > 0;
      if (!ran && this.#tries < PAUSES_MS.length) this.#again();
      else this.onerror(new Error(event.message ?? 'a worker’s file cannot be had'));
    };
    return listenTo(worker);
  }

  #again(): void {
    this.#worker.terminate();
    const begin = () => {
      this.#worker = this.#begin();
      for (const message of this.#told ?? []) this.#worker.postMessage(message);
    };
    this.#timer = setTimeout(begin, PAUSES_MS[this.#tries]);
    this.#tries++;
  }
}
