import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Fault } from '@undercroft/bots/series';
import type { Series } from './one-game.ts';

/** Faults that are kept with their answers; the rest is counted. */
const MOST_KEPT = 10;

/** A fault and the file that shows how it came about. */
interface Kept extends Pick<Fault, 'number' | 'error' | 'wentOn'> {
  readonly line: string;
  readonly file: string;
}

/** What went wrong in a run: the first few with the answers that lead there, in a file each. */
export class FaultLog {
  readonly kept: Kept[] = [];
  count = 0;
  readonly #folder: string;

  constructor(folder = '.') {
    this.#folder = folder;
  }

  note(fault: Fault, series: Series): void {
    this.count++;
    if (this.kept.length >= MOST_KEPT) return;
    const { number, error, wentOn, turn, question, answers } = fault;
    const file = join(this.#folder, `undercroft-${series.game}-fault-${number}.json`);
    const where =
      question === null ? 'in the set-up' : `in turn ${turn}, seat ${question.seat + 1}, "${question.kind}"`;
    const saved = save(file, { ...series, ...fault }) ? `; its ${answers.length} answers are in ${file}` : '';
    const what = wentOn ? 'went on by instinct' : 'broke';
    const line = `game ${number} of seed "${series.seed}" ${what} ${where}: ${error}${saved}`;
    this.kept.push({ number, error, wentOn, file, line });
  }

  /** Those of a later part of the same run. */
  add({ count, kept }: Pick<FaultLog, 'count' | 'kept'>): void {
    this.count += count;
    this.kept.push(...kept.slice(0, MOST_KEPT - this.kept.length));
  }

  /** What a person should read at the end of the run. */
  lines(): string[] {
    const more = this.count - this.kept.length;
    return [...this.kept.map(({ line }) => line), ...(more > 0 ? [`and ${more} more`] : [])];
  }
}

/** A run goes on also where nothing can be written. */
function save(file: string, fault: object): boolean {
  try {
    writeFileSync(file, `${JSON.stringify(fault)}\n`);
    return true;
  } catch {
    return false;
  }
}
