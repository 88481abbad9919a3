import type { Client, Level, News, OnlineTable } from '@undercroft/protocol';
import type { Line } from './line.ts';

/** A table of two, begun, and the people who sit there. */
export interface LoadTable {
  readonly id: string;
  readonly people: readonly [Client, Client];
}

/** Two people at a table of their own, ready; perhaps with computer players between them. */
export async function gather(
  line: Line,
  wishes: { game: string; bots?: Level[]; awayLimit?: number; public?: boolean },
): Promise<LoadTable & { readonly seat: number }> {
  const [one, two] = [await line.guest('One'), await line.guest('Two')];
  const { id, you } = await one.ask('POST /tables', { body: wishes });
  const invitation = you.invitation ?? '';
  const table: OnlineTable = await two.ask('POST /tables/:id/seats', { id, body: { invitation } });
  const seat = table.you.seat ?? 0;
  await two.ask('PATCH /tables/:id/seats/:seat', { id, seat, body: { ready: true } });
  return { id, people: [one, two], seat };
}

/** The same, begun. */
export async function begin(line: Line, wishes: Parameters<typeof gather>[1]) {
  const table = await gather(line, wishes);
  await table.people[0].ask('POST /tables/:id/start', { id: table.id });
  return table;
}

/** Both leave it to bots: one is away and the other votes, then gives up. */
export async function leaveToBots({ id, people: [one], seat }: Awaited<ReturnType<typeof gather>>) {
  await one.ask('PUT /tables/:id/seats/:seat/stand-in', { id, seat });
  await one.ask('POST /tables/:id/resign', { id });
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
  readonly #over = Promise.withResolvers<void>();

  constructor(line: Line, table: LoadTable, timing: Timing, turn: () => Promise<void>) {
    this.#line = line;
    this.#table = table;
    this.#timing = timing;
    this.#turn = turn;
  }

  /** Comes when the match is. */
  get over(): Promise<void> {
    return this.#over.promise;
  }

  async open(): Promise<void> {
    const { id, people } = this.#table;
    await Promise.all(
      people.map((person) => this.#line.stream(person, id, (news) => this.#hear(person, news))),
    );
  }

  #hear(person: Client, news: News): void {
    if (news.changes.length > 0 && this.#sentAt > 0 && ++this.#heard === 2) {
      this.#timing.heard.push(performance.now() - this.#sentAt);
    }
    if (news.outcome !== null) this.#over.resolve();
    if (news.answers.length > 0 && !this.#stopped) this.#answer(person, news).catch(() => {});
  }

  async #answer(person: Client, { version, answers }: News): Promise<void> {
    await this.#turn();
    if (this.#stopped) return;
    const answer = answers[Math.floor(Math.random() * answers.length)];
    this.#heard = 0;
    this.#sentAt = performance.now();
    const sentAt = this.#sentAt;
    await person.ask('POST /tables/:id/answers', { id: this.#table.id, body: { version, answer } });
    this.#timing.confirmed.push(performance.now() - sentAt);
  }

  stop(): void {
    this.#stopped = true;
  }
}
