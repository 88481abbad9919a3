import type { Arguments, Reply, Route } from './calls.ts';
import { type Body, readEvents } from './events.ts';
import type { Problem } from './problem.ts';
import type { Reason } from './reasons.ts';
import type { StreamEvent, Update } from './replies.ts';
import { viewAfter } from './view.ts';

/** A request the server refused: nothing has changed. */
export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.name = 'ProblemError';
    this.problem = problem;
  }

  get reason(): Reason {
    return this.problem.reason;
  }

  /** Whether the same may well be done a little later. */
  get passes(): boolean {
    return this.problem.status === 429 || this.problem.status >= 500;
  }
}

/** The server could not be reached at all. */
export class NoServer extends Error {
  override readonly name = 'NoServer';
}

/** As much of a fetched response as is looked at. */
export interface Fetched {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: Body | null;
  text(): Promise<string>;
}

/** How requests are sent: `fetch`, or anything that does as it does. */
export type Fetch = (
  url: string,
  request: {
    readonly method: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly signal?: AbortSignal;
  },
) => Promise<Fetched>;

interface ClientOptions {
  /** What a program was given by `POST /tokens`; a browser has its cookie instead. */
  readonly token?: string | null;
  /** The key of those who run the server. */
  readonly operatorKey?: string | null;
  readonly fetch?: Fetch;
}

interface StreamOptions {
  /** The id of the last event heard; '0' tells everything from the first deal, none how things are now. */
  readonly since?: string | undefined;
  /** For a table by invitation where one does not sit. */
  readonly invitation?: string | null;
  readonly signal?: AbortSignal;
}

interface FollowOptions extends StreamOptions {
  /** The update heard last, where somebody goes on following after having stopped. */
  readonly seen?: Update | null;
  /** Called when the line is there, and when it is lost. */
  readonly onLine?: (line: 'open' | 'lost') => void;
}

/** What somebody who follows a table hears: updates have the whole view. */
export type Heard =
  | Exclude<StreamEvent, { event: 'update' }>
  | { readonly event: 'update'; readonly id: string | null; readonly data: Update };

/** A server says something every fifteen seconds: a line that is silent for so long is none, whatever it looks like. */
const SILENT_MS = 45_000;

/** Times to ask a server that says when to come again: the next one may be a newer one, which knows the table. */
const MOST_TRIES = 6;
/** Before coming back, in milliseconds, where the server names no time of its own. */
const WAIT_MS = 2000;

/** What makes something new: a key says that it is made once, also where somebody on the way sends it again. */
export const MADE_ONCE: ReadonlySet<Route> = new Set([
  ...(['PUT /me', 'POST /tokens', 'POST /tables', 'POST /tables/:id/chat', 'POST /today/:game'] as const),
  ...(['POST /clubs', 'POST /clubs/:id/leagues', 'POST /tournaments', 'POST /sets'] as const),
  ...(['POST /sign-in/code', 'POST /sign-in/recovery'] as const),
]);

/** A random UUID, also where a page comes over plain HTTP. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6] & 0x0f) | 0x40;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Somebody at a server: asks it for things, and hears what happens at tables. */
export class Client {
  readonly base: string;
  readonly token: string | null;
  readonly #operatorKey: string | null;
  readonly #fetch: Fetch;

  /** `base` is where the house stands, without `/api`: https://games.example */
  constructor(
    base: string,
    { token = null, operatorKey = null, fetch = globalThis.fetch }: ClientOptions = {},
  ) {
    this.base = base.replace(/\/$/, '');
    this.token = token;
    this.#operatorKey = operatorKey;
    this.#fetch = (url, request) => fetch(url, request);
  }

  /** A program with a name: a guest like any other. */
  static async guest(base: string, name: string, fetch: Fetch = globalThis.fetch): Promise<Client> {
    const { token } = await new Client(base, { fetch }).ask('POST /tokens', { body: { name } });
    return new Client(base, { token, fetch });
  }

  /** Asks the server: `ask('PUT /tables/:id/seats/:seat/bot', { id, seat: 1, body: { level: 'adept' } })`. */
  async ask<R extends Route>(route: R, ...[given]: Arguments<R>): Promise<Reply<R>> {
    const { body, query, ...params } = (given ?? {}) as Record<string, unknown>;
    const [method, path] = route.split(' ');
    const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
    const key = MADE_ONCE.has(route) ? { 'idempotency-key': freshKey() } : {};
    for (let tries = 1; ; tries++) {
      const response = await this.send(method, `/api${filled}${queryOf(query)}`, body, undefined, key);
      const text = await response.text();
      if (response.ok) return (text === '' ? null : JSON.parse(text)) as Reply<R>;
      const seconds = response.status === 503 ? response.headers.get('retry-after') : null;
      if (seconds === null || tries === MOST_TRIES) throw refusal(response.status, text);
      await pause(Number(seconds) * 1000);
    }
  }

