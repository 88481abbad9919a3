import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type Level, luckOf, MASTER_MILLISECONDS, masterTime, Pace, together } from '@undercroft/bots';
import { witsAt } from '@undercroft/bots/today';
import type { Answer, Table } from '@undercroft/kernel';
import { Piscina } from 'piscina';
import { theTime } from '../../ground/clock.ts';
import { Problem } from '../../ground/problem.ts';
import { giveAnswer } from '../answering.ts';
import type { Hall } from '../hall.ts';
import type { Live } from '../live.ts';
import { botOf } from '../playing.ts';
import { FairQueue, forWhom } from './fair-queue.ts';
import type { Conclusion, Thought } from './thinking.ts';

/** How soon a bot that was hindered tries again. */
const AGAIN_MS = 1000;
/** How often a node says that it is still thinking, and how long the answer is left to one that has said so. */
const STILL_THINKING_MS = 2000;
const ELSEWHERE_MS = 5000;
/** No thought takes nearly so long: where threads have come to nothing since, one hangs, and everybody waits for it. */
const STUCK_MS = 60_000;

/** Masters share the threads there are: the more of them wait, the less time each takes, so that nobody waits long. */
export function timeToThink(share: number, waiting: number, threads: number): number {
  return masterTime(Math.min(share, threads / waiting));
}

/** Where threads would be idle, several of them think about one question: so many. */
export function headsFor(level: Level, waiting: number, threads: number): number {
  return level === 'master' ? Math.max(1, Math.floor(threads / Math.max(1, waiting))) : 1;
}

/** A bot that is asked. */
interface Asked {
  readonly thought: Thought;
  /** Who opened the table. */
  readonly host: string;
  readonly pace: Pace;
  /** How much of its usual time it may take. */
  readonly share: number;
}

/** Lets computer players answer when a table waits for one of them. */
export class BotPlayers {
  readonly #hall: Hall;
  readonly #pause: number;
  readonly #report: (error: unknown, game: string) => void;
  readonly #most: number;
  #threads: Piscina<Thought, Conclusion>;
  /** Thoughts that have not come to an end, and when one last did, or the first of them began. */
  #open = 0;
  #movedAt = 0;
  /** Versions that a bot is being thought for at another node, and until when that is left to it. */
  readonly #elsewhere = new Map<string, { readonly version: number; readonly until: number }>();
  /** Of those, the ones that have begun and do not wait for another node. */
  readonly #begun = new Map<string, number>();
  /** How often a bot has thought here. */
  thoughts = 0;
  /** Called when a bot begins to think, so that the other nodes need not. */
  onThink: (id: string, version: number) => void = () => {};
  /** The version each table's bot is thinking about. */
  readonly #thinking = new Map<string, number>();
  /** How much of its time the turn of each table has used. */
  readonly #paces = new WeakMap<Table, Pace>();
  readonly #stopping = new AbortController();
  #closing = false;

  constructor(hall: Hall, threads: number, pauseMs: number, report: (error: unknown, game: string) => void) {
    this.#hall = hall;
    this.#pause = pauseMs;
    this.#report = report;
    this.#most = threads;
    this.#threads = freshThreads(threads);
  }

  get waiting(): number {
    return this.#thinking.size;
  }

  /** The version of a table that a bot is thinking about here. */
  thinksOf(id: string): number | undefined {
    return this.#begun.get(id);
  }

