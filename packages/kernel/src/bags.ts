import type { Box, GameTypes, StillOf, Viewer } from './game.ts';
import { type Fields, fieldsOf } from './plain.ts';
import {
  anyBox,
  bagsIn,
  entriesOf,
  isSplit,
  isThing,
  lyingIn,
  planOf,
  type Rules,
  sees,
  showsOf,
  thingIn,
  thingsOf,
} from './plan.ts';
import type { Lying, Thing } from './who-sees.ts';

/** What lies in a table's bags, with all that is hidden and could lie there. */
class Piles {
  readonly #box: Box;
  readonly #table: Fields;
  readonly #keys: readonly string[];
  readonly #bags: (readonly Thing[])[] = [];
  readonly #piles: Thing[][] = [];
  #last = -1;

  constructor(box: Box, table: Fields, keys: readonly string[]) {
    this.#box = box;
    this.#table = table;
    this.#keys = keys;
    for (const key of keys) {
      for (const bag of bagsIn(table, key)) {
        this.#bags.push(bag);
        this.#piles.push(bag.slice());
      }
    }
  }

  /** Puts hidden things into the bags they could lie in as well. */
  put(rules: Rules, things: readonly Thing[], index: number): void {
    const { among, face } = rules;
    if (among === undefined) return;
    let pile: Thing[] | null | undefined;
    for (const thing of things) {
      if (!isThing(thing)) continue;
      // Without faces, one of a kind lies where the others do.
      if (pile === undefined || face !== undefined)
        pile = this.#pileOf(among(this.#table, index, showsOf(rules, this.#box, thing), this.#box));
      pile?.push(thing);
    }
  }

  #pileOf(bag: readonly Thing[] | undefined): Thing[] | null {
    if (bag === undefined) return null;
    if (this.#bags[this.#last] !== bag) this.#last = this.#bags.indexOf(bag);
    return this.#piles[this.#last] ?? null;
  }

  /** Each bag, sorted, by name. */
  sorted(): Record<string, Lying> {
    const bags: Record<string, Lying> = {};
    let at = 0;
    for (const key of this.#keys) {
      const bag = lyingIn(this.#table, key);
      bags[key] = isSplit(bag) ? bag.map(() => inOrder(this.#piles[at++])) : inOrder(this.#piles[at++]);
    }
    return bags;
  }
}

/** Up to here, putting each in its place among those before it is the quickest way. */
const FEW = 60;

function inOrder(things: Thing[]): Thing[] {
  if (things.length > FEW) return things.sort(order);
  for (let next = 1; next < things.length; next++) {
    const thing = things[next];
    let at = next;
    for (; at > 0 && order(things[at - 1], thing) > 0; at--) things[at] = things[at - 1];
    things[at] = thing;
  }
  return things;
}

const order = (one: Thing, other: Thing): number =>
  one === null || other === null || one === other ? 0 : one > other ? 1 : -1;

/** The bags of a table as a viewer sees them: in each all that lies there, and all that is hidden and could, sorted. */
export function bagsSeen<T extends GameTypes>(
  box: Box<T>,
  state: StillOf<T>,
  viewer: Viewer,
): Readonly<Record<string, Lying>> {
  const { hidden, bags, asks, hides } = planOf(box.game);
  const table = fieldsOf(state);
  const piles = new Piles(anyBox(box), table, bags);
  for (const { key, rules } of hidden)
    for (const [index, entry] of entriesOf(lyingIn(table, key)).entries())
      if (!sees(rules, table, viewer, index)) piles.put(rules, thingsOf(entry), index);
  if (hides)
    for (const ask of state.asks)
      if (ask.seat !== viewer)
        for (const { key, rules } of asks[ask.kind]) piles.put(rules, [thingIn(ask, key)], ask.seat);
  return piles.sorted();
}
