import { bagsSeen } from './bags.ts';
import { type Difference, difference, isValue } from './difference.ts';
import type { Ask, Box, Game, GameTypes, StillOf, Viewer } from './game.ts';
import { anyTable, hiddenLiesStill, type Move, movesBetween, seerOf, stir } from './moves.ts';
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

const NO_MOVES: readonly Move[] = [];

/** What one viewer sees of a table that does not change any more; the whole view is made where somebody wants it. */
export class Seen<T extends GameTypes = GameTypes> {
  readonly #lies: Lies<T>;
  /** What this viewer sees otherwise than it lies, and what the game has reckoned from what is seen. */
  readonly turned: Fields;
  readonly reckoned: Fields;
  /** What has come into bags and gone from them to this viewer's eyes since it looked last. */
  readonly moves: readonly Move[];
  #view: T['view'] | null = null;

  constructor(lies: Lies<T>, turned: Fields, reckoned: Fields, moves: readonly Move[] = NO_MOVES) {
    this.#lies = lies;
    this.turned = turned;
    this.reckoned = reckoned;
    this.moves = moves;
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

function partSeen(turned: Fields, state: object, key: string): unknown {
  const seen = turned[key];
  return seen === undefined ? fieldsOf(state)[key] : seen;
}

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
  const { turned, moves } = turnedOver(box, lies.state, viewer, last);
  const { state } = lies;
  const isNew = (key: string): boolean => last?.part(key) !== partSeen(turned, state, key);
  return new Seen(lies, turned, reckonAgain(box, lies, turned, last, isNew, common), moves);
}

/** The same where it is found already what it sees otherwise than it lies, beside another who looks on. */
export function lookWith<T extends GameTypes>(
  box: Box<T>,
  lies: Lies<T>,
  turned: Fields,
  last: Seen<T>,
  common: Common,
  other: Seen<T>,
): Seen<T> {
  const { state } = lies;
  const isNew = (key: string): boolean => last.part(key) !== partSeen(turned, state, key);
  return new Seen(lies, turned, reckonAgain(box, lies, turned, last, isNew, common, other), other.moves);
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

/** What the game has reckoned: anew where something that it is made of is new, unless `other` sees that alike. */
function reckonAgain<T extends GameTypes>(
  box: Box<T>,
  lies: Lies<T>,
  turned: Fields,
  last: Seen<T> | undefined,
  isNew: (key: string) => boolean,
  common?: Common,
  other?: Seen<T>,
): Fields {
  let found: Record<string, unknown> | null = null;
  const own = anyBox(box);
  for (const { name, of, open, reckon } of reckonedOf(own.game)) {
    const known = open && common !== undefined;
    if (known ? !Object.hasOwn(common.reckoned, name) : last !== undefined && !of.some(isNew)) continue;
    found ??= { ...last?.reckoned };
    if (known) found[name] = common.reckoned[name];
    else if (other !== undefined && of.every((key) => other.part(key) === partSeen(turned, lies.state, key)))
      found[name] = other.reckoned[name];
    else
      found[name] = reckon(
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
 * What changed in a view when these parts of the table did, and `change` says how: what is open to all changed alike in
 * every view, and what is reckoned from that is known in `common`.
 */
export function seenChange<T extends GameTypes>(
  game: Game<T>,
  change: Difference | null,
  before: Seen<T>,
  after: Seen<T>,
  common: Common,
): Difference | null {
  if (change === null || isValue(change)) return change;
  const { closed } = planOf(game);
  const inside: Record<string, Difference> = {};
  for (const key of Object.keys(change)) {
    const part = change[key];
    if (typeof part === 'object' && part !== null && !closed.includes(key)) inside[key] = part;
  }
  if (before.turned !== after.turned) {
    for (const key of closed) {
      const [was, is] = [before.turned[key], after.turned[key]];
      if (was === is && was !== undefined) continue;
      const part = difference(was ?? before.part(key), is ?? after.part(key));
      if (part !== null) inside[key] = part;
    }
  } else {
    // Only what is asked can have changed, and it says nothing that is hidden.
    const { asks } = change;
    if (typeof asks === 'object' && asks !== null) inside.asks = asks;
  }
  reckonedChange(game, before, after, common, inside);
  return Object.keys(inside).length > 0 ? inside : null;
}

/** Puts in what has changed of what is reckoned. */
export function reckonedChange<T extends GameTypes>(
  game: Game<T>,
  before: Seen<T>,
  after: Seen<T>,
  common: Common,
  inside: Record<string, Difference>,
): void {
  if (before.reckoned === after.reckoned) return;
  for (const { name, open } of reckonedOf(game)) {
    const part = open ? common.change[name] : difference(before.reckoned[name], after.reckoned[name]);
    if (part !== null && part !== undefined) inside[name] = part;
  }
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
): Pick<Seen<T>, 'turned' | 'moves'> {
  const { closed, hidden, bags, hides } = planOf(box.game);
  if (closed.length === 0) return { turned: NOTHING, moves: NO_MOVES };
  const table = fieldsOf(state);
  const then = last === undefined ? undefined : fieldsOf(last.state);
  if (last !== undefined && hiddenLiesStill(box.game, anyTable(last.state), anyTable(state)))
    return { turned: last.turned, moves: NO_MOVES };
  const own = anyBox(box);
  const turned: Record<string, unknown> = {};
  if (hides) {
    const asks = asksSeen(box, state, viewer);
    if (asks !== state.asks) turned.asks = asks;
  }
  for (const { key, rules } of hidden) {
    const sameEyes = then !== undefined && seerOf(rules, then) === seerOf(rules, table);
    if (sameEyes && table[key] === then[key]) {
      turned[key] = last?.turned[key];
      continue;
    }
    const part = lyingIn(table, key);
    const [was, seen] = sameEyes ? [then[key], last?.part(key)] : [];
    const entry = (things: Thing | readonly Thing[], index: number): Thing | readonly Thing[] => {
      if (sees(rules, table, viewer, index)) return things;
      if (typeof things !== 'object' || things === null) return hide(own, table, rules, things, index);
      // What was hidden once and lies as it lay is not hidden again.
      if (Array.isArray(was) && Array.isArray(seen) && was[index] === things) return seen[index];
      return hideAll(own, table, rules, things, index);
    };
    turned[key] = typeof part === 'object' && part !== null ? entriesOf(part).map(entry) : entry(part, 0);
  }
  if (last === undefined)
    return { turned: Object.assign(turned, bagsSeen(box, state, viewer)), moves: NO_MOVES };
  const moves = movesBetween(box, last.state, state, viewer);
  for (const key of bags) {
    if (!moves.some((one) => one.key === key)) {
      turned[key] = last.turned[key];
      continue;
    }
    const seen = bagsIn(last.turned, key);
    const stirred = (at: number | null): readonly Thing[] => {
      const move = moves.find((one) => one.key === key && one.at === at);
      const things = seen[at ?? 0] ?? [];
      return move === undefined ? things : stir(things, move);
    };
    const bag = lyingIn(table, key);
    turned[key] = isSplit(bag) ? bag.map((_, at) => stirred(at)) : stirred(null);
  }
  return { turned, moves };
}

/** The things of one entry, from whoever may not see them. */
function hideAll(
  box: Box,
  table: Fields,
  rules: Rules,
  things: readonly Thing[],
  index: number,
): readonly Thing[] {
  // One back is like the other where they have no faces.
  if (rules.face === undefined && things.length > 0 && things.every(isThing)) {
    const shows = showsOf(rules, box, things[0]);
    return rules.among !== undefined && rules.among(table, index, shows, box) === undefined
      ? things
      : things.map(() => shows);
  }
  return things.map((thing) => hide(box, table, rules, thing, index));
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
