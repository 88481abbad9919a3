import { add, addPairs, emptyTally, type Pairs, type Tally } from '@undercroft/bots/series';
import { Store } from '../../../kit/store.ts';
import { Thinker } from '../../../kit/thinker.ts';

/** A set with the options it agrees on; without a set it is the one in the box. */
export interface Contender {
  readonly set?: object;
  readonly options: Readonly<Record<string, string | boolean>>;
}

/** What is played against what: the same game, on the same seeds. */
export interface Trial {
  readonly game: string;
  readonly seats: number;
  readonly level: JudgingLevel;
  readonly games: number;
  readonly own: Contender;
  readonly against: Contender;
}

/** Who plays: those that need no time to think. */
export const JUDGING_LEVELS = ['adept', 'novice', 'beginner'] as const;
export type JudgingLevel = (typeof JUDGING_LEVELS)[number];

export type ToJudge = { readonly trial: Trial } | { readonly first: number; readonly count: number };

/** What came of some pairs of games. */
export interface Judged {
  readonly done: number;
  /** Pairs in which both games went well. */
  readonly whole: number;
  readonly pairs: Readonly<Record<string, Pairs>>;
  readonly box: Tally;
  readonly own: Tally;
}

export type FromJudge = { readonly judged: Judged } | { readonly failed: string };

/** How far it is. */
export interface Judging {
  readonly at: 'working' | 'done' | 'stopped' | 'failed';
  readonly done: number;
  readonly whole: number;
  readonly pairs: Record<string, Pairs>;
  readonly box: Tally;
  readonly own: Tally;
}

/** Pairs that a worker plays between two reports. */
const BATCH = 10;

/** A thousand games in workers on all cores, each beside the one with the set in the box. */
export class Judge {
  readonly trial: Trial;
  readonly state = new Store<Judging>({
    at: 'working',
    done: 0,
    whole: 0,
    pairs: {},
    box: emptyTally(),
    own: emptyTally(),
  });
  #workers: Thinker<ToJudge, FromJudge>[];
  #handedOut = 0;

  constructor(trial: Trial) {
    this.trial = trial;
    const start = () => new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
    this.#workers = Array.from(
      { length: Math.max(1, navigator.hardwareConcurrency) },
      () => new Thinker(start),
    );
    for (const worker of this.#workers) {
      worker.onmessage = ({ data }) => this.#hear(worker, data);
      worker.onerror = () => this.#end('failed');
      worker.postMessage({ trial });
      this.#handOut(worker);
    }
  }

  /** What there is already stays. */
  stop(): void {
    if (this.state.value.at === 'working') this.#end('stopped');
  }

  #hear(worker: Thinker<ToJudge, FromJudge>, message: FromJudge): void {
    if ('failed' in message) {
      this.#end('failed');
      return;
    }
    const { judged } = message;
    const { pairs, box, own, done, whole } = this.state.value;
    for (const [name, sums] of Object.entries(judged.pairs)) addPairs(pairs, name, sums);
    add(box, judged.box);
    add(own, judged.own);
    const now = done + judged.done;
    this.state.change({ done: now, whole: whole + judged.whole });
    if (now >= this.trial.games) this.#end('done');
    else this.#handOut(worker);
  }

  #handOut(worker: Thinker<ToJudge, FromJudge>): void {
    const first = this.#handedOut;
    const count = Math.min(BATCH, this.trial.games - first);
    if (count <= 0) return;
    this.#handedOut += count;
    worker.postMessage({ first, count });
  }

  #end(at: Judging['at']): void {
    for (const worker of this.#workers) worker.terminate();
    this.#workers = [];
    this.state.change({ at });
  }
}
