import type { Chance } from './chance.ts';
import type { Json } from './game.ts';
import { Refused } from './refused.ts';

/** Luck that nobody has named yet: what it is for, whose it is, and what it could bring. */
export interface Wanted {
  readonly purpose: string;
  readonly of: number | null;
  /** So many dice of so many sides; null where nothing is thrown. */
  readonly dice: { readonly count: number; readonly sides: number } | null;
  /** A number below this; null where nothing is picked. */
  readonly below: number | null;
  /** What lies in the bag, each kind once, the most likely first, with how many there are. */
  readonly bag: readonly { readonly thing: Json; readonly count: number }[];
}

/** The rules stand still because luck is wanted that nobody has named. Nothing has changed. */
export class LuckWanted extends Error {
  readonly wanted: Wanted;

  constructor(wanted: Wanted) {
    super(`luck is wanted: ${wanted.purpose}`);
    this.wanted = wanted;
  }
}

/** Luck that people name: real dice and real bags on a real table. What has not been said yet is asked for. */
export class SaidChance implements Chance {
  used = 0;
  /** How much of what was said has been used. */
  position: number;
  readonly #said: readonly Json[];

  constructor(said: readonly Json[], position = 0) {
    this.#said = said;
    this.position = position;
  }

  roll(sides: number, purpose?: string, of?: number): number {
    return this.dice(1, sides, purpose, of)[0];
  }

  dice(count: number, sides: number, purpose?: string, of?: number): number[] {
    if (count === 0) return [];
    const said = this.#next({ ...wanting(purpose, of), dice: { count, sides } });
    if (!Array.isArray(said) || said.length !== count) {
      throw new Refused('bad-input', `${JSON.stringify(said)}: expected ${count} dice`);
    }
    return said.map((die) => within(die, 1, sides));
  }

  pick(count: number, purpose?: string, of?: number): number {
    return within(this.#next({ ...wanting(purpose, of), below: count }), 0, count - 1);
  }

  draw<T>(bag: T[], purpose?: string, of?: number): T {
    const names = bag.map((thing) => JSON.stringify(thing));
    const said = JSON.stringify(this.#next({ ...wanting(purpose, of), bag: kindsIn(names) }));
    const at = names.indexOf(said);
    if (at < 0) {
      throw new Refused('bad-input', `${said} cannot be drawn: there are ${[...new Set(names)].join(', ')}`);
    }
    const drawn = bag[at];
    bag[at] = bag[bag.length - 1];
    bag.pop();
    return drawn;
  }

  /** Real cards are shuffled by real hands; what comes out is said when it is drawn. */
  shuffle(): void {
    this.used++;
  }

  #next(wanted: Wanted): Json {
    const said = this.#said[this.position];
    if (said === undefined) throw new LuckWanted(wanted);
    this.used++;
    this.position++;
    return said;
  }
}

const wanting = (purpose = '', of?: number): Wanted => ({
  purpose,
  of: of ?? null,
  dice: null,
  below: null,
  bag: [],
});

function kindsIn(names: readonly string[]): Wanted['bag'] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => ({ thing: JSON.parse(name) as Json, count }));
}

function within(said: Json, from: number, to: number): number {
  if (Number.isInteger(said) && Number(said) >= from && Number(said) <= to) return Number(said);
  throw new Refused('bad-input', `${JSON.stringify(said)} is not a number from ${from} to ${to}`);
}
