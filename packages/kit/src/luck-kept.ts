import { type Chance, DealtChance } from '@undercroft/kernel';

/** One use of dealt luck: what it could have brought, and what came. */
export interface DealtUse {
  readonly from: string;
  readonly came: readonly unknown[];
}

/** Dealt luck that writes down what was used for which purpose. */
export class LuckKept implements Chance {
  /** By purpose, whose it was, and how often it had been used for that. */
  readonly uses = new Map<string, DealtUse>();
  readonly purposes = new Set<string>();
  readonly #luck: DealtChance;

  constructor(seed: string) {
    this.#luck = new DealtChance(seed);
  }

  get used(): number {
    return this.#luck.used;
  }

  roll(sides: number, purpose = '', of?: number): number {
    return this.#keep(purpose, of, `die of ${sides}`, [this.#luck.roll(sides, purpose, of)])[0];
  }

  dice(count: number, sides: number, purpose = '', of?: number): number[] {
    return this.#keep(purpose, of, `dice of ${sides}`, this.#luck.dice(count, sides, purpose, of));
  }

  pick(count: number, purpose = '', of?: number): number {
    return this.#keep(purpose, of, `below ${count}`, [this.#luck.pick(count, purpose, of)])[0];
  }

  draw<T>(bag: T[], purpose = '', of?: number): T {
    const from = bag.map((thing) => JSON.stringify(thing)).sort();
    return this.#keep(purpose, of, from.join(), [this.#luck.draw(bag, purpose, of)])[0];
  }

  shuffle<T>(items: T[]): void {
    this.purposes.add('shuffle');
    this.#luck.shuffle(items);
  }

  #keep<V>(purpose: string, of: number | undefined, from: string, came: V[]): V[] {
    this.purposes.add(purpose);
    const stream = of === undefined ? purpose : `${purpose} ${of}`;
    this.uses.set(`${stream} #${this.#luck.position[stream]}`, { from, came: [...came] });
    return came;
  }
}
