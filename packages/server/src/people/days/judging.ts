import { checkMatch } from '@undercroft/kernel';
import { Piscina } from 'piscina';
import { Problem } from '../../ground/problem.ts';
import type { Days, Try } from '../../storage/days.ts';
import type { Keeper } from '../../tables/keeping.ts';
import type { Judged } from './judge.ts';

/** So long a match that is being judged is left to the node that is at it; afterwards another one tries. */
const AT_IT_MS = 10 * 60_000;
/** A thread that is at one match for so long hangs: it is ended, and the others have their turn. */
const HANGS_MS = AT_IT_MS / 2;
/** What is taken up in one go; the rest waits for the next. */
const AT_A_TIME = 20;

/** Judges what was played at the tables of the day: one match after the other, in the order in which they ended. */
export class Judging {
  readonly #days: Days;
  readonly #keeper: Keeper;
  readonly #report: (error: unknown) => void;
  readonly #thread: Piscina<Judged, number | null>;
  #closing = false;

  constructor(days: Days, keeper: Keeper, report: (error: unknown) => void) {
    this.#days = days;
    this.#keeper = keeper;
    this.#report = report;
    this.#thread = new Piscina({
      ...{ filename: new URL('./judge.ts', import.meta.url).href, minThreads: 0, maxThreads: 1 },
      idleTimeout: 60_000,
    });
  }

  async run(now: number): Promise<void> {
    for (const one of await this.#days.toJudge(now, AT_A_TIME)) {
      if (this.#closing) return;
      if (!(await this.#days.claim(one, now + AT_IT_MS))) continue;
      await this.#judge(one).catch((error) => this.#closing || this.#report(error));
    }
  }

  async #judge({ table }: Try): Promise<void> {
    const played = await this.#keeper.record(table).catch((error: unknown) => {
      // A table that is gone is not judged any more.
      if (error instanceof Problem && error.reason === 'not-found') return null;
      throw error;
    });
    const seat = played?.seats.findIndex(({ kind }) => kind === 'person') ?? -1;
    const own = played === null || seat < 0 ? null : await this.#own(played.match, seat);
    await this.#days.judged(table, own);
  }

  #own(match: unknown, seat: number): Promise<number | null> {
    return this.#thread.run({ match: checkMatch(match), seat }, { signal: AbortSignal.timeout(HANGS_MS) });
  }

  async close(): Promise<void> {
    this.#closing = true;
    await this.#thread.destroy();
  }
}
