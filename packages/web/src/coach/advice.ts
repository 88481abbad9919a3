import type { Reason } from '@undercroft/bots';
import type { Answer, Ask, Json, View } from '@undercroft/kernel';

/** What the coach is asked: what the seat sees, and what it may answer. */
export interface Question {
  readonly game: string;
  readonly options: Readonly<Record<string, string | boolean>>;
  readonly set: Json;
  readonly view: View;
  readonly ask: Ask;
  readonly answers: readonly Answer[];
  /** The same question gets the same hint. */
  readonly seed: string;
}

/** What promises most, and why. */
export interface Advice {
  readonly answer: Answer;
  readonly reasons: readonly Reason[];
}

/** One worker for the whole visit, started with the first hint. */
let worker: Worker | undefined;

/** Asks the coach. Only one question at a time: an older one gets no answer any more. */
export function advise(question: Question): Promise<Advice> {
  worker?.terminate();
  worker = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' });
  const thinking = worker;
  return new Promise((resolve, reject) => {
    thinking.onmessage = ({ data }: MessageEvent<Advice>) => resolve(data);
    thinking.onerror = (event) => reject(new Error(event.message));
    thinking.postMessage(question);
  });
}

const keptUnder = (table: string) => `undercroft.hints.${table}`;

/** How many hints were taken at a table, on this device. */
export function hintsTaken(table: string): number {
  try {
    return Number(localStorage.getItem(keptUnder(table)) ?? 0);
  } catch {
    return 0;
  }
}

export function countHint(table: string): void {
  try {
    localStorage.setItem(keptUnder(table), String(hintsTaken(table) + 1));
  } catch {
    // A browser that keeps nothing still helps.
  }
}
