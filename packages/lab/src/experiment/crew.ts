import { Worker } from 'node:worker_threads';
import { Progress } from './progress.ts';
import type { Deeds, Done, Orders } from './worker.ts';

/** What a deed is told once, and what it reports. */
type Told<B, R> = { begin(brief: B): Promise<{ work(from: number, to: number): R | Promise<R> }> };
type BriefOf<D extends keyof Deeds> = Parameters<Awaited<ReturnType<Deeds[D]>>['begin']>[0];
type ReportOf<D extends keyof Deeds> = Awaited<ReturnType<Deeds[D]>> extends Told<never, infer R> ? R : never;

/** So many things to do, numbered in a row, for several threads that all do the same deed. */
interface Dealing<D, B> {
  /** By name; a script brings a deed of its own, by its address. */
  readonly deed: D;
  /** What every worker is told once. */
  readonly brief: B;
  readonly first?: number;
  readonly count: number;
  /** How many a worker does between two reports; the same for any number of workers. */
  readonly batch?: number;
  readonly workers: number;
  /** What they are, and how many of them were known before. */
  readonly what?: string;
  readonly before?: number;
  /** When nothing more is begun, by the clock of `performance`. */
  readonly until?: number;
}

/** How far one worker may run ahead of the slowest, so that what waits for its turn stays small. */
const AHEAD = 8;

/**
 * Deals it out and hands the reports on, always in order, whoever is quicker. Ctrl-C stops everybody and keeps what is
 * finished; then the answer is false.
 */
export function deal<D extends keyof Deeds>(
  dealing: Dealing<D, BriefOf<D>>,
  hear: (report: ReportOf<D>) => void,
): Promise<boolean>;
export function deal<R>(dealing: Dealing<URL, unknown>, hear: (report: R) => void): Promise<boolean>;
export async function deal<R>(
  {
    deed,
    brief,
    first = 0,
    count,
    batch = 1,
    workers: most,
    what,
    before = 0,
    until = Number.POSITIVE_INFINITY,
  }: Dealing<string | URL, unknown>,
  hear: (report: R) => void,
): Promise<boolean> {
  const jobs = Math.ceil(count / batch);
  const hands = Math.min(jobs, most);
  const orders: Orders = { deed: String(deed), brief };
  const file = new URL('./worker.ts', import.meta.url);
  const workers = Array.from({ length: hands }, () => new Worker(file, { workerData: orders }));
  const progress = new Progress(before + count, what);
  const early = new Map<number, R>();
  const resting = new Set<Worker>();
  let handedOut = 0;
  let heard = 0;
  let stopped = false;
  const upTo = (job: number) => Math.min(count, job * batch);
  const handOut = (worker: Worker) => {
    if (handedOut === jobs || performance.now() >= until) worker.postMessage(null);
    else if (handedOut < heard + hands * AHEAD) {
      const job = handedOut++;
      worker.postMessage({ job, from: first + upTo(job), to: first + upTo(job + 1) });
    } else resting.add(worker);
  };
  const take = ({ job, report }: Done<R>) => {
    early.set(job, report);
    for (let next = early.get(heard); next !== undefined; next = early.get(heard)) {
      early.delete(heard++);
      hear(next);
      // Nobody knows how many there will be until then.
      if (until === Number.POSITIVE_INFINITY) progress.show(before + upTo(heard));
    }
  };
  const stop = () => {
    stopped = true;
    void Promise.all(workers.map((worker) => worker.terminate()));
  };
  process.once('SIGINT', stop);
  const finished = Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          worker.on('message', (done: Done<R>) => {
            take(done);
            for (const idle of [worker, ...resting]) {
              resting.delete(idle);
              handOut(idle);
            }
          });
          worker.on('error', reject);
          worker.on('exit', () => resolve());
          handOut(worker);
        }),
    ),
  );
  await finished.finally(() => {
    process.off('SIGINT', stop);
    // After a mistake in one of them the others are still at work.
    for (const worker of workers) void worker.terminate();
  });
  for (const job of [...early.keys()].sort((a, b) => a - b)) hear(early.get(job) as R);
  progress.end();
  return !stopped;
}
