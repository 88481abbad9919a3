import type { News } from '@undercroft/protocol';
import type { Line } from './line.ts';

interface Made {
  readonly id: string;
  readonly you: { readonly invitation: string };
}

/** A table of two, begun; each seat has a token. */
export interface LoadTable {
  readonly id: string;
  readonly tokens: readonly [string, string];
}

export async function newToken(line: Line, name: string): Promise<string> {
  return (await line.send<{ token: string }>('POST', '/api/tokens', null, { name })).token;
}

export async function begin(line: Line, game: string, tokens: readonly [string, string]): Promise<LoadTable> {
  const [one, two] = tokens;
  const { id, you } = await line.send<Made>('POST', '/api/tables', one, { game });
  await line.send('POST', `/api/tables/${id}/seats`, two, { invitation: you.invitation });
  await line.send('PATCH', `/api/tables/${id}/seats/1`, two, { ready: true });
  await line.send('POST', `/api/tables/${id}/start`, one);
  return { id, tokens };
}

/** Figures of one run: how long each answer took until it was confirmed, and until both had heard of it. */
export interface Timing {
  readonly confirmed: number[];
  readonly heard: number[];
}

/** Two players who answer at random as soon as they may, through their streams, until told to stop. */
export class LoadPair {
  readonly #line: Line;
  readonly #table: LoadTable;
  readonly #timing: Timing;
  /** Waits until the next answer may be sent. */
  readonly #turn: () => Promise<void>;
  #sentAt = 0;
  #heard = 0;
  #stopped = false;
  over = false;

  constructor(line: Line, table: LoadTable, timing: Timing, turn: () => Promise<void>) {
    this.#line = line;
    this.#table = table;
    this.#timing = timing;
    this.#turn = turn;
  }

  async open(): Promise<void> {
    await Promise.all(
      this.#table.tokens.map((token) =>
        this.#line.stream(this.#table.id, token, (data) => this.#hear(token, JSON.parse(data))),
      ),
    );
  }

  #hear(token: string, update: News): void {
    if (update.changes.length > 0 && this.#sentAt > 0 && ++this.#heard === 2) {
      this.#timing.heard.push(performance.now() - this.#sentAt);
    }
    if (update.outcome !== null) this.over = true;
    if (update.answers.length > 0 && !this.#stopped) this.#answer(token, update).catch(() => {});
  }

  async #answer(token: string, { version, answers }: News): Promise<void> {
    await this.#turn();
    if (this.#stopped) return;
    const answer = answers[Math.floor(Math.random() * answers.length)];
    this.#heard = 0;
    this.#sentAt = performance.now();
    const sentAt = this.#sentAt;
    await this.#line.send('POST', `/api/tables/${this.#table.id}/answers`, token, { version, answer });
    this.#timing.confirmed.push(performance.now() - sentAt);
  }

  stop(): void {
    this.#stopped = true;
  }
}
