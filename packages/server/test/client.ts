import type { Problem, Update } from '@undercroft/protocol';
import type { tableInfo } from '../src/info.ts';

export type TableInfo = ReturnType<typeof tableInfo>;

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
  /** Why it was refused, if it was. */
  readonly problem: Problem | null;
}

/** One event of a stream, parsed. */
export type Heard =
  | { readonly event: 'table'; readonly id: string | null; readonly data: TableInfo }
  | { readonly event: 'update'; readonly id: string | null; readonly data: Update }
  | { readonly event: 'chat'; readonly id: string | null; readonly data: { messages: Message[] } }
  | { readonly event: 'presence'; readonly id: null; readonly data: { here: number[]; spectators: number } };

interface Message {
  readonly id: number;
  readonly seat: number;
  readonly text?: string;
  readonly emote?: string;
}

/** A guest at a server, as a program would write one: HTTP and nothing else. */
export class Client {
  readonly base: string;
  readonly token: string | null;
  /** Every byte this guest ever received, in order. */
  received = '';

  constructor(base: string, token: string | null) {
    this.base = base;
    this.token = token;
  }

  static async guest(base: string, name: string): Promise<Client> {
    const { body } = await new Client(base, null).post<{ token: string }>('/api/tokens', { name });
    return new Client(base, body.token);
  }

  async request<T>(method: string, path: string, body?: unknown): Promise<Reply<T>> {
    const response = await fetch(this.base + path, {
      method,
      headers: {
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    this.received += `${text}\n`;
    const { status } = response;
    const said = text === '' ? null : JSON.parse(text);
    return { status, body: said, problem: status >= 400 ? said : null };
  }

  get = <T = TableInfo>(path: string) => this.request<T>('GET', path);
  post = <T = TableInfo>(path: string, body?: unknown) => this.request<T>('POST', path, body);
  put = <T = TableInfo>(path: string, body?: unknown) => this.request<T>('PUT', path, body);
  patch = <T = TableInfo>(path: string, body?: unknown) => this.request<T>('PATCH', path, body);
  delete = <T = TableInfo>(path: string) => this.request<T>('DELETE', path);

  /** The events of a table, from a place on, until `signal` cuts the line. */
  async *stream(table: string, since: string | null, signal: AbortSignal, query = ''): AsyncGenerator<Heard> {
    const response = await fetch(`${this.base}/api/tables/${table}/stream${query}`, {
      headers: {
        ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
        ...(since !== null && { 'last-event-id': since }),
      },
      signal,
    });
    if (response.body === null || !response.ok) throw new Error(`stream: ${response.status}`);
    let rest = '';
    for await (const text of response.body.pipeThrough(new TextDecoderStream())) {
      this.received += text;
      const blocks = (rest + text).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) {
        const heard = parseEvent(block);
        if (heard !== null) yield heard;
      }
    }
  }
}

function parseEvent(block: string): Heard | null {
  const lines = block.split('\n').map((line) => /^(\w+): (.*)$/.exec(line));
  const field = (name: string) => lines.find((match) => match?.[1] === name)?.[2] ?? null;
  const data = field('data');
  return data === null ? null : ({ event: field('event'), id: field('id'), data: JSON.parse(data) } as Heard);
}

/** Waits for the first event that fits. */
export async function until<H extends Heard>(
  events: AsyncGenerator<Heard>,
  fits: (heard: Heard) => heard is H,
): Promise<H> {
  // Not `for await`, which would close the stream behind the first match.
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error('the stream ended before it happened');
    if (fits(value)) return value;
  }
}

export const isUpdate = (heard: Heard): heard is Extract<Heard, { event: 'update' }> =>
  heard.event === 'update';
export const isTable = (heard: Heard): heard is Extract<Heard, { event: 'table' }> => heard.event === 'table';
export const isChat = (heard: Heard): heard is Extract<Heard, { event: 'chat' }> => heard.event === 'chat';