  /** Sends anything anywhere at this server. */
  async send(
    method: string,
    path: string,
    body?: unknown,
    signal?: AbortSignal,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Fetched> {
    const headers = {
      ...more,
      ...(this.token !== null && { authorization: `Bearer ${this.token}` }),
      ...(this.#operatorKey !== null && { 'operator-key': this.#operatorKey }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    try {
      return await this.#fetch(this.base + path, {
        ...{ method, headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      });
    } catch (error) {
      throw signal?.aborted ? error : new NoServer('the server cannot be reached', { cause: error });
    }
  }

  /** The events of a table as long as the line holds, as they are sent. */
  async *stream(table: string, options: StreamOptions = {}): AsyncGenerator<StreamEvent> {
    for await (const { heard } of await this.#blocks(table, options)) if (heard !== null) yield heard;
  }

  async #blocks(table: string, options: StreamOptions) {
    const { invitation, since, signal } = options;
    const path = `/api/tables/${table}/stream${queryOf({ invitation: invitation ?? undefined, since })}`;
    const response = await this.send('GET', path, undefined, signal);
    if (!response.ok || response.body === null) throw refusal(response.status, await response.text());
    return readEvents(response.body);
  }

  /**
   * Everything that happens at a table, until `signal` ends it: where the line breaks, it comes back by itself and
   * goes on where it was. Throws a ProblemError when the server will not show the table, now or any more.
   */
  async *follow(table: string, options: FollowOptions = {}): AsyncGenerator<Heard> {
    const { signal, onLine } = options;
    let { since } = options;
    let { seen = null } = options;
    while (!signal?.aborted) {
      let wait = WAIT_MS * (1 + Math.random());
      const line = new Line(signal);
      try {
        const blocks = await this.#blocks(table, { ...options, since, signal: line.signal });
        onLine?.('open');
        for await (const { heard, retry } of line.watched(blocks)) {
          if (retry !== null) wait = retry;
          if (heard === null) continue;
          if (heard.event === 'update') {
            const view = viewAfter(seen, heard.data);
            // Something between was never told: everything is looked at anew.
            if (view === null) {
              since = '0';
              wait = 0;
              break;
            }
            seen = { ...heard.data, view };
            yield { ...heard, data: seen };
          } else yield heard;
          since = heard.id ?? since;
        }
      } catch (error) {
        if (signal?.aborted) return;
        if (error instanceof ProblemError && !error.passes) throw error;
      } finally {
        line.end();
      }
      if (signal?.aborted) return;
      onLine?.('lost');
      await pause(wait, signal);
    }
  }
}

function queryOf(query: unknown): string {
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(Object.fromEntries(given))}`;
}

/** A line that is cut when its reader leaves, or when nothing at all comes any more: some break without a word. */
class Line {
  readonly #cut = new AbortController();
  readonly #reader: AbortSignal | undefined;
  readonly #leave = () => this.#cut.abort();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(reader: AbortSignal | undefined) {
    this.#reader = reader;
    reader?.addEventListener('abort', this.#leave, { once: true });
    if (reader?.aborted) this.#leave();
  }

  get signal(): AbortSignal {
    return this.#cut.signal;
  }

  async *watched<T>(blocks: AsyncGenerator<T>): AsyncGenerator<T> {
    this.#wait();
    for await (const block of blocks) {
      this.#wait();
      yield block;
    }
  }

  /** Nothing of it stays with its reader, who may try for hours. */
  end(): void {
    clearTimeout(this.#timer);
    this.#reader?.removeEventListener('abort', this.#leave);
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#leave, SILENT_MS);
  }
}

/** Whatever stands between a server and its guests may answer in its stead, and knows nothing of problems. */
function refusal(status: number, text: string): Error {
  try {
    const problem: Problem = JSON.parse(text);
    if (typeof problem.reason === 'string') return new ProblemError(problem);
  } catch {
    // Not the server's own words.
  }
  return new NoServer(`the server answered ${status}`);
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    signal?.addEventListener('abort', done, { once: true });
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      resolve();
    }
  });
}
