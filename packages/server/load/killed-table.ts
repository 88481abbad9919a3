import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Answer, Seat } from '@undercroft/kernel';
import { type Client, type News, ProblemError, type StreamEvent } from '@undercroft/protocol';
import { Line } from './line.ts';
import { timeServed } from './served.ts';
import { begin } from './tables.ts';

/** Nobody waits longer than this for a server that is there, and gets the processor. */
const STALLED_MS = 120_000;
const AGAIN_MS = 50;
/** Of a hundred answers, so many are followed by a word. */
const WORDS = 5;

/** What was promised, and what was broken. */
export class Faults {
  confirmed = 0;
  words = 0;
  resumed = 0;
  tables = 0;
  /** Confirmed, and not in the record or not heard. */
  readonly lost: string[] = [];
  /** Heard without what came before, or twice. */
  readonly gaps: string[] = [];
  readonly repeats: string[] = [];
  readonly stalled: string[] = [];

  get figures() {
    const { confirmed, words, resumed, tables, lost, gaps, repeats, stalled } = this;
    return { tables, confirmed, words, resumed, lost, gaps, repeats, stalled };
  }

  get count(): number {
    return this.lost.length + this.gaps.length + this.repeats.length + this.stalled.length;
  }

  get sentence(): string {
    const { confirmed, words, resumed, lost, gaps, repeats, stalled } = this;
    return `${confirmed} answers and ${words} words confirmed, ${resumed} streams resumed; lost ${lost.length}, gaps ${gaps.length}, repeats ${repeats.length}, stalled ${stalled.length}`;
  }
}

/** Words that were heard, as often as they were. */
export class Words {
  readonly #ids: number[] = [];

  /** False for one that was heard before. */
  hear(id: number): boolean {
    return this.#ids.push(id) === this.#ids.indexOf(id) + 1;
  }

  has(id: number): boolean {
    return this.#ids.includes(id);
  }
}

/** One seat, at one node: it hears everything and answers at random, through every kill. */
class Survivor {
  readonly #line: Line;
  readonly #client: Client;
  readonly #table: string;
  readonly #name: string;
  readonly #faults: Faults;
  #lastId = '0';
  #version = -1;
  #answering = -1;
  readonly #ending = new AbortController();
  over = false;
  readonly given = new Map<number, readonly [Seat, Answer]>();
  readonly said: number[] = [];
  readonly #words = new Words();

  constructor(port: number, table: string, token: string | null, name: string, faults: Faults) {
    this.#line = new Line(port);
    this.#client = this.#line.as(token);
    this.#table = table;
    this.#name = name;
    this.#faults = faults;
  }

  get version(): number {
    return this.#version;
  }

  heard(word: number): boolean {
    return this.#words.has(word);
  }

  /** Listens from where it was, for as long as there is something to hear. */
  async listen(): Promise<void> {
    for (let first = true; !this.#ending.signal.aborted; first = false) {
      const opened = await this.#follow();
      if (opened && !first) this.#faults.resumed++;
      await pause(AGAIN_MS);
    }
  }

