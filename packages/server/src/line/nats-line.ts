import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import { theTime } from '../ground/clock.ts';
import { hostsIn, type NatsKeys, natsSettings } from '../ground/nats-settings.ts';
import type { Line, LineState, Message } from './line.ts';

/** How soon a cut line is tried again; where it is refused, later and later. */
const AGAIN_MS = 200;
const MOST_AGAIN_MS = 5000;
/** A line that held so long was a good one. */
const HELD_MS = 10_000;
/** Nobody waits longer than this for a line that may just have been cut. */
const FLUSH_MS = 1000;
/** A server that is there answers sooner; whoever starts a node should know soon. */
const PATIENCE_MS = 5000;
/** A line on which nothing is said may be dead without anybody having been told. */
const STILL_THERE_MS = 5000;

/**
 * The line between nodes over NATS: a subject a table, so that each node hears of its own tables alone. Where NATS is
 * away or refuses us, the node goes on without it, and tries again as long as it lives.
 */
export class NatsLine implements Line {
  readonly tellsChanges = false;
  heard = 0;
  readonly #urls: string;
  readonly #keys: NatsKeys;
  /** Several houses may share one NATS. */
  readonly #house: string;
  /** What is heard here; a subscription where the line stands. */
  readonly #followed = new Map<string, Subscription | null>();
  readonly #stopping = new AbortController();
  #connection: NatsConnection | null = null;
  #listener: (message: Message) => void = () => {};
  #state: LineState = { up: false, since: theTime(), fault: null, cuts: 0 };

  /** `urls` may name several servers, with commas between them; `house` is the same for all its nodes. */
  constructor(urls: string, keys: NatsKeys, house: string) {
    this.#urls = urls;
    this.#keys = keys;
    this.#house = house;
  }

  get state(): LineState {
    return this.#state;
  }

  get #everybody(): string {
    return `undercroft.${this.#house}.house`;
  }

  #tableSubject(table: string): string {
    return `undercroft.${this.#house}.table.${table}`;
  }

  /** A hint that cannot be given is lost: what counts is in the storage. */
  async say(message: Message): Promise<void> {
    const subject = 'id' in message ? this.#tableSubject(message.id) : this.#everybody;
    try {
      this.#connection?.publish(subject, JSON.stringify(message));
    } catch {
      // It was cut in this moment.
    }
  }

  /** Comes back when it stands or could not be had: a node starts without it, too. */
  async hear(listener: (message: Message) => void, again: () => void): Promise<void> {
    this.#listener = listener;
    const first = await this.#open();
    void this.#keep(first, again);
  }

  async #open(): Promise<NatsConnection | null> {
    try {
      const connection = await reach(this.#urls, this.#keys);
      const refused = Promise.withResolvers<never>();
      refused.promise.catch(() => {});
      void this.#watch(connection, refused.reject);
      this.#subscribe(connection, this.#everybody);
      for (const table of this.#followed.keys()) {
        this.#followed.set(table, this.#subscribe(connection, this.#tableSubject(table)));
      }
      // Whoever may not listen is told so before this is through.
      await Promise.race([connection.flush(), refused.promise]);
      this.#connection = connection;
      this.#state = { ...this.#state, up: true, since: theTime(), fault: null };
      return connection;
    } catch (error) {
      this.#isCut(error);
      return null;
    }
  }

  /** Whatever the server refuses (to listen, to say something) makes the line worth nothing: it is made anew. */
  async #watch(connection: NatsConnection, refuse: (error: Error) => void): Promise<void> {
    for await (const status of connection.status()) {
      if (status.type !== 'error') continue;
      refuse(status.error);
      this.#isCut(status.error);
      connection.close().catch(() => {});
    }
  }

  #isCut(error: unknown): void {
    const { up, since, fault: before, cuts } = this.#state;
    this.#connection = null;
    const fault = error instanceof Error ? error.message : (before ?? 'the connection was cut');
    this.#state = { up: false, since: up ? theTime() : since, fault, cuts: up ? cuts + 1 : cuts };
  }

  async #keep(first: NatsConnection | null, again: () => void): Promise<void> {
    const { signal } = this.#stopping;
    let connection = first;
    let wait = AGAIN_MS;
    while (!signal.aborted) {
      const begun = performance.now();
      if (connection !== null) this.#isCut((await connection.closed()) ?? undefined);
      wait = performance.now() - begun > HELD_MS ? AGAIN_MS : Math.min(wait * 2, MOST_AGAIN_MS);
      await pause(wait, undefined, { signal }).catch(() => {});
      if (signal.aborted) return;
      connection = await this.#open();
      // Subscriptions are made anew; what was said meanwhile is in the storage.
      if (connection !== null) again();
    }
    await connection?.close();
  }

  #subscribe(connection: NatsConnection, subject: string): Subscription {
    return connection.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) return;
        this.heard++;
        const heard = read(message.string());
        if (heard !== null) this.#listener(heard);
      },
    });
  }

  get followed(): Iterable<string> {
    return this.#followed.keys();
  }

  async follow(table: string): Promise<boolean> {
    if (this.#followed.has(table)) return false;
    const connection = this.#connection;
    if (connection === null || connection.isClosed()) {
      // While the line is cut nobody waits for it: once it is back, everything is read again.
      this.#followed.set(table, null);
      return true;
    }
    this.#followed.set(table, this.#subscribe(connection, this.#tableSubject(table)));
    await Promise.race([connection.flush().catch(() => {}), pause(FLUSH_MS)]);
    return true;
  }

  async leave(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      const subscription = this.#followed.get(table);
      if (subscription?.isClosed() === false) subscription.unsubscribe();
      this.#followed.delete(table);
    }
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#connection?.close();
  }
}

/** Others may speak on a NATS that several share: what is no message is left alone. */
function read(text: string): Message | null {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null && 'kind' in message ? (message as Message) : null;
  } catch {
    return null;
  }
}

/** A connection to any of these servers, once: whoever wants it back when it is cut makes another. */
export async function reach(urls: string, keys: NatsKeys): Promise<NatsConnection> {
  const settings = natsSettings(urls, keys);
  try {
    return await connect({
      ...{ ...settings, name: 'undercroft', noEcho: true, timeout: PATIENCE_MS, reconnect: false },
      ...{ pingInterval: STILL_THERE_MS, maxPingOut: 2 },
    });
  } catch (error) {
    throw new Error(`NATS_URL: nothing answers at ${hostsIn(urls)}: ${(error as Error).message}`);
  }
}
