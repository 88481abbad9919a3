import {
  apply,
  asked,
  type Box,
  difference,
  type GameTypes,
  imagine,
  type Seat,
  viewOf,
} from '@undercroft/kernel';
import type { SharedLuck } from './luck.ts';
import type { Thought } from './search.ts';
import type { Place } from './tree.ts';

/** A question that a search has foreseen: how the table would look, and all that was thought about it. */
interface Foreseen<T extends GameTypes> {
  readonly view: T['view'];
  readonly root: Place;
}

/** What is kept of a search. */
interface Kept<T extends GameTypes> {
  readonly box: Box<T>;
  readonly seat: Seat;
  readonly horizon: number;
  readonly luck: SharedLuck;
  readonly foreseen: readonly Foreseen<T>[];
}

/** Of answers that were hardly tried nothing is worth keeping, and one of the best will be given. */
const FEWEST_VISITS = 8;
const MOST_LIKELY = 3;

/**
 * What a seat thought last. If it is asked again and everything lies as it was foreseen, its search goes on from there:
 * a step leads to the next one, a card to the one that follows. After luck, or anybody else's answer, it begins anew.
 */
export class Memory<T extends GameTypes = GameTypes> {
  #kept: Kept<T> | null = null;

  keep({ sight: { box, view, seat }, root, luck, horizon }: Thought<T>): void {
    const likely = root.branches
      .filter(({ ways, visits }) => ways === null && visits >= FEWEST_VISITS)
      .sort((a, b) => b.visits - a.visits)
      .slice(0, MOST_LIKELY);
    const foreseen: Foreseen<T>[] = [];
    for (const { answer, next } of likely) {
      if (next === null) continue;
      const state = imagine(box, view, seat, luck.fate);
      apply(box, state, answer, luck.fate);
      if (asked(state)?.seat === seat) foreseen.push({ view: viewOf(box, state, seat), root: next });
    }
    this.#kept = { box, seat, horizon, luck, foreseen };
  }

  /** The place in the last tree that this question was foreseen at, and the luck of its futures. */
  recall(
    { box, view, seat }: Thought<T>['sight'],
    horizon: number,
  ): { readonly root: Place; readonly luck: SharedLuck } | null {
    const kept = this.#kept;
    this.#kept = null;
    if (kept === null || kept.box !== box || kept.seat !== seat || kept.horizon !== horizon) return null;
    const same = kept.foreseen.find((one) => difference(one.view, view) === null);
    return same === undefined ? null : { root: same.root, luck: kept.luck };
  }
}
