import { Worker } from 'node:worker_threads';

/** Runs the same worker file on several threads and hands on what they report; Ctrl-C stops them all. */
export async function runCrew<R>(
  file: URL,
  briefs: readonly unknown[],
  hear: (report: R) => void,
): Promise<void> {
  const workers = briefs.map((workerData) => new Worker(file, { workerData }));
  const stop = () => void Promise.all(workers.map((worker) => worker.terminate()));
  process.once('SIGINT', stop);
  await Promise.all(
    workers.map(
      (worker) =>
        new Promise<void>((resolve, reject) => {
          worker.on('message', hear);
          worker.on('error', reject);
          worker.on('exit', () => resolve());
        }),
    ),
  );
  process.off('SIGINT', stop);
}

/** How far it is, on stderr: a bar that fills on a terminal, a line every tenth elsewhere. */
export class Progress {
  readonly #all: number;
  readonly #start = performance.now();
  #tenths = 0;

  constructor(all: number) {
    this.#all = all;
  }

  show(done: number): void {
    const part = done / this.#all;
    if (process.stderr.isTTY) {
      const bar = '█'.repeat(Math.round(part * 30)).padEnd(30, '░');
      const left = ((performance.now() - this.#start) / 1000) * (1 / part - 1);
      process.stderr.write(`\r${bar} ${done}/${this.#all} games, ${Math.ceil(left)} s left \x1b[K`);
    } else if (Math.floor(part * 10) > this.#tenths) {
      this.#tenths = Math.floor(part * 10);
      process.stderr.write(`${done}/${this.#all} games\n`);
    }
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  }
}
