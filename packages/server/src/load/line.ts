import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';

/** A lean HTTP client: the load script must not be the slowest part of what it measures. */
export class Line {
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 512 });
  readonly #streams = new Set<ClientRequest>();
  bytes = 0;

  constructor(port: number) {
    this.#port = port;
  }

  async send<T>(method: string, path: string, token: string | null, body?: unknown): Promise<T> {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const sent = request(
        {
          ...{ host: '127.0.0.1', port: this.#port, method, path, agent: this.#agent },
          headers: {
            ...(token !== null && { authorization: `Bearer ${token}` }),
            ...(text !== undefined && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(text),
            }),
          },
        },
        resolve,
      );
      sent.on('error', reject);
      sent.end(text);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of response) chunks.push(chunk);
    const reply = Buffer.concat(chunks);
    this.bytes += reply.length;
    if ((response.statusCode ?? 500) >= 400) throw new Error(`${method} ${path}: ${reply}`);
    return (reply.length > 0 ? JSON.parse(reply.toString()) : null) as T;
  }

  /** Opens a stream; resolves when its first byte has come. Each update is handed on as text. */
  stream(table: string, token: string, onUpdate: (data: string) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          ...{ host: '127.0.0.1', port: this.#port, path: `/api/tables/${table}/stream`, agent: false },
          headers: { authorization: `Bearer ${token}` },
        },
        (response) => {
          let rest = '';
          response.setEncoding('utf8');
          response.on('data', (text: string) => {
            this.bytes += text.length;
            const blocks = (rest + text).split('\n\n');
            rest = blocks.pop() ?? '';
            for (const block of blocks) {
              if (block.startsWith('event: update')) onUpdate(block.slice(block.indexOf('data: ') + 6));
            }
            resolve();
          });
          response.on('error', () => {});
        },
      );
      sent.on('error', reject);
      this.#streams.add(sent);
      sent.end();
    });
  }

  closeStreams(): void {
    for (const stream of this.#streams) {
      stream.removeAllListeners('error').on('error', () => {});
      stream.destroy();
    }
    this.#streams.clear();
  }

  close(): void {
    this.closeStreams();
    this.#agent.destroy();
  }
}
