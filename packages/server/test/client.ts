import {
  type Fetch,
  type OnlineTable,
  type Problem,
  Client as ProtocolClient,
  type StreamEvent,
  WHYS,
} from '@undercroft/protocol';
import { expect } from 'vitest';

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  /** Why it was refused, if it was. */
  readonly problem: Problem | null;
}

/** A guest at a server, who may also ask for what the protocol does not know, and remembers every byte. */
export class Client {
  readonly base: string;
  readonly token: string | null;
  readonly #client: ProtocolClient;
  /** Every byte this guest ever received, in order. */
  received = '';

  constructor(base: string, token: string | null) {
    this.base = base;
    this.token = token;
    this.#client = new ProtocolClient('', { token, fetch: this.#fetch });
  }

  static async guest(base: string, name: string): Promise<Client> {
    const { token } = await ProtocolClient.guest(base, name);
    return new Client(base, token);
  }

  readonly #fetch: Fetch = async (url, request) => {
    const response = await fetch(this.base + url, request);
    const listening = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, controller) => {
        this.received += new TextDecoder().decode(chunk);
        controller.enqueue(chunk);
      },
      flush: () => {
        this.received += '\n';
      },
    });
    const { status, ok, headers } = response;
    const heard = new Response(response.body?.pipeThrough(listening) ?? null);
    return { status, ok, headers, body: heard.body, text: () => heard.text() };
  };

  async request<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const response = await this.#client.send(method, path, body);
    const text = await response.text();
    const { status } = response;
    const said = text === '' ? null : JSON.parse(text);
    return { status, body: said, problem: status >= 400 ? sayable(said) : null };
  }

  get = <T = OnlineTable>(path: string) => this.request<T>('GET', path);
  post = <T = OnlineTable>(path: string, body?: unknown) => this.request<T>('POST', path, body);
  put = <T = OnlineTable>(path: string, body?: unknown) => this.request<T>('PUT', path, body);
  patch = <T = OnlineTable>(path: string, body?: unknown) => this.request<T>('PATCH', path, body);
  delete = <T = OnlineTable>(path: string) => this.request<T>('DELETE', path);

  /** The events of a table, from a place on, until `signal` cuts the line. */
  stream(table: string, since: string | null, signal: AbortSignal): AsyncGenerator<StreamEvent> {
    return this.#client.stream(table, { signal, ...(since !== null && { since }) });
  }
}

/** Every refusal says why in a way that screens can put into their own words. */
function sayable(problem: Problem): Problem {
  const { reason, says }: { reason: string; says: (params: never) => string } = WHYS[problem.why];
  expect(problem).toMatchObject({ reason, detail: says(problem.params as never) });
  return problem;
}

/** Waits for the first event that fits. */
export async function until<H extends StreamEvent>(
  events: AsyncGenerator<StreamEvent>,
  fits: (heard: StreamEvent) => heard is H,
): Promise<H> {
  // Not `for await`, which would close the stream behind the first match.
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error('the stream ended before it happened');
    if (fits(value)) return value;
  }
}

type Of<E extends StreamEvent['event']> = Extract<StreamEvent, { event: E }>;
export const isUpdate = (heard: StreamEvent): heard is Of<'update'> => heard.event === 'update';
export const isTable = (heard: StreamEvent): heard is Of<'table'> => heard.event === 'table';
export const isChat = (heard: StreamEvent): heard is Of<'chat'> => heard.event === 'chat';
