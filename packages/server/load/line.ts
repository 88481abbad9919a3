import { Agent, type IncomingMessage, request } from 'node:http';
import { Client, type Fetch, type Heard, type News } from '@undercroft/protocol';

/** A lean line to one server: the load script must not be the slowest part of what it measures. */
export class Line {
  readonly port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 512 });
  /** One for each stream: thousands that wait for the same one would wait for each other. */
  readonly #streams = new Set<AbortController>();
  bytes = 0;
  /** When each stream was asked for. */
  readonly streamsAskedAt: number[] = [];

  constructor(port: number) {
    this.port = port;
  }

  /** Somebody who is known by a token, or nobody yet. */
  as(token: string | null): Client {
    return new Client(`http://127.0.0.1:${this.port}`, { token, fetch: this.#fetch });
  }

  guest(name: string): Promise<Client> {
    return Client.guest(`http://127.0.0.1:${this.port}`, name, this.#fetch);
  }

  readonly #fetch: Fetch = async (url, { method, headers, body, signal }) => {
    if (signal !== undefined) this.streamsAskedAt.push(performance.now());
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      // A stream has a line of its own.
      const agent = signal === undefined ? this.#agent : false;
      const options = { method, agent, headers: { ...headers, ...length }, ...(signal && { signal }) };
      request(url, options, resolve).on('error', reject).end(body);
    });
    const status = response.statusCode ?? 500;
    return {
      ...{ ok: status < 400, status },
      headers: { get: (name) => response.headers[name]?.toString() ?? null },
      body: {
        getReader: () => {
          const chunks = this.#counted(response);
          return { read: () => chunks.next(), cancel: async () => response.destroy() };
        },
      },
      text: async () => {
        const chunks: Buffer[] = [];
        for await (const chunk of this.#counted(response)) chunks.push(chunk);
        return Buffer.concat(chunks).toString();
      },
    };
  };

  async *#counted(response: IncomingMessage): AsyncGenerator<Buffer> {
    for await (const chunk of response) {
      this.bytes += chunk.length;
      yield chunk;
    }
  }

  /** Opens a stream; resolves when its first event has come. Each update is handed on. */
  async stream(client: Client, table: string, onUpdate: (news: News) => void): Promise<void> {
    const events = client.stream(table, { signal: this.#untilClosed() });
    await events.next();
    const listen = async () => {
      for await (const heard of events) if (heard.event === 'update') onUpdate(heard.data);
    };
    // It ends when the line is closed.
    listen().catch(() => {});
  }

  /** Everything at a table from the first deal on, back after every cut as a browser is. */
  follow(client: Client, table: string, onLine: (line: 'open' | 'lost') => void): AsyncGenerator<Heard> {
    return client.follow(table, { since: '0', signal: this.#untilClosed(), onLine });
  }

  #untilClosed(): AbortSignal {
    const stream = new AbortController();
    this.#streams.add(stream);
    return stream.signal;
  }

  close(): void {
    for (const stream of this.#streams) stream.abort();
    this.#streams.clear();
    this.#agent.destroy();
  }
}
