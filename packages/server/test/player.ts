import { setTimeout as pause } from 'node:timers/promises';
import { choose } from '@undercroft/bots';
import { loadMind } from '@undercroft/games';
import { type Box, FastChance, type GameEvent, sightOf, type View } from '@undercroft/kernel';
import { type News, type SeenChange, type Update, viewAfter } from '@undercroft/protocol';
import type { Client, Reply } from './client.ts';

/** A line that breaks: the same request is sent again until it is answered. */
async function insist<T>(send: () => Promise<Reply<T>>): Promise<Reply<T>> {
  for (;;) {
    try {
      const reply = await send();
      if (reply.status < 500) return reply;
    } catch {
      // The server is down; it will be back.
    }
    await pause(20);
  }
}

/** What must not happen on any line, however bad. */
class Mistake extends Error {}

interface PlayerWishes {
  /** Of 1,000 events heard, so many are followed by a cut line. */
  readonly cuts?: number;
  /** Of 1,000 answers that may be taken back, so many are. */
  readonly takesBack?: number;
  readonly luck: number;
  /** Called with every version reached. */
  readonly onVersion?: (version: number) => void;
}

/** Somebody who plays over HTTP as well as instinct can, on a bad line, until the match is over. */
export class Player {
  readonly client: Client;
  readonly #table: string;
  readonly #box: Box;
  readonly #wishes: PlayerWishes;
  readonly #luck: FastChance;
  #lastId: string | null = '0';
  /** What was heard, oldest first; what was taken back is gone. */
  readonly heard: SeenChange[] = [];
  /** Answers the server has confirmed and that were not taken back. */
  readonly confirmed: unknown[] = [];
  version = -1;
  /** The table as it is seen now: as it was sent whole, with what has changed since. */
  view: View | null = null;
  streams = 0;

  constructor(client: Client, table: string, box: Box, wishes: PlayerWishes) {
    this.client = client;
    this.#table = table;
    this.#box = box;
    this.#wishes = wishes;
    this.#luck = new FastChance(wishes.luck);
  }

  get events(): readonly (readonly GameEvent[])[] {
    return this.heard.map(({ events }) => events);
  }

  async play(): Promise<void> {
    for (;;) {
      const line = new AbortController();
      try {
        this.streams++;
        for await (const heard of this.client.stream(this.#table, this.#lastId, line.signal)) {
          if (heard.event === 'table' && heard.data.status === 'over' && this.version === heard.data.version)
            return;
          if (heard.event === 'update') {
            const update = this.#hear(heard.data);
            if (heard.id !== null) this.#lastId = heard.id;
            if (heard.data.outcome !== null) return;
            await this.#answer(update);
          } else if (heard.id !== null) this.#lastId = heard.id;
          if (this.#luck.pick(1000) < (this.#wishes.cuts ?? 0)) break;
        }
      } catch (error) {
        if (error instanceof Mistake) throw error;
        await pause(20);
      } finally {
        line.abort();
      }
    }
  }

  #hear(news: News): Update {
    const before = this.view === null ? null : { version: this.version, view: this.view };
    const view = viewAfter(before, news);
    if (view === null) throw new Mistake(`no view to go on from to ${news.version}`);
    this.view = view;
    for (const change of news.changes) {
      if (change.version <= this.version) continue;
      if (change.version !== this.version + 1) throw new Mistake(`missed what led to ${change.version}`);
      this.version = change.version;
      this.#wishes.onVersion?.(change.version);
      if (change.tookBack === undefined) this.heard.push(change);
      else this.heard.pop();
    }
    return { ...news, view };
  }

  async #answer({ version, ask, view, answers, mayTakeBack }: Update): Promise<void> {
    const path = `/api/tables/${this.#table}`;
    if (mayTakeBack && this.#luck.pick(1000) < (this.#wishes.takesBack ?? 0)) {
      const { status } = await insist(() => this.client.post(`${path}/take-back`, { version }));
      if (status === 200) this.confirmed.pop();
      return;
    }
    if (ask === null || answers.length === 0) return;
    const sight = sightOf(this.#box, view, ask, answers);
    const answer = choose('adept', await loadMind(this.#box.game.name), sight, this.#luck);
    const { problem } = await insist(() => this.client.post(`${path}/answers`, { version, answer }));
    if (problem === null) this.confirmed.push(answer);
    else if (problem.reason !== 'stale') throw new Mistake(`refused: ${problem.detail}`);
  }
}
