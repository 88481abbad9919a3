import type { Counsel } from '@undercroft/bots';
import { onDevice } from '../../kit/memory.ts';
import { Thinker } from '../../kit/thinker.ts';
import type { Pondered } from '../sources/thinking.ts';

/** What the coach is asked: what the seat sees, and what it may answer. */
export interface CoachQuestion extends Pondered {
  /** The table, and the version of it that asks: the same question gets the same hint. */
  readonly table: string;
  readonly version: number;
}

/** A question as long as it is thought of, and what came of it. */
interface Thought {
  readonly key: string;
  readonly counsel: Promise<Counsel>;
  done: boolean;
}

/** One worker for the whole visit, started with the first question. */
let worker: Thinker<CoachQuestion, Counsel> | undefined;
let last: Thought | undefined;

const keyOf = ({ table, version, ask }: CoachQuestion): string => `${table} ${version} ${ask.seat}`;

/** Asks the coach. Only one question at a time: an older one gets no answer any more. */
export function advise(question: CoachQuestion): Promise<Counsel> {
  const key = keyOf(question);
  if (last?.key === key) return last.counsel;
  stopThinking();
  worker ??= new Thinker(() => new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' }));
  const thinking = worker;
  const counsel = new Promise<Counsel>((resolve, reject) => {
    thinking.onmessage = ({ data }) => {
      thought.done = true;
      resolve(data);
    };
    thinking.onerror = (error) => {
      stopThinking();
      reject(error);
    };
    thinking.postMessage(question);
  });
  const thought: Thought = { key, counsel, done: false };
  last = thought;
  return counsel;
}

/** What is no longer asked need not be thought of: computer players may want the time. A worker that rests is kept. */
export function stopThinking(): void {
  if (last === undefined || last.done) return;
  worker?.terminate();
  worker = undefined;
  last = undefined;
}

const keptUnder = (table: string) => `undercroft.hints.${table}`;

/** How many hints were taken at a table, on this device. */
export const hintsTaken = (table: string): number => Number(onDevice.text(keptUnder(table)) ?? 0);

export const countHint = (table: string): void =>
  onDevice.keep(keptUnder(table), String(hintsTaken(table) + 1));
