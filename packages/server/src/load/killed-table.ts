import { type ClientRequest, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Answer, Seat } from '@undercroft/kernel';
import type { News } from '@undercroft/protocol';
import { Line } from './line.ts';
import { newToken } from './tables.ts';

/** Nobody waits longer than this for a server that is there. */
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

interface Heard {
  readonly event: string;
  readonly id: string | null;
  readonly data: string;
}

/** One seat, at one node: it hears everything and answers at random, through every kill. */
class Survivor {
  readonly line: Line;
  readonly #port: number;
  readonly #table: string;
  readonly #token: string;
  readonly #name: string;
  readonly #faults: Faults;
  #stream: ClientRequest | null = null;
  #lastId = '0';
  #version = -1;
  #answering = -1;
  #closed = false;
  over = false;
  readonly given = new Map<number, readonly [Seat, Answer]>();
  readonly said: number[] = [];
  readonly #words = new Set<number>();

  constructor(port: number, table: string, token: string, name: string, faults: Faults) {
    this.line = new Line(port);
    this.#port = port;
    this.#table = table;
    this.#token = token;
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
    for (let first = true; !this.#closed; first = false) {
      const opened = await this.#follow();
      if (opened && !first) this.#faults.resumed++;
      await pause(AGAIN_MS);
    }
  }

  #follow(): Promise<boolean> {
    return new Promise((resolve) => {
      let opened = false;
      const sent = request(
        {
          ...{ host: '127.0.0.1', port: this.#port, path: `/api/tables/${this.#table}/stream`, agent: false },
          headers: { authorization: `Bearer ${this.#token}`, 'last-event-id': this.#lastId },
        },
        (response) => {
          let rest = '';
          response.setEncoding('utf8');
          response.on('data', (text: string) => {
            opened = response.statusCode === 200;
            const blocks = (rest + text).split('\n\n');
            rest = blocks.pop() ?? '';
            for (const block of blocks) this.#hear(parse(block));
          });
          response.on('error', () => {});
          response.on('close', () => resolve(opened));
        },
      );
      sent.on('error', () => resolve(opened));
      this.#stream = sent;
      sent.end();
    });
  }

  #hear({ event, id, data }: Heard): void {
    if (event === 'update') this.#update(JSON.parse(data));
    if (event === 'chat') {
      for (const { id } of JSON.parse(data).messages) this.#words.add(id);
    }
    if (event === 'table') this.over ||= JSON.parse(data).status === 'over';
    if (id !== null) this.#lastId = id;
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
    if (ask === null || answers.length === 0 || this.#answering >= version || this.#closed) return;
    this.#answering = version;
    const answer = answers[Math.floor(Math.random() * answers.length)];
    void this.#answer(version, ask.seat, answer);
  }

  async #answer(version: number, seat: Seat, answer: Answer): Promise<void> {
    const confirmed = await this.insist('answers', { version, answer });
    if (confirmed === null) return;
    this.given.set(version, [seat, answer]);
    this.#faults.confirmed++;
    if (Math.random() * 100 >= WORDS) return;
    const said = await this.insist<{ id: number }>('chat', { text: `after ${version}` });
    if (said === null) return;
    this.said.push(said.id);
    this.#faults.words++;
  }

  /** Sends the same until it is confirmed or refused; null when refused. */
  async insist<T = unknown>(what: string, body?: object): Promise<T | null> {
    while (!this.#closed) {
      try {
        return await this.line.send<T>('POST', `/api/tables/${this.#table}/${what}`, this.#token, body);
      } catch (error) {
        if (/"status":4\d\d/.test(String(error))) return null;
        await pause(AGAIN_MS);
      }
    }
    return null;
  }

  async record(): Promise<{ match: { answers: readonly (readonly [Seat, Answer])[] } }> {
    return this.line.send('GET', `/api/tables/${this.#table}/record`, this.#token);
  }

  close(): void {
    this.#closed = true;
    this.#stream?.destroy();
    this.line.close();
  }
}

function parse(block: string): Heard {
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? null;
  return { event: field('event') ?? '', id: field('id'), data: field('data') ?? '' };
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
    const [one, two] = [await newToken(line, 'One'), await newToken(line, 'Two')];
    const made = await line.send<{ id: string; you: { invitation: string } }>('POST', '/api/tables', one, {
      ...{ game, bots: bot ? ['novice'] : [] },
    });
    const at = `/api/tables/${made.id}`;
    const { you } = await line.send<{ you: { seat: number } }>('POST', `${at}/seats`, two, {
      invitation: made.you.invitation,
    });
    await line.send('PATCH', `${at}/seats/${you.seat}`, two, { ready: true });
    await line.send('POST', `${at}/start`, one);
    line.close();
    const name = `${game}${bot ? ' with a bot' : ''} ${made.id}`;
    const seats = [one, two].map(
      (token, seat) => new Survivor(ports[seat % ports.length], made.id, token, name, faults),
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
    const since = Date.now();
    while (!this.#seats.every(({ version, over }) => over || version > before)) {
      if (Date.now() - since > STALLED_MS) {
        this.#faults.stalled.push(`${this.#name} at ${before}`);
        return;
      }
      await pause(AGAIN_MS);
    }
  }

  /** Ends the match and looks whether everything confirmed is in its record and was heard by both. */
  async compare(): Promise<void> {
    const [one] = this.#seats;
    for (const seat of this.#seats) if (!seat.over) await seat.insist('resign');
    const since = Date.now();
    const missing = () =>
      this.#seats
        .flatMap(({ said }) => said)
        .filter((word) => !this.#seats.every((seat) => seat.heard(word)));
    while ((!this.over || missing().length > 0) && Date.now() - since < STALLED_MS) {
      await pause(AGAIN_MS);
    }
    for (const word of missing()) this.#faults.lost.push(`${this.#name}: word ${word}`);
    const { match } = await one.record();
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