  async #follow(): Promise<boolean> {
    let opened = false;
    try {
      const { signal } = this.#ending;
      for await (const heard of this.#client.stream(this.#table, { since: this.#lastId, signal })) {
        opened = true;
        this.#hear(heard);
      }
    } catch {
      // Killed, or not there yet: the next try goes on from the last event.
    }
    return opened;
  }

  #hear(heard: StreamEvent): void {
    if (heard.event === 'update') this.#update(heard.data);
    if (heard.event === 'chat') for (const { id } of heard.data.messages) this.#hearWord(id);
    if (heard.event === 'table') this.over ||= heard.data.status === 'over';
    if (heard.id !== null) this.#lastId = heard.id;
  }

  #hearWord(id: number): void {
    if (!this.#words.hear(id)) this.#faults.repeats.push(`${this.#name}: word ${id} twice`);
  }

  #update(update: News): void {
    for (const { version } of update.changes) {
      const told = `${this.#name}: ${version} after ${this.#version}`;
      if (version <= this.#version) this.#faults.repeats.push(told);
      else if (version > this.#version + 1) this.#faults.gaps.push(told);
      this.#version = Math.max(this.#version, version);
    }
    if (update.version !== this.#version) {
      this.#faults.gaps.push(
        `${this.#name}: a view of ${update.version} after changes up to ${this.#version}`,
      );
    }
    this.over ||= update.outcome !== null;
    const { version, ask, answers } = update;
    if (ask === null || answers.length === 0 || this.#answering >= version || this.#ending.signal.aborted)
      return;
    this.#answering = version;
    const answer = answers[Math.floor(Math.random() * answers.length)];
    void this.#answer(version, ask.seat, answer);
  }

  async #answer(version: number, seat: Seat, answer: Answer): Promise<void> {
    const confirmed = await this.#insist(() =>
      this.#client.ask('POST /tables/:id/answers', { id: this.#table, body: { version, answer } }),
    );
    if (confirmed === null) return;
    this.given.set(version, [seat, answer]);
    this.#faults.confirmed++;
    if (Math.random() * 100 >= WORDS) return;
    const said = await this.#insist(() =>
      this.#client.ask('POST /tables/:id/chat', { id: this.#table, body: { text: `after ${version}` } }),
    );
    if (said === null) return;
    this.said.push(said.id);
    this.#faults.words++;
  }

  /** Sends the same until it is confirmed or refused; null when refused. */
  async #insist<T>(send: () => Promise<T>): Promise<T | null> {
    while (!this.#ending.signal.aborted) {
      try {
        return await send();
      } catch (error) {
        if (error instanceof ProblemError && !error.passes) return null;
        await pause(AGAIN_MS);
      }
    }
    return null;
  }

  async resign(): Promise<void> {
    await this.#insist(() => this.#client.ask('POST /tables/:id/resign', { id: this.#table }));
  }

  async record(): Promise<{ answers: readonly (readonly [Seat, Answer])[] }> {
    const { match } = await this.#client.ask('GET /tables/:id/record', { id: this.#table });
    return match as { answers: readonly (readonly [Seat, Answer])[] };
  }

  close(): void {
    this.#ending.abort();
    this.#line.close();
  }
}

/** A table whose servers are killed: two people, each through a node of their own, perhaps with a bot between them. */
export class KilledTable {
  readonly game: string;
  readonly bot: boolean;
  readonly #name: string;
  readonly #seats: readonly Survivor[];
  readonly #faults: Faults;

  private constructor(
    { game, bot, name }: { game: string; bot: boolean; name: string },
    seats: readonly Survivor[],
    faults: Faults,
  ) {
    this.game = game;
    this.bot = bot;
    this.#name = name;
    this.#seats = seats;
    this.#faults = faults;
    faults.tables++;
  }

  static async begin(
    ports: readonly number[],
    game: string,
    bot: boolean,
    faults: Faults,
  ): Promise<KilledTable> {
    const line = new Line(ports[0]);
    const { id, people } = await begin(line, { game, bots: bot ? ['novice'] : [] });
    line.close();
    const name = `${game}${bot ? ' with a bot' : ''} ${id}`;
    const seats = people.map(
      ({ token }, seat) => new Survivor(ports[seat % ports.length], id, token, name, faults),
    );
    for (const seat of seats) void seat.listen();
    return new KilledTable({ game, bot, name }, seats, faults);
  }

  get over(): boolean {
    return this.#seats.every(({ over }) => over);
  }

  /** When the game has moved on since the server came back, or is over. */
  async back(): Promise<void> {
    const before = Math.max(...this.#seats.map(({ version }) => version));
    const since = timeServed();
    while (!this.#seats.every(({ version, over }) => over || version > before)) {
      if (timeServed() - since > STALLED_MS) {
        this.#faults.stalled.push(`${this.#name} at ${before}`);
        return;
      }
      await pause(AGAIN_MS);
    }
  }

  /** Ends the match and looks whether everything confirmed is in its record and was heard by both. */
  async compare(): Promise<void> {
    const [one] = this.#seats;
    for (const seat of this.#seats) if (!seat.over) await seat.resign();
    const since = timeServed();
    const missing = () =>
      this.#seats
        .flatMap(({ said }) => said)
        .filter((word) => !this.#seats.every((seat) => seat.heard(word)));
    while ((!this.over || missing().length > 0) && timeServed() - since < STALLED_MS) {
      await pause(AGAIN_MS);
    }
    for (const word of missing()) this.#faults.lost.push(`${this.#name}: word ${word}`);
    const match = await one.record();
    for (const [version, given] of this.#seats.flatMap(({ given }) => [...given])) {
      const kept = match.answers[version];
      if (!isDeepStrictEqual(kept, given)) this.#faults.lost.push(`${this.#name}: answer to ${version}`);
    }
    for (const { version } of this.#seats) {
      if (version < match.answers.length) this.#faults.lost.push(`${this.#name}: heard up to ${version}`);
    }
  }

  close(): void {
    for (const seat of this.#seats) seat.close();
  }
}