  /** Another node has begun to think. */
  leaveTo({ id, version }: { readonly id: string; readonly version: number }): void {
    const now = theTime();
    for (const [table, { until }] of this.#elsewhere) if (until < now) this.#elsewhere.delete(table);
    this.#elsewhere.set(id, { version, until: now + ELSEWHERE_MS });
  }

  /** Looks whether a bot is asked. With a grace, another node is probably at it: only if it is not. */
  consider({ id, lobby, table }: Live, graceMs = 0): void {
    if (this.#closing || lobby.status !== 'playing' || table === null) return;
    const { version, waitsFor } = table;
    if (waitsFor === null || botOf(lobby, waitsFor) === null || this.#thinking.get(id) === version) return;
    this.#thinking.set(id, version);
    this.#play(id, version, graceMs)
      .then(
        () => true,
        (error) => {
          // The table has moved on (a take-back, another node), or the server is closing: both are fine.
          if (!(error instanceof Problem) && !this.#closing) this.#report(error, lobby.game);
          return false;
        },
      )
      .then((played) => {
        if (this.#thinking.get(id) === version) this.#thinking.delete(id);
        if (this.#begun.get(id) === version) this.#begun.delete(id);
        if (!played) void this.#lookAgain(id);
      });
  }

  /** Something was in the way: looks at the table until it can be seen, and whether a bot is still asked there. */
  async #lookAgain(id: string): Promise<void> {
    while (!this.#closing) {
      await pause(AGAIN_MS, undefined, { signal: this.#stopping.signal }).catch(() => {});
      if (this.#closing) return;
      const seen = await this.#hall
        .look(id, (live) => this.consider(live))
        .then(
          () => true,
          (error) => error instanceof Problem,
        );
      if (seen) return;
    }
  }

  async #play(id: string, version: number, graceMs: number): Promise<void> {
    const { signal } = this.#stopping;
    if (graceMs > 0) await pause(graceMs + randomInt(graceMs), undefined, { signal });
    if (graceMs > 0) await this.#whileElsewhere(id, version);
    const asked = await this.#hall.look(id, (live) => this.#askedAt(live, version));
    if (asked === null) return;
    this.thoughts++;
    this.#begun.set(id, version);
    this.onThink(id, version);
    const stillThinking = setInterval(() => this.onThink(id, version), STILL_THINKING_MS);
    stillThinking.unref();
    const begun = performance.now();
    try {
      await this.#give(id, version, asked);
    } finally {
      clearInterval(stillThinking);
      asked.pace.took(performance.now() - begun);
    }
  }

  /** The bot that is asked, and how much of its time it may take; null when the table has moved on meanwhile. */
  #askedAt(live: Live, version: number): Asked | null {
    const { table, lobby } = live;
    if (table === null || table.version !== version || lobby.status !== 'playing') return null;
    const pace = this.#paces.get(table) ?? new Pace(Math.max(MASTER_MILLISECONDS, this.#pause));
    this.#paces.set(table, pace);
    const bots = lobby.chairs.filter((_, seat) => botOf(lobby, seat) !== null).length;
    const share = pace.share(table.turn, bots);
    const milliseconds = timeToThink(share, this.waiting, this.#most);
    const thought = thoughtAt(live, table, milliseconds);
    return thought === null ? null : { thought, host: lobby.host, pace, share };
  }

  /** As long as another node says that it is thinking of this version. */
  async #whileElsewhere(id: string, version: number): Promise<void> {
    const left = () => {
      const elsewhere = this.#elsewhere.get(id);
      return elsewhere?.version === version ? elsewhere.until - theTime() : 0;
    };
    while (left() > 0) await pause(left(), undefined, { signal: this.#stopping.signal });
  }

  async #give(id: string, version: number, { thought, host, share }: Asked): Promise<void> {
    const { signal } = this.#stopping;
    // The pause is for the people: they want to see what happens.
    const shown = pause(this.#pause * share, undefined, { signal });
    const [answer] = await Promise.all([this.#answer(thought, host), shown]);
    await this.#hall.change(id, (live) => {
      if (live.table?.version !== version || botOf(live.lobby, thought.ask.seat) !== thought.level)
        return null;
      return giveAnswer(live, thought.ask.seat, version, answer);
    });
  }

  async #answer(thought: Thought, host: string, again = false): Promise<Answer> {
    try {
      const heads = headsFor(thought.level, this.waiting, this.#most);
      // Each head has luck of its own, or all would think the same. None brings a signal to stop: the pool would let it
      // wait in a line of its own, past the fair one. Closing ends them all.
      const conclusions = await Promise.all(
        Array.from({ length: heads }, (_, head) =>
          this.#think({ ...thought, ...forWhom(host), luck: thought.luck + head }),
        ),
      );
      for (const { mistake } of conclusions) if (mistake !== null) this.#report(mistake, thought.game);
      const weighed = conclusions.flatMap(({ weighed }) => (weighed === null ? [] : [weighed]));
      return weighed.length === 0 ? conclusions[0].answer : together(weighed);
    } catch (error) {
      if (this.#closing) throw error;
      this.#report(error, thought.game);
      // A bot that cannot think still has to let the others play on: by instinct, in a fresh thread, or anyhow.
      return again ? thought.answers[0] : this.#answer({ ...thought, level: 'adept' }, host, true);
    }
  }

  async #think(thought: Thought): Promise<Conclusion> {
    if (this.#open++ === 0) this.#movedAt = theTime();
    try {
      return await this.#threads.run(thought);
    } finally {
      this.#open--;
      this.#movedAt = theTime();
    }
  }

  /** Threads that have come to nothing for long end, and with them what they were at; whoever was asked thinks afresh. */
  unstick(): void {
    if (this.#open === 0 || this.#closing || theTime() - this.#movedAt < STUCK_MS) return;
    const stuck = this.#threads;
    this.#threads = freshThreads(this.#most);
    this.#movedAt = theTime();
    void stuck.destroy();
  }

  async close(): Promise<void> {
    this.#closing = true;
    this.#stopping.abort();
    await this.#threads.destroy();
  }
}

function freshThreads(maxThreads: number): Piscina<Thought, Conclusion> {
  return new Piscina({
    ...{ filename: new URL('./thinking.ts', import.meta.url).href, minThreads: 0, maxThreads },
    ...{ idleTimeout: 60_000, taskQueue: new FairQueue() },
    // What finds no free thread goes back to where it was, not to the end.
    stricterFIFO: true,
  });
}

/** What the bot that is asked sees; null where none is. */
function thoughtAt({ lobby, set }: Live, table: Table, milliseconds: number): Thought | null {
  const seat = table.waitsFor;
  const level = seat === null ? null : botOf(lobby, seat);
  if (seat === null || level === null) return null;
  const { view, ask, answers } = table.update(seat);
  if (ask === null) return null;
  const { game } = lobby;
  // Where everybody meets the same luck, computer players do the same wherever they see the same.
  const luck =
    table.agreed.luck === 'dealt' ? witsAt(table.agreed.seed, view) : luckOf(lobby.secret, table.version);
  // Somebody a computer plays for is no one to keep near to.
  const people = lobby.chairs.flatMap((_, at) => (botOf(lobby, at) === null ? [at] : []));
  return { level, game, options: table.box.options, set, view, ask, answers, luck, milliseconds, people };
}
