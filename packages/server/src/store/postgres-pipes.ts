import { Client, type ClientConfig, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg';

interface Pipe {
  readonly client: Client;
  readonly connected: Promise<unknown>;
  waiting: number;
}

/**
 * A few connections that take the next statement before they have answered the last. Each statement stands for
 * itself, answers come in order, and a statement goes where the fewest wait.
 */
export class PostgresPipes {
  readonly #config: ClientConfig;
  readonly #pipes: (Pipe | null)[];
  readonly #all = new Set<Client>();
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
