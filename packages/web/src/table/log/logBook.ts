import type { SeatNames, Speaker } from '@undercroft/words';
import type { LogEntry } from '../stage/scene.ts';

export type LogLine = ReturnType<Speaker['log']>[number];

/** The log in sentences. What was written stays as it is, but for the last line: a walk may yet go on. */
export class LogBook {
  readonly #say: Speaker;
  readonly #names: SeatNames;
  #entries: readonly LogEntry[] = [];
  #lines: readonly LogLine[] = [];

  constructor(say: Speaker, names: SeatNames) {
    this.#say = say;
    this.#names = names;
  }

  linesOf(entries: readonly LogEntry[]): readonly LogLine[] {
    const stands = this.#entries.every((entry, at) => entry === entries[at]);
    const last = stands ? this.#lines.at(-1) : undefined;
    const kept = last === undefined ? [] : this.#lines.slice(0, -1);
    this.#lines = [...kept, ...this.#write(entries, last?.at ?? 0)];
    this.#entries = entries;
    return this.#lines;
  }

  /** A line tells what stands, or what was taken back, never both. */
  #write(entries: readonly LogEntry[], from: number): LogLine[] {
    const events = entries.map(({ event }) => event);
    const lines: LogLine[] = [];
    let begun = from;
    for (let at = from; at < entries.length; at++) {
      const { takenBack = false } = entries[at];
      if (at + 1 < entries.length && takenBack === (entries[at + 1].takenBack ?? false)) continue;
      lines.push(...this.#say.log(events.slice(0, at + 1), this.#names, begun));
      begun = at + 1;
    }
    return lines;
  }
}
