import { type Difference, difference, isValue } from './difference.ts';
import type { Ask, Box, Game, GameTypes, StillOf, Viewer } from './game.ts';
import { anyTable, hiddenLiesStill, movesBetween, seerOf, stir } from './moves.ts';
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
} from './plan.ts';
import type { Thing } from './who-sees.ts';

/** A table as it lies. */
export interface Lies<T extends GameTypes> {
  readonly state: StillOf<T>;
}

/** What one viewer sees of a table that does not change any more; the whole view is made where somebody wants it. */
export class Seen<T extends GameTypes = GameTypes> {
  readonly #lies: Lies<T>;
  /** What this viewer sees otherwise than it lies, and what the game has reckoned from what is seen. */
  readonly turned: Fields;
  readonly reckoned: Fields;
  #view: T['view'] | null = null;

  constructor(lies: Lies<T>, turned: Fields, reckoned: Fields) {
    this.#lies = lies;
    this.turned = turned;
    this.reckoned = reckoned;
  }

  get state(): StillOf<T> {
    return this.#lies.state;
  }

  get view(): T['view'] {
    this.#view ??= asView<T>({ ...fieldsOf(this.state), ...this.turned, ...this.reckoned });
    return this.#view;
  }

  /** A part of the table, as it is seen. */
  part(key: string): unknown {
    return partSeen(this.turned, this.state, key);
  }
}

const partSeen = (turned: Fields, state: object, key: string): unknown =>
  Object.hasOwn(turned, key) ? turned[key] : fieldsOf(state)[key];

/** Parts that a viewer sees, and what was reckoned from them, are a view: the declaration names them all. */
const asView = <T extends GameTypes>(parts: Fields): T['view'] => parts as unknown as T['view'];

/**
 * The table as a viewer may know it: backs where something is hidden, and all that is hidden in its bag, sorted, with
 * what the game has reckoned from it. It may share parts with the state: read it before the next answer, or copy it.
 */
export const viewOf = <T extends GameTypes>(box: Box<T>, state: StillOf<T>, viewer: Viewer): T['view'] =>
  isOpen(anyBox(box)) ? asView<T>({ ...fieldsOf(state) }) : lookAt(box, { state }, viewer).view;

/** A viewer looks at the table. What was seen `last` is seen again where nothing about it has changed. */
export function lookAt<T extends GameTypes>(
  box: Box<T>,
  lies: Lies<T>,
  viewer: Viewer,
  last?: Seen<T>,
  common?: Common,
): Seen<T> {
  const turned = turnedOver(box, lies.state, viewer, last);
  const { state } = lies;
  const isNew = (key: string): boolean => last?.part(key) !== partSeen(turned, state, key);
  return new Seen(lies, turned, reckonAgain(box, lies, turned, last, isNew, common));
}

/** The same where nothing hidden has moved, and these parts alone have changed. */
export function lookOn<T extends GameTypes>(
  box: Box<T>,
  lies: Lies<T>,
  last: Seen<T>,
  parts: Fields,
  common: Common,
): Seen<T> {
  const { turned } = last;
  const isNew = (key: string): boolean => Object.hasOwn(parts, key);
  return new Seen(lies, turned, reckonAgain(box, lies, turned, last, isNew, common));
}

/** What is reckoned anew from parts that lie open, once for all viewers, and how it has changed. */
export interface Common {
  readonly reckoned: Fields;
  readonly change: Readonly<Record<string, Difference | null>>;
}

/** The same after these parts have changed, from what anybody saw before. */
export function reckonedOpenly<T extends GameTypes>(
  box: Box<T>,
  lies: Lies<T>,
  before: Seen<T>,
  parts: Fields,
): Common {
  const reckoned: Record<string, unknown> = {};
  const change: Record<string, Difference | null> = {};
  const own = anyBox(box);
  for (const { name, of, open, reckon } of reckonedOf(own.game)) {
    if (!open || !of.some((key) => Object.hasOwn(parts, key))) continue;
    reckoned[name] = reckon(
      own,
      pick(of, (key) => fieldsOf(lies.state)[key]),
    );
    change[name] = difference(before.reckoned[name], reckoned[name]);
  }
  return { reckoned, change };
}

