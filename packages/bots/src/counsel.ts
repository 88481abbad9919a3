import {
  type Answer,
  apply,
  type Chance,
  comesToLight,
  copy,
  FastChance,
  type GameTypes,
  imagine,
  type Mind,
  type Sight,
  type Viewer,
} from '@undercroft/kernel';
import { Futures, type Reason, reasonsFor } from './futures.ts';
import { scaleOf } from './review/chances.ts';
import { Ahead, Sums } from './review/outlook.ts';
import { type Budget, type Ranked, search } from './search.ts';

/** What a coach thinks of a question: what promises most and why, and what had better be thought over. */
export interface Counsel {
  readonly answer: Answer;
  readonly reasons: readonly Reason[];
  readonly warnings: readonly GivenAway[];
}

/** An answer that gives away much, and for good. Plain data, so that workers can hand it over. */
export interface GivenAway {
  readonly answer: Answer;
  /** The chance to win after it, and after the best answer. */
  readonly share: number;
  readonly best: number;
  /** What is met after it rather than after the best one. */
  readonly reasons: readonly Reason[];
}

/** How much is much, as a share of what a game of so many seats is about. */
const MUCH = 0.08;
/** What a search thinks little of is looked at again, so often; the likeliest to be answered first, and no more than that. */
const FUTURES = 48;
const MOST_SUSPECTS = 8;
/** Nobody is warned by chance: the difference is so many standard errors. */
const SURE = 2;

/** One look at a question, for a hint and for warnings alike, so that they never contradict each other. */
export function counsel<T extends GameTypes>(
  mind: Mind<T>,
  sight: Sight<T>,
  chance: Chance,
  budget: Budget,
): Counsel {
  const { box, view, seat } = sight;
  const seats = box.game.seated(imagine(box, view, seat, chance)).length;
  const found = search(mind, sight, chance, budget, { why: true });
  const [best, ...others] = found.ranked;
  const much = MUCH * scaleOf(seats);
  // What a search has not even tried may be given all the same.
  const suspects = others.filter(({ visits, share }) => visits === 0 || best.share - share >= much);
  const look = new SecondLook(mind, sight, seats, chance.pick(LUCKS));
  const first = look.at(best.answer);
  const warnings = suspects.slice(0, MOST_SUSPECTS).flatMap((one): GivenAway[] => {
    const second = look.at(one.answer);
    const { lost, error } = lostBetween(first, second);
    if (lost < much || lost < SURE * error || !isForGood(sight, one.answer, chance)) return [];
    const reasons = reasonsFor({ ranked: [second, first] }, second, 1);
    return [{ answer: one.answer, share: second.share, best: first.share, reasons }];
  });
  return { answer: best.answer, reasons: reasonsFor(found, best), warnings };
}

/** As many beginnings of luck as there may be. */
const LUCKS = 2 ** 30;

/** An answer as some futures judge it, and the chance to win in each of them. */
interface Looked<T extends GameTypes> extends Ranked<T> {
  readonly shares: readonly number[];
}

/** Looks at answers again, each with the same tables and the same luck as far as it reaches. */
class SecondLook<T extends GameTypes> {
  readonly #ahead: Ahead<T>;
  readonly #futures: Futures<T>;
  readonly #sight: Sight<T>;
  readonly #seats: number;
  readonly #seed: number;

  constructor(mind: Mind<T>, sight: Sight<T>, seats: number, seed: number) {
    this.#ahead = new Ahead(sight.box, mind, seats);
    this.#futures = new Futures(mind, sight.seat);
    this.#sight = sight;
    this.#seats = seats;
    this.#seed = seed;
  }

  at(answer: T['answer']): Looked<T> {
    const { box, view, seat } = this.#sight;
    const { tell } = this.#futures;
    const shares = Array.from({ length: FUTURES }, (_, i) => {
      const luck = new FastChance(this.#seed + i);
      const table = imagine(box, view, seat, luck);
      const horizon = this.#ahead.horizon(table);
      apply(box, table, answer, luck, tell);
      const chances = this.#ahead.future(table, horizon, luck, tell, view.turn + this.#seats);
      this.#futures.keep(answer);
      return chances[seat];
    });
    const share = shares.reduce((sum, one) => sum + one, 0) / FUTURES;
    return { answer, visits: FUTURES, share, met: this.#futures.after(answer), shares };
  }
}

/** How much one answer loses against another, and the standard error of that. */
function lostBetween(best: Looked<GameTypes>, other: Looked<GameTypes>): { lost: number; error: number } {
  const sums = new Sums();
  for (const [i, share] of best.shares.entries()) sums.add([share - other.shares[i]]);
  const { chances, errors } = sums.outlook();
  return { lost: chances[0], error: errors[0] };
}

/** Whether an answer stands once it is given: luck falls, something hidden is shown, or somebody else goes on. */
function isForGood<T extends GameTypes>(sight: Sight<T>, answer: T['answer'], chance: Chance): boolean {
  const { box, view, seat } = sight;
  const before = imagine(box, view, seat, chance);
  const after = copy(before);
  const { used } = chance;
  apply(box, after, answer, chance);
  if (chance.used > used || after.asks.at(-1)?.seat !== seat) return true;
  const viewers: Viewer[] = [null, ...box.game.seated(after).keys()];
  return viewers.some((viewer) => comesToLight(box, before, after, viewer));
}
