import type { Ask, Box, GameTypes, Seat, StillOf, Viewer } from './game.ts';
import { type Fields, fieldsOf } from './plain.ts';
import {
  anyBox,
  bagsIn,
  type Declared,
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
import type { Thing } from './who-sees.ts';

/** A table of any game: its parts by name, and what is asked. */
export interface AnyTable {
  readonly parts: Fields;
  readonly asks: readonly Ask[];
}

export const anyTable = <T extends GameTypes>(state: StillOf<T>): AnyTable => ({
  parts: fieldsOf(state),
  asks: state.asks,
});

/** The one seat that sees a part as it is, where it names one. */
export const seerOf = ({ seen }: Rules, table: Fields): Seat | null =>
  typeof seen === 'function' ? seen(table) : null;

/** Whether all that not everybody sees alike is as it was, before the same eyes: nothing else can look different. */
export function hiddenLiesStill(game: Declared, then: AnyTable, now: AnyTable): boolean {
  const { closed, hidden, asks } = planOf(game);
  const saysOpenly = ({ kind }: Ask): boolean => asks[kind].length === 0;
  return (
    closed.every((key) =>
      key === 'asks'
        ? then.asks.every(saysOpenly) && now.asks.every(saysOpenly)
        : then.parts[key] === now.parts[key],
    ) && hidden.every(({ rules }) => seerOf(rules, then.parts) === seerOf(rules, now.parts))
  );
}

/** Whether these parts alone cannot have moved anything hidden, nor have turned it to other eyes. */
export function movesNothingHidden(game: Declared, parts: Fields): boolean {
  const { closed, hides, named } = planOf(game);
  return !hides && !named && !closed.some((key) => Object.hasOwn(parts, key));
}

/** Whether a viewer only looks on while a table comes to lie like this. */
export function looksOn<T extends GameTypes>(
  game: Declared,
  before: StillOf<T>,
  after: StillOf<T>,
  viewer: Viewer,
): boolean {
  if (viewer === null) return true;
  const { hidden, asks, hides } = planOf(game);
  const [then, now] = [anyTable(before), anyTable(after)];
  const isOwn = ({ kind, seat }: Ask): boolean => seat === viewer && asks[kind].length > 0;
  if (hides && (then.asks.some(isOwn) || now.asks.some(isOwn))) return false;
  return hidden.every(({ key, rules }) =>
    rules.seen === 'owner'
      ? listIn(then.parts, key)[viewer] === listIn(now.parts, key)[viewer]
      : seerOf(rules, then.parts) !== viewer && seerOf(rules, now.parts) !== viewer,
  );
}

export const listIn = (table: Fields, key: string): readonly unknown[] => {
  const part = table[key];
  return Array.isArray(part) ? part : [];
};

/** What has come into a bag and what has gone: of all that lies there, or is hidden and could lie there. */
export interface Move {
  /** The bag, and which one where it is split; for what has no bag, the part that it is hidden in. */
  readonly key: string;
  readonly at: number | null;
  readonly gone: Thing[];
  readonly come: Thing[];
}

/** What lies in a list, and not in the same place of the other. */
const notIn = (other: readonly Thing[], list: readonly Thing[]): Thing[] =>
  list.filter((thing, at) => other[at] !== thing);

/** What has moved, bag by bag. */
class Moves {
  readonly all: Move[] = [];
  readonly #box: Box;
  readonly #bags: readonly string[];
  #lastBag: Thing[] | null = null;
  #lastMove: Move = { key: '', at: null, gone: [], come: [] };

  constructor(box: Box, bags: readonly string[]) {
    this.#box = box;
    this.#bags = bags;
  }

  at(key: string, at: number | null): Move {
    const known = this.all.find((one) => one.key === key && one.at === at);
    if (known !== undefined) return known;
    const move = { key, at, gone: [], come: [] };
    this.all.push(move);
    return move;
  }

  /** The move of a hidden thing: into or out of the bag it could lie in as well. */
  of({ parts }: AnyTable, part: string, rules: Rules, thing: Thing, index: number): Move {
    const bag = rules.among?.(parts, index, showsOf(rules, this.#box, thing), this.#box);
    if (bag === undefined) return this.at(part, null);
    // One card after the other of a hand could lie in the same bag.
    if (bag === this.#lastBag) return this.#lastMove;
    for (const key of this.#bags) {
      const at = bagsIn(parts, key).indexOf(bag);
      if (at < 0) continue;
      this.#lastMove = this.at(key, isSplit(lyingIn(parts, key)) ? at : null);
      this.#lastBag = bag;
      return this.#lastMove;
    }
    return this.at(part, null);
  }
}

/**
 * What has moved into bags and out of them to a viewer's eyes, or from nothing all there is: a card that goes from the
 * bag into a hand has not moved for whoever sees neither. Parts that two tables share are not looked through.
 */
export function movesBetween<T extends GameTypes>(
  box: Box<T>,
  before: StillOf<T> | undefined,
  after: StillOf<T>,
  viewer: Viewer,
): Move[] {
  const [then, now] = [before === undefined ? null : anyTable(before), anyTable(after)];
  if (then !== null && hiddenLiesStill(box.game, then, now)) return [];
  const { hidden, bags, asks, hides } = planOf(box.game);
  const moves = new Moves(anyBox(box), bags);
  for (const key of bags) {
    if (then?.parts[key] === now.parts[key]) continue;
    const split = isSplit(lyingIn(now.parts, key));
    const was = then === null ? [] : bagsIn(then.parts, key);
    for (const [at, things] of bagsIn(now.parts, key).entries()) {
      const lay = was[at] ?? [];
      if (lay === things) continue;
      const { gone, come } = moves.at(key, split ? at : null);
      gone.push(...notIn(things, lay));
      come.push(...notIn(lay, things));
    }
  }
  for (const { key, rules } of hidden) {
    const sameEyes =
      then !== null &&
      (typeof rules.seen !== 'function' || seerOf(rules, then.parts) === seerOf(rules, now.parts));
    if (sameEyes && then.parts[key] === now.parts[key]) continue;
    const was = then === null ? [] : entriesOf(lyingIn(then.parts, key));
    const is = entriesOf(lyingIn(now.parts, key));
    for (let index = 0; index < Math.max(was.length, is.length); index++) {
      if (sameEyes && was[index] === is[index]) continue;
      const back = (table: AnyTable | null, part: typeof is): readonly Thing[] =>
        table === null || index >= part.length || sees(rules, table.parts, viewer, index)
          ? []
          : thingsOf(part[index]);
      const [lay, lies] = [back(then, was), back(now, is)];
      for (let at = 0; at < lay.length; at++)
        if (lay[at] !== lies[at] && isThing(lay[at]))
          moves.of(then ?? now, key, rules, lay[at], index).gone.push(lay[at]);
      for (let at = 0; at < lies.length; at++)
        if (lay[at] !== lies[at] && isThing(lies[at]))
          moves.of(now, key, rules, lies[at], index).come.push(lies[at]);
    }
  }
  const saying = (table: AnyTable, put: (move: Move, thing: Thing) => void) => {
    for (const ask of table.asks) {
      if (ask.seat === viewer) continue;
      for (const { key, rules } of asks[ask.kind]) {
        const thing = thingIn(ask, key);
        if (isThing(thing)) put(moves.of(table, key, rules, thing, ask.seat), thing);
      }
    }
  };
  if (hides) {
    if (then !== null) saying(then, ({ gone }, thing) => gone.push(thing));
    saying(now, ({ come }, thing) => come.push(thing));
  }
  return moves.all.filter(hasMoved);
}

/** Whether anything is left once what has only changed its place is left out. */
function hasMoved({ gone, come }: Move): boolean {
  for (let i = gone.length - 1; i >= 0; i--) {
    const at = come.indexOf(gone[i]);
    if (at < 0) continue;
    come.splice(at, 1);
    gone.splice(i, 1);
  }
  return gone.length + come.length > 0;
}

/** Whether a viewer learns where something hidden lies: it is no longer among all that could be anywhere. */
export function comesToLight<T extends GameTypes>(
  box: Box<T>,
  before: StillOf<T>,
  after: StillOf<T>,
  viewer: Viewer,
): boolean {
  return movesBetween(box, before, after, viewer).some(({ gone }) => gone.length > 0);
}

/**
 * Whether anybody at the table has learned something of what is hidden, by how it lies now or by how it lay at a word on
 * the way (a card that was played may be back in a deck by then): then it cannot be taken back.
 */
export function hasLearned<T extends GameTypes>(
  box: Box<T>,
  steps: readonly (readonly [before: StillOf<T>, after: StillOf<T>])[],
  seats: number,
): boolean {
  const next = steps.at(-1)?.[1].asks.at(-1)?.kind;
  if (next !== undefined && Object.hasOwn(box.game.commits ?? {}, next)) return true;
  return steps.some(([before, after]) => showsSome(box, before, after, seats));
}

function showsSome<T extends GameTypes>(
  box: Box<T>,
  before: StillOf<T>,
  after: StillOf<T>,
  seats: number,
): boolean {
  if (hiddenLiesStill(box.game, anyTable(before), anyTable(after))) return false;
  // Spectators see the least, so that most comes to light for them, and who looks on learns what they do.
  if (comesToLight(box, before, after, null)) return true;
  for (let viewer = 0; viewer < seats; viewer++)
    if (!looksOn(box.game, before, after, viewer) && comesToLight(box, before, after, viewer)) return true;
  return false;
}

/** Takes out of a sorted list what has gone, and puts in what has come. */
export function stir(things: readonly Thing[], { key, gone, come }: Move): Thing[] {
  const next = things.slice();
  for (const thing of gone) {
    const at = next.indexOf(thing);
    if (at < 0) throw new Error(`${JSON.stringify(thing)} is gone from "${key}", where it did not lie`);
    next.splice(at, 1);
  }
  for (const thing of come) {
    let at = next.length;
    for (next.push(thing); at > 0 && isAfter(next[at - 1], thing); at--) next[at] = next[at - 1];
    next[at] = thing;
  }
  return next;
}

const isAfter = (one: Thing, other: Thing): boolean => one !== null && other !== null && one > other;
