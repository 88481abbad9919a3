import { Client, type ClientConfig, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';

export type Query = (query: QueryConfig) => Promise<QueryResult<QueryResultRow>>;

interface Pipe {
  readonly client: Client;
  readonly connected: Promise<unknown>;
  waiting: number;
}

/** So many transactions of several statements at a time; whoever comes then waits. */
const ALONE = 4;

/**
 * A few connections that take the next statement before they have answered the last. Each statement stands for
 * itself, answers come in order, and a statement goes where the fewest wait.
 */
export class PostgresPipes {
  readonly #config: ClientConfig;
  readonly #pipes: (Pipe | null)[];
  readonly #all = new Set<Client>();
  /** Connections for transactions: those that nobody uses just now, and who waits for one. */
  readonly #resting: Client[] = [];
  readonly #waiting: (() => void)[] = [];
  #alone = 0;
  #ended = false;

  constructor(config: ClientConfig, count: number) {
    this.#config = { ...config, pipeline: true };
    this.#pipes = Array.from({ length: count }, () => null);
  }

  async query<T extends QueryResultRow>(query: QueryConfig): Promise<QueryResult<T>> {
    if (this.#ended) throw new Error('the storage is closed');
    const pipe = this.#quietest();
    pipe.waiting++;
    try {
      await pipe.connected;
      return await pipe.client.query<T>(query);
    } finally {
      pipe.waiting--;
    }
  }

  /** A connection of one's own, for one transaction. */
  async alone<T>(deed: (query: Query) => Promise<T>): Promise<T> {
    if (this.#alone >= ALONE) await new Promise<void>((resolve) => this.#waiting.push(resolve));
    else this.#alone++;
    try {
      return await this.#transaction(deed);
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#alone--;
    }
  }

  async #transaction<T>(deed: (query: Query) => Promise<T>): Promise<T> {
    if (this.#ended) throw new Error('the storage is closed');
    const client = this.#resting.pop() ?? (await this.#single());
    try {
      await client.query('BEGIN');
      const done = await deed((query) => client.query(query));
      await client.query('COMMIT');
      this.#resting.push(client);
      return done;
    } catch (error) {
      // Whatever is left of it is undone with the connection, if nothing else helps.
      await client.query('ROLLBACK').then(
        () => this.#resting.push(client),
        () => client.end().catch(() => {}),
      );
      throw error;
    }
  }

  async #single(): Promise<Client> {
    const client = new Client(this.#config);
    const lose = () => {
      this.#all.delete(client);
      const at = this.#resting.indexOf(client);
      if (at >= 0) this.#resting.splice(at, 1);
    };
    client.on('error', lose);
    client.on('end', lose);
    this.#all.add(client);
    await client.connect();
    return client;
  }

  /** One that is connected and idle before a new one, a new one before one that is busy. */
  #quietest(): Pipe {
    const idle = this.#pipes.find((pipe) => pipe?.waiting === 0);
    if (idle) return idle;
    const free = this.#pipes.indexOf(null);
    if (free >= 0) return this.#connect(free);
    const pipes = this.#pipes.filter((pipe) => pipe !== null);
    return pipes.reduce((one, other) => (other.waiting < one.waiting ? other : one));
  }

  #connect(at: number): Pipe {
    const client = new Client(this.#config);
    const pipe: Pipe = { client, connected: client.connect(), waiting: 0 };
    const lose = () => {
      this.#all.delete(client);
      if (this.#pipes[at] === pipe) this.#pipes[at] = null;
    };
    // A lost connection is replaced by the next one who needs one; an error nobody hears would end the process.
    client.on('error', () => {
      lose();
      client.end().catch(() => {});
    });
    client.on('end', lose);
    pipe.connected.catch(lose);
    this.#all.add(client);
    this.#pipes[at] = pipe;
    return pipe;
  }

  async end(): Promise<void> {
    this.#ended = true;
    await Promise.all([...this.#all].map((client) => client.end().catch(() => {})));
  }
}
