import { theTime } from '../../ground/clock.ts';
import type { Line } from '../../line/line.ts';
import { type Kept, keptIn } from '../../storage/kept.ts';
import type { NewsKept, NewsKind, NewsLine } from '../../storage/news.ts';
import type { Sql } from '../../storage/sql.ts';

const AT_A_TIME = 1000;

/**
 * What every node has to know. It is stored with what makes it so, and read from there, with every regular look-up;
 * what is said over the line only makes that sooner.
 */
export class News {
  readonly #sql: Sql;
  readonly #kept: NewsKept;
  readonly #line: Line | null;
  readonly #node: string;
  /** The last that was read and acted upon. */
  #epoch = 0;
  #reading: Promise<void> = Promise.resolve();
  /** Called with each, in order; where it fails it is read again. */
  onNews: (news: NewsLine) => void | Promise<void> = () => {};
  /** Called when some of it is gone already: anything may have changed. */
  onMissed: () => void | Promise<void> = () => {};

  constructor(sql: Sql, kept: NewsKept, line: Line | null, node: string) {
    this.#sql = sql;
    this.#kept = kept;
    this.#line = line;
    this.#node = node;
  }

  /** From now on: whoever begins has nothing in memory that could be old. */
  async begin(): Promise<void> {
    this.#epoch = await this.#kept.newest();
  }

  /** Makes something so for everybody, all of it or nothing, here at once and elsewhere as soon as can be. */
  async change<T>(kind: NewsKind, guest: string, deed: (kept: Kept) => Promise<T>): Promise<T> {
    const { done, epoch } = await this.#sql.transaction(async (sql) => {
      const kept = keptIn(sql);
      const done = await deed(kept);
      return { done, epoch: await kept.newsKept.add(kind, guest, theTime()) };
    });
    await this.read();
    this.#line?.say({ kind: 'news', node: this.#node, epoch }).catch(() => {});
    return done;
  }

  /** Reads what there is, one reader at a time. */
  read(): Promise<void> {
    const reading = this.#reading.then(() => this.#readOn());
    this.#reading = reading.catch(() => {});
    return reading;
  }

  async #readOn(): Promise<void> {
    for (;;) {
      const lines = await this.#kept.since(this.#epoch, AT_A_TIME);
      if (lines.length > 0 && lines[0].epoch > this.#epoch + 1) await this.onMissed();
      for (const line of lines) {
        await this.onNews(line);
        this.#epoch = line.epoch;
      }
      if (lines.length < AT_A_TIME) return;
    }
  }
}
