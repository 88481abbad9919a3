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

/** What went wrong in a run, or in a part of it: the first few with the answers that lead there, in a file each. */
export interface Faults {
  count: number;
  readonly kept: Kept[];
}

/** A game that went wrong, and of which series it was. */
export interface Broken {
  readonly series: Series;
  readonly fault: Fault;
}

export const noFaults = (): Faults => ({ count: 0, kept: [] });

export function noteFaults(faults: Faults, broken: readonly Broken[], folder = '.'): void {
  for (const { series, fault } of broken) {
    faults.count++;
    if (faults.kept.length >= MOST_KEPT) continue;
    const { number, error, wentOn, turn, question, answers } = fault;
    const file = join(folder, `undercroft-${series.game}-fault-${number}.json`);
    const where =
      question === null ? 'in the set-up' : `in turn ${turn}, seat ${question.seat + 1}, "${question.kind}"`;
    const saved = save(file, { ...series, ...fault }) ? `; its ${answers.length} answers are in ${file}` : '';
    const what = wentOn ? 'went on by instinct' : 'broke';
    const line = `game ${number} of seed "${series.seed}" ${what} ${where}: ${error}${saved}`;
    faults.kept.push({ number, error, wentOn, file, line });
  }
}

/** With those of a later part of the same run. */
export function addFaults(into: Faults, { count, kept }: Faults): void {
  into.count += count;
  into.kept.push(...kept.slice(0, MOST_KEPT - into.kept.length));
}

/** What a person should read at the end of the run. */
export function linesOf({ count, kept }: Faults): string[] {
  const more = count - kept.length;
  return [...kept.map(({ line }) => line), ...(more > 0 ? [`and ${more} more`] : [])];
}

/** Tells them, and says with what exit code a run ends. */
export function tellFaults(faults: Faults): number {
  for (const line of linesOf(faults)) console.error(line);
  return faults.count > 0 ? 1 : 0;
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
