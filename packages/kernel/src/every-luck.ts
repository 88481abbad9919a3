import type { Chance } from './chance.ts';

/** Luck that falls one way out of all there are, and how likely that way is once it has been played. */
export interface OneLuck extends Chance {
  readonly weight: number;
}

/**
 * Every way luck may fall, one after the other, for exact odds: play the same thing with each and add up by `weight`.
 * Of things in a bag that `called` gives the same name only one is drawn, with the weight of all of them.
 */
export function* everyLuck(called: (thing: unknown) => unknown = (thing) => thing): Generator<OneLuck> {
  const path: number[] = [];
  do {
    const luck = new Falling(path, called);
    yield luck;
    advance(path, luck.widths);
  } while (path.length > 0);
}

/** The next combination; empty when all have been. */
function advance(path: number[], widths: readonly number[]): void {
  for (let at = path.length; at < widths.length; at++) path.push(0);
  while (path.length > 0 && path[path.length - 1] + 1 >= widths[path.length - 1]) path.pop();
  if (path.length > 0) path[path.length - 1]++;
}

/** Luck along a path: which of its possibilities each use of it takes, the first ones beyond its end. */
class Falling implements OneLuck {
  used = 0;
  weight = 1;
  /** How many different things each use of luck could have brought. */
  readonly widths: number[] = [];
  readonly #path: readonly number[];
  readonly #called: (thing: unknown) => unknown;

  constructor(path: readonly number[], called: (thing: unknown) => unknown) {
    this.#path = path;
    this.#called = called;
  }

  #take(width: number): number {
    this.used++;
    const taken = this.#path[this.widths.length] ?? 0;
    this.widths.push(width);
    return taken;
  }

  roll(sides: number): number {
    return this.pick(sides) + 1;
  }

  dice(count: number, sides: number): number[] {
    return Array.from({ length: count }, () => this.roll(sides));
  }

  pick(count: number): number {
    this.weight /= count;
    return this.#take(count);
  }

  draw<T>(bag: T[]): T {
    const names = bag.map(this.#called);
    const kinds = [...new Set(names)];
    const kind = kinds[this.#take(kinds.length)];
    this.weight *= names.filter((name) => name === kind).length / names.length;
    return bag.splice(names.indexOf(kind), 1)[0];
  }

  shuffle<T>(items: T[]): void {
    const rest = items.splice(0);
    while (rest.length > 0) items.push(this.draw(rest));
  }
}
