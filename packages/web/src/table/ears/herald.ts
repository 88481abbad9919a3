import { type GameEvent, isTookBack, type Viewer } from '@undercroft/kernel';
import type { SeatNames, Speaker } from '@undercroft/words';
import type { Hearing } from '../../kit/settings.ts';
import type { LogEntry, Showing } from '../stage/scene.ts';
import type { Announcer } from './announcer.ts';

/** Who listens, in which words, and what is worth telling them. */
export interface Listening {
  readonly say: Speaker;
  readonly names: SeatNames;
  readonly viewer: Viewer;
  readonly hearing: Hearing;
  /** Whether an event counts where turns of others are summed up, and whether it happens to whoever listens. */
  readonly counts: (event: GameEvent) => boolean;
  readonly touches: (event: GameEvent, seat: number) => boolean;
}

/** Tells everything that happens at a table, each thing once, in the order in which it happened. */
export class Herald {
  readonly #announcer: Announcer;
  /** What has been told: up to this version, and so many entries of it. */
  #version = -1;
  #entries = 0;

  constructor(announcer: Announcer) {
    this.#announcer = announcer;
  }

  /** What lies in the log already is no news. */
  begin({ log }: Showing): void {
    this.#toldUpTo(log, log.length);
  }

  /** Tells what has come to the log. A walk that may yet go on is told when it has ended. */
  follow({ log, caughtUp }: Showing, listening: Listening): void {
    const from = this.#untold(log);
    if (from === log.length) return;
    const { say, names } = listening;
    const events = log.map(({ event }) => event);
    const lines = say.log(events, names, from);
    const last = lines.at(-1);
    const until = last?.goesOn && !caughtUp ? last.at : log.length;
    let begun = from;
    for (const [nth, { at, text }] of lines.entries()) {
      if (at >= until) break;
      const to = Math.min(lines[nth + 1]?.at ?? until, until);
      if (this.#isWorth(events.slice(at, to), listening)) this.#announcer.say(text, [begun, to]);
      begun = to;
    }
    this.#toldUpTo(log, until);
  }

  /** The first entry that has not been told; what is told anew after a lost line keeps its version. */
  #untold(log: readonly LogEntry[]): number {
    let ofVersion = 0;
    for (const [at, { version }] of log.entries()) {
      if (version > this.#version) return at;
      if (version === this.#version && ++ofVersion > this.#entries) return at;
    }
    return log.length;
  }

  #toldUpTo(log: readonly LogEntry[], until: number): void {
    const last = log[until - 1];
    if (last === undefined || last.version < this.#version) return;
    this.#version = last.version;
    this.#entries = log.slice(0, until).filter(({ version }) => version === last.version).length;
  }

  #isWorth(events: readonly GameEvent[], { viewer, hearing, counts, touches }: Listening): boolean {
    if (hearing === 'all' || viewer === null) return true;
    const mine = (event: GameEvent) =>
      ('seat' in event && event.seat === viewer) || touches(event, viewer) || isTookBack(event);
    return events.some((event) => mine(event) || (hearing === 'matters' && counts(event)));
  }
}
