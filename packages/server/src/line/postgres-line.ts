import { setTimeout as pause } from 'node:timers/promises';
import { Client, type ClientConfig, escapeIdentifier } from 'pg';
import { theTime } from '../ground/clock.ts';
import type { Line, LineState, Message } from './line.ts';

/** What concerns everybody; what concerns a table has a channel of its own. */
const CHANNEL = 'undercroft';
const channelOf = (table: string) => `undercroft_${table}`;
/** How soon a cut line is tried again, and again, until the database is back. */
const AGAIN_MS = 200;
/** A try that hangs must not outlast the database's return by much. */
const CONNECT_MS = 3_000;
/** A line on which nothing is said may be dead without anybody having been told. */
const STILL_THERE_MS = 5_000;

/** What a statement of the storage says to the nodes that hear of it, in the same transaction as what it changes. */
export const saying = (message: Message): [string, string] => [
  'id' in message ? channelOf(message.id) : CHANNEL,
  JSON.stringify(message),
];

/** Where something is asked of the database. */
interface Asked {
  query(query: { readonly text: string; readonly values: string[] }): Promise<unknown>;
}

/** The line between nodes: one connection that listens, and is made anew whenever it is cut. */
export class PostgresLine implements Line {
  readonly tellsChanges = true;
  heard = 0;
  readonly #config: ClientConfig;
  readonly #pipes: Asked;
  readonly #followed = new Set<string>();
  readonly #stopping = new AbortController();
  #client: Client | null = null;
  #state: LineState = { up: false, since: theTime(), fault: null, cuts: 0 };

  constructor(config: ClientConfig, pipes: Asked) {
    this.#config = config;
    this.#pipes = pipes;
  }

  get state(): LineState {
    return this.#state;
  }

  async say(message: Message): Promise<void> {
    const hint = { text: 'SELECT pg_notify($1, $2)', values: saying(message) };
    await this.#pipes.query(hint).catch(() => {});
  }

  get followed(): Iterable<string> {
    return this.#followed;
  }

  async follow(table: string): Promise<boolean> {
    if (this.#followed.has(table)) return false;
    this.#followed.add(table);
    await this.#listenTo('LISTEN', [table]);
    return true;
  }

  async leave(tables: readonly string[]): Promise<void> {
    for (const table of tables) this.#followed.delete(table);
    await this.#listenTo('UNLISTEN', tables);
  }

  /** On a line that is cut nothing is heard; the one that takes its place listens to all that is followed by then. */
  async #listenTo(word: 'LISTEN' | 'UNLISTEN', tables: readonly string[]): Promise<void> {
    const text = tables.map((table) => `${word} ${escapeIdentifier(channelOf(table))}`).join(';');
    if (text !== '') await this.#client?.query(text).catch(() => {});
  }

  async hear(listener: (message: Message) => void, again: () => void): Promise<void> {
    const first = await this.#listen(listener);
    void this.#keepListening(first, listener, again);
  }

  async #listen(listener: (message: Message) => void): Promise<Client> {
    const client = new Client({ ...this.#config, pipeline: true, connectionTimeoutMillis: CONNECT_MS });
    // A cut line ends, and that is when it is made anew; an error nobody hears would end the process.
    client.on('error', () => {});
    client.on('notification', ({ payload = '' }) => {
      this.heard++;
      listener(JSON.parse(payload) as Message);
    });
    try {
      await client.connect();
      this.#client = client;
      await client.query(`LISTEN ${CHANNEL}`);
      await this.#listenTo('LISTEN', [...this.#followed]);
      this.#state = { ...this.#state, up: true, since: theTime(), fault: null };
    } catch (error) {
      this.#isCut(error instanceof Error ? error.message : String(error));
      await client.end().catch(() => {});
      throw error;
    }
    return client;
  }

  #isCut(fault: string): void {
    const { up, since, cuts } = this.#state;
    this.#state = { up: false, since: up ? theTime() : since, fault, cuts: up ? cuts + 1 : cuts };
  }

  async #keepListening(
    first: Client,
    listener: (message: Message) => void,
    again: () => void,
  ): Promise<void> {
    const { signal } = this.#stopping;
    let client: Client | null = first;
    while (!signal.aborted) {
      if (client !== null) await ended(client);
      if (signal.aborted) return;
      if (client !== null) this.#isCut('the connection was cut');
      client = await this.#listen(listener).catch(() => null);
      if (client !== null) again();
      else await pause(AGAIN_MS, undefined, { signal }).catch(() => {});
    }
    await client?.end().catch(() => {});
  }

  async close(): Promise<void> {
    this.#stopping.abort();
    await this.#client?.end().catch(() => {});
  }
}

/** When a connection is over; one that does not answer any more is ended. */
function ended(client: Client): Promise<void> {
  const stillThere = setInterval(() => {
    client.query('SELECT 1').catch(() => client.end().catch(() => {}));
  }, STILL_THERE_MS);
  stillThere.unref();
  return new Promise((resolve) => {
    client.once('end', () => {
      clearInterval(stillThere);
      resolve();
    });
  });
}