function pick(keys: readonly string[], part: (key: string) => unknown): Fields {
  const parts: Record<string, unknown> = {};
  for (const key of keys) parts[key] = part(key);
  return parts;
}

const NOTHING: Fields = Object.freeze({});

interface AnyReckoning {
  readonly name: string;
  readonly of: readonly string[];
  /** Whether it is made of parts that everybody sees as they lie. */
  readonly open: boolean;
  readonly reckon: (box: Box, seen: Fields) => unknown;
}

const reckonings = new WeakMap<object, readonly AnyReckoning[]>();

function reckonedOf(game: Declared & { readonly reckoned?: object | undefined }): readonly AnyReckoning[] {
  const { reckoned } = game;
  if (reckoned === undefined) return [];
  let list = reckonings.get(reckoned);
  if (list === undefined) {
    const { closed } = planOf(game);
    const by = reckoned as unknown as Readonly<Record<string, Pick<AnyReckoning, 'of' | 'reckon'>>>;
    list = Object.entries(by).map(([name, { of, reckon }]) => ({
      ...{ name, of, reckon },
      open: !of.some((part) => closed.includes(part)),
    }));
    reckonings.set(reckoned, list);
  }
  return list;
}

/** What the game has reckoned: anew where something that it is made of is new. */
function reckonAgain<T extends GameTypes>(
  box: Box<T>,
  lies: Lies<T>,
  turned: Fields,
  last: Seen<T> | undefined,
  isNew: (key: string) => boolean,
  common?: Common,
): Fields {
  let found: Record<string, unknown> | null = null;
  const own = anyBox(box);
  for (const { name, of, open, reckon } of reckonedOf(own.game)) {
    const known = open && common !== undefined;
    if (known ? !Object.hasOwn(common.reckoned, name) : last !== undefined && !of.some(isNew)) continue;
    found ??= { ...last?.reckoned };
    found[name] = known
      ? common.reckoned[name]
      : reckon(
          own,
          pick(of, (key) => partSeen(turned, lies.state, key)),
        );
  }
  return found ?? last?.reckoned ?? NOTHING;
}

/** Whether every viewer sees the table as it lies. */
export const isOpen = ({ game }: Box): boolean =>
  planOf(game).closed.length === 0 && reckonedOf(game).length === 0;

/**
 * What changed in a view when the table changed: what is open to all did so alike in every view, and what is
 * reckoned from that is known in `common`, where the parts that changed are known.
 */
export function seenChange<T extends GameTypes>(
  game: Game<T>,
  change: Difference,
  before: Seen<T>,
  after: Seen<T>,
  common?: Common,
): Difference | null {
  if (isValue(change)) return difference(before.view, after.view);
  const { closed } = planOf(game);
  const inside: Record<string, Difference> = {};
  for (const key of Object.keys(change)) {
    const part = change[key];
    // A table of other parts is another table.
    if (typeof part !== 'object' || part === null || !(common !== undefined || key in before.state))
      return difference(before.view, after.view);
    if (!closed.includes(key)) inside[key] = part;
  }
  if (before.turned !== after.turned) {
    for (const key of closed) {
      const part = difference(before.part(key), after.part(key));
      if (part !== null) inside[key] = part;
    }
  } else {
    // Only what is asked can have changed, and it says nothing that is hidden.
    const { asks } = change;
    if (typeof asks === 'object' && asks !== null) inside.asks = asks;
  }
  if (before.reckoned !== after.reckoned) {
    for (const { name, open } of reckonedOf(game)) {
      const part =
        open && common !== undefined
          ? common.change[name]
          : difference(before.reckoned[name], after.reckoned[name]);
      if (part !== null && part !== undefined) inside[name] = part;
    }
  }
  return Object.keys(inside).length > 0 ? inside : null;
}

