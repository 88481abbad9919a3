import type { JobHealth } from '@undercroft/protocol';
import { theTime } from '../ground/clock.ts';
import type { Reporting } from '../ground/report.ts';

/** Something the house does by itself from time to time. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Other than at once, the first time is when its time has come. */
  readonly waits?: true;
  run(now: number): Promise<void>;
}

/** Whoever closes the house does not wait longer than this for what is being done. */
const CLOSING_MS = 2000;

/** All jobs of a node: each on its own, never twice at a time, and none that others wait for. */
export class Jobs {
  readonly #jobs: readonly Job[];
  readonly #report: Reporting;
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #running = new Map<string, Promise<void>>();
  readonly #health = new Map<string, JobHealth>();
  #closing = false;

  constructor(jobs: readonly Job[], report: Reporting) {
    this.#jobs = jobs;
    this.#report = report;
    for (const { name, everyMs } of jobs) {
      this.#health.set(name, {
        ...{ name, everySeconds: everyMs / 1000, lastAt: null, lastMs: null, fault: null },
        ...{ runs: 0, failures: 0 },
      });
    }
  }

  begin(): void {
    for (const job of this.#jobs) {
      const timer = setInterval(() => void this.#do(job), job.everyMs);
      timer.unref();
      this.#timers.push(timer);
      if (!job.waits) setImmediate(() => void this.#do(job));
    }
  }

  /** Does a job now; one that is being done is not begun again. */
  run(name: string): Promise<void> {
    const job = this.#jobs.find((one) => one.name === name);
    if (job === undefined) throw new Error(`no such job: ${name}`);
    return this.#do(job);
  }

  #do(job: Job): Promise<void> {
    const { name } = job;
    if (this.#closing) return Promise.resolve();
    const running = this.#running.get(name) ?? this.#once(job).finally(() => this.#running.delete(name));
    this.#running.set(name, running);
    return running;
  }

  async #once({ name, run }: Job): Promise<void> {
    const begun = theTime();
    let fault: string | null = null;
    try {
      await run(begun);
    } catch (error) {
      fault = error instanceof Error ? error.message : String(error);
      // What the end of the house has cut off is nothing that went wrong.
      if (!this.#closing) this.#report(error, `the job "${name}"`);
    }
    const before = this.#health.get(name);
    if (before === undefined) return;
    this.#health.set(name, {
      ...before,
      ...{ lastAt: new Date(begun).toISOString(), lastMs: theTime() - begun, fault },
      ...{ runs: before.runs + 1, failures: before.failures + (fault === null ? 0 : 1) },
    });
  }

  get health(): JobHealth[] {
    return [...this.#health.values()];
  }

  async close(): Promise<void> {
    this.#closing = true;
    for (const timer of this.#timers) clearInterval(timer);
    const patience = new Promise<void>((resolve) => void setTimeout(resolve, CLOSING_MS).unref());
    await Promise.race([Promise.all(this.#running.values()), patience]);
  }
}
