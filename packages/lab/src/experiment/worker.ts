import { parentPort, workerData } from 'node:worker_threads';

/** Everything that threads do, by name; each is fetched by the workers that are told to do it. */
const DEEDS = {
  simulate: () => import('../series/simulate-deed.ts'),
  compare: () => import('../series/compare-deed.ts'),
  contest: () => import('../contest/contest-deed.ts'),
  review: () => import('../review-deed.ts'),
  reviews: () => import('../reviews-deed.ts'),
  check: () => import('../check-deed.ts'),
};

export type Deeds = typeof DEEDS;

/** Which deed, by name or address, and what about. */
export interface Orders {
  readonly deed: string;
  readonly brief: unknown;
}

/** What came of one job. */
export interface Done<R> {
  readonly job: number;
  readonly report: R;
}

interface Job {
  readonly job: number;
  readonly from: number;
  readonly to: number;
}

/** A deed that has begun: does what has these numbers, and tidies up at the end. */
export interface Work<R> {
  work(from: number, to: number): R | Promise<R>;
  tidyUp?(): void;
}

const { deed, brief } = workerData as Orders;
const isKnown = (name: string): name is keyof Deeds => Object.hasOwn(DEEDS, name);
const { begin } = await (isKnown(deed) ? DEEDS[deed]() : import(deed));
const { work, tidyUp }: Work<unknown> = await begin(brief);

parentPort?.on('message', async (next: Job | null) => {
  if (next === null) {
    tidyUp?.();
    parentPort?.close();
  } else parentPort?.postMessage({ job: next.job, report: await work(next.from, next.to) });
});