/** Whether everybody saw this change alike, where nothing hidden has moved: nor is anything hidden in what is reckoned. */
export function seenAlike<T extends GameTypes>(game: Game<T>, change: Difference | null): boolean {
  if (change === null) return true;
  if (isValue(change) || Object.values(change).includes(null)) return false;
  const { closed } = planOf(game);
  const isOpenPart = (part: string): boolean => part === 'asks' || !closed.includes(part);
  return reckonedOf(game).every(
    ({ name, of, open }) => open || !Object.hasOwn(change, name) || of.every(isOpenPart),
  );
}

/** Turns over all that the viewer may not see. */
function turnedOver<T extends GameTypes>(
  box: Box<T>,
  state: StillOf<T>,
  viewer: Viewer,
  last?: Seen<T>,
): Fields {
  const { closed, hidden, bags, hides } = planOf(box.game);
  if (closed.length === 0) return NOTHING;
  const table = fieldsOf(state);
  const then = last === undefined ? undefined : fieldsOf(last.state);
  if (last !== undefined && hiddenLiesStill(box.game, anyTable(last.state), anyTable(state)))
    return last.turned;
  const own = anyBox(box);
  const turned: Record<string, unknown> = {};
  if (hides) {
    const asks = asksSeen(box, state, viewer);
    if (asks !== state.asks) turned.asks = asks;
  }
  for (const { key, rules } of hidden) {
    const sameEyes = then !== undefined && seerOf(rules, then) === seerOf(rules, table);
    const part = lyingIn(table, key);
    if (sameEyes && part === then[key]) {
      turned[key] = last?.part(key);
      continue;
    }
    const [was, seen] = sameEyes ? [then[key], last?.part(key)] : [];
    const entry = (things: Thing | readonly Thing[], index: number): Thing | readonly Thing[] => {
      if (sees(rules, table, viewer, index)) return things;
      if (typeof things !== 'object' || things === null) return hide(own, table, rules, things, index);
      // What was hidden once and lies as it lay is not hidden again.
      if (Array.isArray(was) && Array.isArray(seen) && was[index] === things) return seen[index];
      return things.map((thing) => hide(own, table, rules, thing, index));
    };
    turned[key] = typeof part === 'object' && part !== null ? entriesOf(part).map(entry) : entry(part, 0);
  }
  const moves = movesBetween(box, last?.state, state, viewer);
  for (const key of bags) {
    const lay = last?.part(key);
    const seen = last === undefined ? [] : bagsIn({ [key]: lay }, key);
    const stirred = (at: number | null): readonly Thing[] => {
      const move = moves.find((one) => one.key === key && one.at === at);
      const things = seen[at ?? 0] ?? [];
      return move === undefined ? things : stir(things, move);
    };
    const bag = lyingIn(table, key);
    if (!isSplit(bag)) turned[key] = stirred(null);
    else if (last !== undefined && !moves.some((one) => one.key === key)) turned[key] = lay;
    else turned[key] = bag.map((_, at) => stirred(at));
  }
  return turned;
}

function hide(box: Box, table: Fields, rules: Rules, thing: Thing, index: number): Thing {
  const shows = showsOf(rules, box, thing);
  if (rules.among === undefined || !isThing(thing)) return shows;
  return rules.among(table, index, shows, box) === undefined ? thing : shows;
}

/** What is asked and to be done, as a viewer may know it. */
export function asksSeen<T extends GameTypes>(
  box: Box<T>,
  state: StillOf<T>,
  viewer: Viewer,
): T['state']['asks'] {
  const { asks } = planOf(box.game);
  const own = anyBox(box);
  const hidesSome = ({ kind, seat }: Ask): boolean => asks[kind].length > 0 && seat !== viewer;
  const seen = (ask: Ask): Ask => {
    if (!hidesSome(ask)) return ask;
    const hidden = asks[ask.kind].map(({ key, rules }) => [
      key,
      hide(own, fieldsOf(state), rules, thingIn(ask, key), ask.seat),
    ]);
    return { ...ask, ...Object.fromEntries(hidden) };
  };
  const list: readonly Ask[] = state.asks.some(hidesSome) ? state.asks.map(seen) : state.asks;
  return list as T['state']['asks'];
}
