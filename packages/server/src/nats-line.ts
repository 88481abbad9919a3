import { setTimeout as pause } from 'node:timers/promises';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import type { Line, Message } from './store/store.ts';

/** How soon a cut line is tried again, and again, until NATS is back. */
const AGAIN_MS = 200;
/** Nobody waits longer than this for a line that may just have been cut. */
const FLUSH_MS = 1000;
/** A server that is there answers sooner; whoever starts a node should know soon. */
const PATIENCE_MS = 5000;

/** The line between nodes over NATS: a subject a table, so that each node hears of its own tables alone. */
export class NatsLine implements Line {
  readonly tellsChanges = false;
  heard = 0;
  readonly #connection: NatsConnection;
  /** Several houses may share one NATS. */
  readonly #house: string;
  readonly #followed = new Map<string, Subscription>();
  #listener: (message: Message) => void = () => {};
  #cut = false;

  private constructor(connection: NatsConnection, house: string) {
    this.#connection = connection;
    this.#house = house;
  }

  /** `urls` may name several servers, with commas between them; `house` is the same for all its nodes. */
  static async open(urls: string, house: string): Promise<NatsLine> {
    return new NatsLine(await reach(serversIn(urls)), house);
  }

  #subject(message: Message): string {
    return 'id' in message ? this.#tableSubject(message.id) : `undercroft.${this.#house}.house`;
  }

  #tableSubject(table: string): string {
    return `undercroft.${this.#house}.table.${table}`;
  }

  async say(message: Message): Promise<void> {
    this.#connection.publish(this.#subject(message), JSON.stringify(message));
  }

  async hear(listener: (message: Message) => void, again: () => void): Promise<void> {
    this.#listener = listener;
    this.#subscribe(`undercroft.${this.#house}.house`);
    await this.#connection.flush();
    void this.#watch(again);
  }

  async #watch(again: () => void): Promise<void> {
    for await (const { type } of this.#connection.status()) {
      // Subscriptions are made anew by the library; what was said meanwhile is in the storage.
      if (type === 'disconnect') this.#cut = true;
      if (type !== 'reconnect') continue;
      this.#cut = false;
      again();
    }
  }

  #subscribe(subject: string): Subscription {
    return this.#connection.subscribe(subject, {
      callback: (error, message) => {
        if (error !== null) return;
        this.heard++;
        this.#listener(message.json<Message>());
      },
    });
  }

  get followed(): Iterable<string> {
    return this.#followed.keys();
  }

  async follow(table: string): Promise<boolean> {
    if (this.#followed.has(table)) return false;
    this.#followed.set(table, this.#subscribe(this.#tableSubject(table)));
    // While the line is cut nobody waits for it: once it is back, everything is read again.
    if (!this.#cut) await Promise.race([this.#connection.flush().catch(() => {}), pause(FLUSH_MS)]);
    return true;
  }

  async leave(tables: readonly string[]): Promise<void> {
    for (const table of tables) {
      this.#followed.get(table)?.unsubscribe();
      this.#followed.delete(table);
    }
  }

  async close(): Promise<void> {
    await this.#connection.close();
  }
}

/** Addresses as NATS_URL has them. */
export const serversIn = (urls: string): string[] => urls.split(',').map((url) => url.trim());

/** A connection to any of these servers. */
export async function reach(servers: string[]): Promise<NatsConnection> {
  try {
    return await connect({
      ...{ servers, name: 'undercroft', noEcho: true, timeout: PATIENCE_MS },
      ...{ maxReconnectAttempts: -1, reconnectTimeWait: AGAIN_MS },
    });
  } catch (error) {
    throw new Error(`NATS_URL: nothing answers at ${hostsIn(servers)}: ${(error as Error).message}`);
  }
}

/** Without the passwords that may stand in an address. */
const hostsIn = (servers: readonly string[]) => servers.join(', ').replaceAll(/[^,/@]*@/g, '');
