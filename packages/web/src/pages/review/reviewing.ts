import {
  type AnswerFigure,
  type Highlights,
  type Judgement,
  type KeptReview,
  type Review,
  STANDARD_FUTURES,
} from '@undercroft/bots/review';
import type { Match } from '@undercroft/kernel';
import { Store } from '../../kit/store.ts';
import { Thinker } from '../../kit/thinker.ts';
import { keepReview, reviewOf } from './keptReviews.ts';

export type ToReviewer =
  | {
      readonly do: 'begin';
      readonly match: Match;
      /** How many games are played to the end for each figure. */
      readonly futures: number;
      readonly part: number;
      readonly parts: number;
      /** What was found out about the match another time. */
      readonly kept: KeptReview | undefined;
    }
  | { readonly do: 'hear'; readonly judgements: readonly Judgement[] }
  | {
      readonly do: 'figures';
      readonly match: Match;
      readonly futures: number;
      readonly version: number;
    };

export type FromReviewer =
  | ({ readonly tell: 'story'; readonly done: number } & StoryTold)
  | { readonly tell: 'judged'; readonly part: number; readonly judgements: readonly Judgement[] }
  | { readonly tell: 'figures'; readonly version: number; readonly figures: readonly AnswerFigure[] }
  | { readonly tell: 'failed'; readonly text: string };

/** How the game went, as far as it is known. */
interface StoryTold {
  /** How many games played to the end each figure comes from. */
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

/** What is found out is kept this often while it is worked on, in milliseconds. */
const KEEP_EVERY = 5000;
/** More would only fight over the cores of a small device. */
const MOST_WORKERS = 2;

type Reviewer = Thinker<ToReviewer, FromReviewer>;

const newWorker = (): Reviewer =>
  new Thinker(() => new Worker(new URL('./review.worker.ts', import.meta.url), { type: 'module' }));

/** A look back at a match, in workers: figures come at once and get better until all answers are judged. */
export class Reviewing {
  readonly state = new Store<Reviewed>({ at: 'waiting', done: 0, story: null });
  readonly #match: Match;
  readonly #judgements = new Map<number, Judgement>();
  readonly #figures = new Map<number, Promise<readonly AnswerFigure[]>>();
  #workers: Reviewer[] = [];
  #keptAt = 0;

  constructor(match: Match) {
    this.#match = match;
  }

  begin(): void {
    if (this.#workers.length > 0 || this.state.value.at === 'done') return;
    this.state.change({ at: 'working', done: 0 });
    const parts = Math.max(1, Math.min(MOST_WORKERS, navigator.hardwareConcurrency));
    const workers = Array.from({ length: parts }, newWorker);
    this.#workers = workers;
    void reviewOf(this.#match).then((kept) => {
      for (const [part, worker] of workers.entries())
        this.#tell(worker, { do: 'begin', match: this.#match, futures: STANDARD_FUTURES, part, parts, kept });
    });
    for (const worker of workers) {
      worker.onmessage = ({ data }) => this.#hear(data);
      worker.onerror = () => this.#end('failed');
    }
  }

  /** Stops thinking; what was found out stays. */
  stop(): void {
    if (this.state.value.at === 'working') this.#end('stopped');
  }

  /** Every legal answer's chances at a moment, the best first: played out when somebody asks, and once. */
  figures(version: number): Promise<readonly AnswerFigure[]> {
    const known = this.#figures.get(version);
    if (known !== undefined) return known;
    const found = new Promise<readonly AnswerFigure[]>((resolve, reject) => {
      const worker = newWorker();
      worker.onmessage = ({ data }) => {
        worker.terminate();
        if (data.tell === 'figures') resolve(data.figures);
        else reject(new Error(data.tell === 'failed' ? data.text : data.tell));
      };
      worker.onerror = (error) => {
        worker.terminate();
        reject(error);
      };
      this.#tell(worker, { do: 'figures', match: this.#match, futures: STANDARD_FUTURES, version });
    });
    found.catch(() => this.#figures.delete(version));
    this.#figures.set(version, found);
    return found;
  }

  close(): void {
    for (const worker of this.#workers) worker.terminate();
    if (this.#workers.length > 0) this.#keep();
    this.#workers = [];
  }

  #tell(worker: Reviewer, message: ToReviewer): void {
    worker.postMessage(message);
  }

  #end(at: 'stopped' | 'done' | 'failed'): void {
    this.close();
    this.state.change({ at });
  }

  /** So that it need not be judged again. */
  #keep(): void {
    this.#keptAt = performance.now();
    const { story } = this.state.value;
    if (story !== null) void keepReview(this.#match, story.futures, this.#judgements.values());
  }

  #hear(message: FromReviewer): void {
    if (message.tell === 'failed') this.#end('failed');
    else if (message.tell === 'judged') {
      const { part, judgements } = message;
      for (const one of judgements) this.#judgements.set(one.version, one);
      if (part > 0) this.#tell(this.#workers[0], { do: 'hear', judgements });
    } else if (message.tell === 'story') {
      const { done, futures, review, highlights } = message;
      this.state.change({ done, story: { futures, review, highlights } });
      if (done === review.moments.length) this.#end('done');
      else if (performance.now() - this.#keptAt > KEEP_EVERY) this.#keep();
    }
  }
}
