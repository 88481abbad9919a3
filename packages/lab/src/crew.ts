import { parentPort, Worker } from 'node:worker_threads';

/** A pile of jobs, numbered from 0, for several threads that run the same file. */
interface Crew {
  readonly file: URL;
  /** What every worker is told once. */
  readonly brief: unknown;
  readonly jobs: number;
  readonly workers: number;
}

/** How far one worker may run ahead of the slowest, so that what waits for its turn stays small. */
const AHEAD = 8;

interface Done<R> {
  readonly job: number;
  readonly result: R;
}

/**
 * Hands out the jobs and hands on the results, always in the order of the jobs, whoever is quicker.
 * Ctrl-C stops everybody and keeps what is finished; then the answer is false.
 */
export async function runCrew<R>(crew: Crew, hear: (result: R) => void): Promise<boolean> {
  const count = Math.min(crew.jobs, crew.workers);
  const workers = Array.from({ length: count }, () => new Worker(crew.file, { workerData: crew.brief }));
  const early = new Map<number, R>();
  const resting = new Set<Worker>();
  let handedOut = 0;
  let heard = 0;
  let stopped = false;
  const handOut = (worker: Worker) => {
    if (handedOut === crew.jobs) worker.postMessage(null);
    else if (handedOut < heard + count * AHEAD) worker.postMessage(handedOut++);
    else resting.add(worker);
  };
  const take = ({ job, result }: Done<R>) => {
    early.set(job, result);
    for (let next = early.get(heard); next !== undefined; next = early.get(heard)) {
      early.delete(heard++);
      hear(next);
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
  return !stopped;
}

/** In a worker: does every job that is handed out, one after the other, and tidies up at the end. */
export function serve<R>(work: (job: number) => R | Promise<R>, tidyUp?: () => void): void {
  parentPort?.on('message', async (job: number | null) => {
    if (job === null) {
      tidyUp?.();
      parentPort?.close();
    } else parentPort?.postMessage({ job, result: await work(job) } satisfies Done<R>);
  });
}

/** How far it is, on stderr: a bar that fills on a terminal, a line every tenth elsewhere. */
export class Progress {
  readonly #all: number;
  readonly #what: string;
  readonly #start = performance.now();
  #tenths = 0;

  constructor(all: number, what = 'games') {
    this.#all = all;
    this.#what = what;
  }

  show(done: number): void {
    const part = done / this.#all;
    if (process.stderr.isTTY) {
      const bar = '█'.repeat(Math.round(part * 30)).padEnd(30, '░');
      const left = ((performance.now() - this.#start) / 1000) * (1 / part - 1);
      process.stderr.write(`\r${bar} ${done}/${this.#all} ${this.#what}, ${timeLeft(left)} left \x1b[K`);
    } else if (Math.floor(part * 10) > this.#tenths) {
      this.#tenths = Math.floor(part * 10);
      process.stderr.write(`${done}/${this.#all} ${this.#what}\n`);
    }
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}

function timeLeft(seconds: number): string {
  return seconds < 90 ? `${Math.ceil(seconds)} s` : `${Math.ceil(seconds / 60)} min`;
}
