import { type Heard, isTookBack } from '@undercroft/kernel';
import type { TableUpdate } from '../sources/client.ts';
import type { LogEntry } from './scene.ts';

/** What has been told at a table, line by line, and which answers it came of still stand. */
export class Chronicle {
  /** Versions whose answers still stand, for striking what was taken back. */
  #told: number[] = [];
  /** Versions that no longer stand, by the one that took them back. */
  readonly #takenBack = new Map<number, readonly number[]>();
  #key = 0;

  /** One more answer that stands, or some that stood and were taken back by leave. */
  count(version: number, steps: readonly Heard[]): void {
    const [back] = steps.flatMap(({ event }) => (event !== null && isTookBack(event) ? [event] : []));
    if (back === undefined) this.#told.push(version);
    else this.#takenBack.set(version, this.#told.splice(-back.answers));
  }

  /** The last answer that stood was taken back as if it had never been: which version that was. */
  strike(): number | undefined {
    return this.#told.pop();
  }

  /** The log with one more line. */
  add(log: readonly LogEntry[], { version, event }: Omit<LogEntry, 'key'>): LogEntry[] {
    return [...this.#marked(log, version), { key: this.#key++, version, event }];
  }

  /** The whole log of an update; up to a version, as it was told then. */
  logOf({ changes }: TableUpdate, until = Number.POSITIVE_INFINITY): LogEntry[] {
    this.#told = [];
    let log: LogEntry[] = [];
    for (const { version, steps, tookBack } of changes) {
      if (version > until) continue;
      if (tookBack === undefined) {
        this.count(version, steps);
        log = this.#marked(log, version);
        for (const { event } of steps) if (event !== null) log.push({ key: this.#key++, version, event });
      } else {
        const struck = this.strike();
        log = log.filter((entry) => entry.version !== struck);
      }
    }
    return log;
  }

  /** The log, where what this version took back no longer stands. */
  #marked(log: readonly LogEntry[], version: number): LogEntry[] {
    const takenBack = this.#takenBack.get(version);
    if (takenBack === undefined) return [...log];
    return log.map((entry) => (takenBack.includes(entry.version) ? { ...entry, takenBack: true } : entry));
  }
}
