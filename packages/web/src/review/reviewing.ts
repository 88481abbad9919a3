import type { Highlights, Judgement, Review } from '@undercroft/bots/review';
import type { Match } from '@undercroft/kernel';
import { Store } from '../app/store.ts';

export type ToReviewer =
  | { readonly do: 'begin'; readonly match: Match; readonly part: number; readonly parts: number }
  | { readonly do: 'hear'; readonly judgements: readonly Judgement[] };

export type FromReviewer =
  | ({ readonly tell: 'story'; readonly done: number } & StoryTold)
  | { readonly tell: 'judged'; readonly judgements: readonly Judgement[] }
  | { readonly tell: 'failed'; readonly text: string };

/** How the game went, as far as it is known. */
interface StoryTold {
  /** How many imagined futures each figure comes from. */
  readonly futures: number;
  readonly review: Review;
  readonly highlights: Highlights;
}

/** How far a review is. */
export interface Reviewed {
  readonly at: 'waiting' | 'working' | 'stopped' | 'done' | 'failed';
  /** Answers that have been thought about. */
  readonly done: number;
  readonly story: StoryTold | null;
}

/** More would only fight over the cores of a small device. */
const MOST_WORKERS = 2;

/** A look back at a match, in workers: figures come at once and get better until all answers are judged. */
export class Reviewing {
  readonly state = new Store<Reviewed>({ at: 'waiting', done: 0, story: null });
  readonly #match: Match;
  #workers: Worker[] = [];

  constructor(match: Match) {
    this.#match = match;
  }

  begin(): void {
    if (this.#workers.length > 0 || this.state.value.at === 'done') return;
    this.state.change({ at: 'working', done: 0 });
    const parts = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
    this.#workers = Array.from(
      { length: parts },
      () => new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' }),
    );
    for (const [part, worker] of this.#workers.entries()) {
      worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => this.#hear(data);
      worker.onerror = () => this.#end('failed');
      this.#tell(worker, { do: 'begin', match: this.#match, part, parts });
    }
  }

  /** Stops thinking; what was found out stays. */
  stop(): void {
    if (this.state.value.at === 'working') this.#end('stopped');
  }

  close(): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
  }

  #tell(worker: Worker, message: ToReviewer): void {
    worker.postMessage(message);
  }

  #end(at: 'stopped' | 'done' | 'failed'): void {
    this.close();
    this.state.change({ at });
  }

  #hear(message: FromReviewer): void {
    if (message.tell === 'failed') this.#end('failed');
    else if (message.tell === 'judged')
      this.#tell(this.#workers[0], { do: 'hear', judgements: message.judgements });
    else {
      const { done, futures, review, highlights } = message;
      this.state.change({ done, story: { futures, review, highlights } });
      if (done === review.moments.length) this.#end('done');
    }
  }
}
