import { type Chance, FastChance } from '@undercroft/kernel';

/** One use of luck: what came of it and, of a draw, out of what, and where it lay there. */
export interface Use {
  readonly came: unknown;
  readonly at: number;
  readonly from: readonly unknown[] | null;
}

const same = (one: unknown, two: unknown): boolean =>
  one === two || JSON.stringify(one) === JSON.stringify(two);

/**
 * Luck that can be had again, but for one thing: what was drawn once is drawn again, if it is there, whatever else
 * the bag holds now. With `change`, that one use of luck comes out differently.
 */
export class LuckAgain implements Chance {
  used = 0;
  readonly log: Use[] = [];
  readonly #luck: FastChance;
  readonly #before: readonly Use[];
  readonly #change: number;

  constructor(seed: number, before: readonly Use[] = [], change = -1) {
    this.#luck = new FastChance(seed);
    this.#before = before;
    this.#change = change;
  }

  /** Whether something else came of it. That more of it was used is no luck: it was decided before. */
  cameOtherwise(other: LuckAgain): boolean {
    const use = this.log.findIndex(
      ({ came }, at) => at < other.log.length && !same(came, other.log[at].came),
    );
    return use >= 0 && (this.log[use].from === null) === (other.log[use].from === null);
  }

  #next(count: number, first: number): number {
    const use = this.used++;
    let value = this.#luck.pick(count);
    const before = this.#before[use]?.came;
    if (typeof before === 'number') value = Math.min(Math.max(before, first), first + count - 1) - first;
    if (use === this.#change) value = (value + 1 + this.#luck.pick(Math.max(1, count - 1))) % count;
    this.log.push({ came: first + value, at: value, from: null });
    return first + value;
  }

  roll(sides: number): number {
    return this.#next(sides, 1);
  }

  dice(count: number, sides: number): number[] {
    return Array.from({ length: count }, () => this.roll(sides));
  }

  pick(count: number): number {
    return this.#next(count, 0);
  }

  draw<T>(bag: T[]): T {
    if (bag.length === 0) throw new RangeError('nothing to draw from');
    const use = this.used++;
    let at = this.#placeIn(bag, this.#before[use]);
    // What was drawn then may have been drawn before, in place of something that is here now.
    const instead = this.#before[this.#change];
    if (at < 0 && instead !== undefined) at = bag.findIndex((item) => same(item, instead.came));
    if (at < 0) at = this.#luck.pick(bag.length);
    if (use === this.#change) at = (at + 1 + this.#luck.pick(Math.max(1, bag.length - 1))) % bag.length;
    this.log.push({ came: bag[at], at, from: bag });
    return bag.splice(at, 1)[0];
  }

  /** Where that lies in a bag: of equal ones the same, so that what stays lies in the same order. */
  #placeIn(bag: readonly unknown[], before: Use | undefined): number {
    if (before === undefined) return -1;
    if (before.at < bag.length && same(bag[before.at], before.came)) return before.at;
    return bag.findIndex((item) => same(item, before.came));
  }

  shuffle<T>(items: T[]): void {
    const bag = items.splice(0);
    while (bag.length > 0) items.push(this.draw(bag));
  }
}
