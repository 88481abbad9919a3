import type { Chance } from './chance.ts';
import { copierOf } from './copy.ts';
import { type Difference, difference } from './difference.ts';
import type {
  Ask,
  AskKind,
  AskOf,
  Box,
  DutyKind,
  DutyOf,
  Game,
  GameTypes,
  Seat,
  StillOf,
  Viewer,
} from './game.ts';
import type { Reckoning } from './reckoned.ts';

/** A card, tile, token or roll, by number or name. Below 0, '' and null stand for nothing, or for a back. */
export type Thing = number | string | null;

/** Who sees a part as it is: its owner (a list by seat), nobody, or one seat for as long as this names it. */
type Seer<T extends GameTypes> = 'owner' | 'nobody' | SeerRules<T>['named'];

/** Written as methods so that a game of its own types counts as a game of any types. */
interface SeerRules<T extends GameTypes> {
  named(state: StillOf<T>): Seat | null;
}

/** A part that some may not see. Of a list they see how many, of each thing its face if it has one. */
export interface Hidden<T extends GameTypes> {
  readonly seen: Seer<T>;
  /** What shows of a thing to those who may not see it; by default -1 or '', a plain back. */
  face?(box: Box<T>, thing: never): Thing;
  /**
   * The bag in which what is hidden could lie as well: to whoever does not see it, a view puts it there.
   * Undefined where this shows all there is. `shows` is what shows of the thing, `index` where in the part it is: these
   * two alone say which bag of the table it is.
   */
  among?(table: T['state'], index: number, shows: never, box: Box<T>): Thing[] | undefined;
  /** Where there is no bag: another that it could be, such as a secret roll. */
  fresh?(chance: Chance, box: Box<T>): Thing;
  /** Imagined as it shows: its backs are what the rules draw from the bag later. */
  readonly stays?: true;
}

/** What a part holds of the box, by name. */
interface Holding<T extends GameTypes, V> {
  holds?(value: V, box: Box<T>): readonly string[];
}

/** Open to all; or a bag, in which something hidden could lie: it has no order, and views show it sorted; or hidden from some. */
type Part<T extends GameTypes, V> =
  | 'everyone'
  | 'bag'
  | (({ readonly seen: 'everyone' | 'bag' } | Hidden<T>) & Holding<T, V>);

/** What an ask or a duty says is open, but for the fields hidden from everybody but its seat. */
type AskPart<T extends GameTypes, A> =
  | 'everyone'
  | (Holding<T, A> & { readonly hides?: { readonly [F in keyof A]?: Omit<Hidden<T>, 'seen'> } });

/** Who may see each part of a table. What is not said here does not compile. */
export type WhoSees<T extends GameTypes> = {
  readonly [K in Exclude<keyof T['state'], 'asks'>]: Part<T, T['state'][K]>;
} & {
  readonly asks: {
    readonly [K in AskKind<T>]: AskPart<T, AskOf<T, K>>;
  } & {
    readonly [K in DutyKind<T>]: AskPart<T, DutyOf<T, K>>;
  };
};

/** What never changes any more: a view, or a state that is only looked at. */
export type Still<V> = V extends object ? { readonly [K in keyof V]: Still<V[K]> } : V;

type Table = Record<string, unknown>;
type Play = Table & StillOf<GameTypes>;
export type Rules = Hidden<GameTypes> & { face?(box: Box, thing: Thing): Thing } & {
  among?(table: Table, index: number, shows: Thing, box: Box): Thing[] | undefined;
};

/** A declaration read once: what is hidden where, faces first, since fewer things fit them. */
export interface Plan {
  readonly parts: readonly string[];
  readonly bags: readonly string[];
  readonly hidden: readonly { readonly key: string; readonly rules: Rules }[];
  readonly asks: Readonly<Record<string, readonly { readonly key: string; readonly rules: Rules }[]>>;
  /** Whether any ask hides something. */
  readonly hides: boolean;
  /** What may look different to different eyes: all that is hidden, the bags it could lie in, asks that hide something. */
  readonly closed: readonly string[];
  readonly holding: readonly { readonly key: string; readonly rules: Holding<GameTypes, unknown> }[];
}

const plans = new WeakMap<object, Plan>();

export function planOf(game: Pick<Game, 'whoSees'>): Plan {
  let plan = plans.get(game.whoSees);
  if (plan === undefined) {
    plan = readPlan(game.whoSees as unknown as Record<string, unknown>);
    plans.set(game.whoSees, plan);
  }
  return plan;
}

function readPlan(whoSees: Record<string, unknown>): Plan {
  const seenOf = (part: unknown) => (typeof part === 'string' ? part : (part as Rules).seen);
  const isHidden = (part: unknown) => seenOf(part) !== 'everyone' && seenOf(part) !== 'bag';
  const entries = Object.entries(whoSees).filter(([key]) => key !== 'asks');
  const asks = Object.entries(whoSees.asks as Record<string, { hides?: Record<string, Rules> }>);
  const ruled = (parts: [string, unknown][]) => parts.map(([key, part]) => ({ key, rules: part as Rules }));
  const hidden = ruled(entries.filter(([, part]) => isHidden(part)));
  const bags = entries.filter(([, part]) => seenOf(part) === 'bag').map(([key]) => key);
  const hides = asks.some(([, { hides = {} }]) => Object.keys(hides).length > 0);
  return {
    parts: Object.keys(whoSees),
    bags,
    hidden: [...hidden.filter(({ rules }) => rules.face), ...hidden.filter(({ rules }) => !rules.face)],
    asks: Object.fromEntries(asks.map(([kind, { hides = {} }]) => [kind, ruled(Object.entries(hides))])),
    hides,
    closed: [...hidden.map(({ key }) => key), ...bags, ...(hides ? ['asks'] : [])],
    holding: ruled(entries.filter(([, part]) => typeof part === 'object')) as Plan['holding'],
  };
}

/** Whether everybody sees the same: nothing is ever hidden. */
export function hidesNothing(game: Pick<Game, 'whoSees'>): boolean {
  const { hidden, hides } = planOf(game);
  return hidden.length === 0 && !hides;
}

export const isThing = (value: Thing): boolean =>
  typeof value === 'number' ? value >= 0 : value !== '' && value !== null;

/** What shows of a thing to those who may not see it. */
function showsOf(rules: Rules, box: Box, thing: Thing): Thing {
  if (rules.face !== undefined && isThing(thing)) return rules.face(box, thing);
  return rules.face !== undefined ? thing : typeof thing === 'number' ? -1 : '';
}

/** Whether a viewer sees a part, or the entry of one seat in it, as it is. */
export function sees(rules: Rules, state: Table, viewer: Viewer, index: number): boolean {
  if (viewer === null || rules.seen === 'nobody') return false;
  return viewer === (typeof rules.seen === 'function' ? rules.seen(state as never) : index);
}

/** How a table lay and what a viewer saw of it, neither of which changes any more. */
export interface Seen<T extends GameTypes = GameTypes> {
  readonly state: StillOf<T>;
  readonly view: T['view'];
}

/**
 * The table as a viewer may know it: backs where something is hidden, and all that is hidden in its bag, sorted, with
 * what the game has reckoned from it. It may share parts with the state: read it before the next answer, or copy it.
 */
export const viewOf = <T extends GameTypes>(box: Box<T>, state: StillOf<T>, viewer: Viewer): T['view'] =>
  lookAt(box, state, viewer).view;

/** A viewer looks at the table. What was seen `last` is seen again where nothing about it has changed. */
export function lookAt<T extends GameTypes>(
  box: Box<T>,
  state: StillOf<T>,
  viewer: Viewer,
  last?: Seen<T>,
): Seen<T> {
  const view: Table = { ...(state as object) };
  hideFrom(box as never, state as never, viewer, view, last as never);
  const reckoned = reckonedOf(box.game);
  const was = last?.view as Table | undefined;
  for (const name of Object.keys(reckoned)) {
    const { of, reckon } = reckoned[name];
    const stands = was !== undefined && of.every((key) => was[key] === view[key]);
    view[name] = stands ? was[name] : reckon(box as never, view as never);
  }
  return { state, view: view as unknown as T['view'] };
}

const reckonedOf = (game: Pick<Game, 'reckoned'>) =>
  (game.reckoned ?? {}) as Readonly<Record<string, Reckoning>>;

/** What changed in a view when the table changed: what is open to all did so alike in every view. */
export function seenChange<T extends GameTypes>(
  game: Game<T>,
  change: Difference,
  before: Seen<T>,
  after: Seen<T>,
): Difference | null {
  const [was, is] = [before.view as unknown as Table, after.view as unknown as Table];
  const { closed } = planOf(game);
  const inside: Record<string, Difference> = {};
  for (const key of Object.keys(change)) {
    const part = (change as Readonly<Record<string, Difference | null>>)[key];
    // A table of other parts is another table.
    if (part === null || !(key in was)) return difference(was, is);
    if (!closed.includes(key)) inside[key] = part;
  }
  for (const keys of [closed, Object.keys(reckonedOf(game))]) {
    for (const key of keys) {
      const part = difference(was[key], is[key]);
      if (part !== null) inside[key] = part;
    }
  }
  return Object.keys(inside).length > 0 ? inside : null;
}

/** Turns over in `view`, which begins as the state, all that the viewer may not see. */
function hideFrom(
  box: Box,
  state: Play,
  viewer: Viewer,
  view: Table,
  last?: { state: Play; view: Table },
): void {
  const { hidden, bags, hides } = planOf(box.game);
  if (hides) view.asks = asksSeen(box, state, viewer);
  for (const { key, rules } of hidden) {
    const sameEyes = last !== undefined && seerOf(rules, last.state) === seerOf(rules, state);
    const [was, seen] = sameEyes ? [last.state[key], last.view[key]] : [];
    const entry = (things: Thing | Thing[], index: number) => {
      if (sees(rules, state, viewer, index)) return things;
      if (!Array.isArray(things)) return hide(box, state, rules, things, index);
      // What was hidden once and lies as it lay is not hidden again.
      if (Array.isArray(was) && was[index] === things) return (seen as Thing[][])[index];
      return things.map((thing) => hide(box, state, rules, thing, index));
    };
    const part = state[key] as Thing | Thing[] | Thing[][];
    if (sameEyes && part === was) view[key] = seen;
    else view[key] = Array.isArray(part) ? part.map(entry) : entry(part, 0);
  }
  const moves = movesBetween(box, last?.state, state, viewer);
  for (const key of bags) {
    const seen = (last?.view[key] ?? []) as Thing[] | Thing[][];
    const stirred = (at: number | null, things: Thing[] = []): Thing[] => {
      const move = moves.find((one) => one.key === key && one.at === at);
      return move === undefined ? things : stir(things, move);
    };
    const bag = state[key] as Thing[] | Thing[][];
    if (!isSplit(bag)) view[key] = stirred(null, seen as Thing[]);
    else if (last !== undefined && !moves.some((one) => one.key === key)) view[key] = seen;
    else view[key] = bag.map((_, at) => stirred(at, (seen as Thing[][])[at]));
  }
}

function hide(box: Box, state: Play, rules: Rules, thing: Thing, index: number): Thing {
  const shows = showsOf(rules, box, thing);
  if (rules.among === undefined || !isThing(thing)) return shows;
  return rules.among(state, index, shows, box) === undefined ? thing : shows;
}

/** What is asked and to be done, as a viewer may know it. */
export function asksSeen<T extends GameTypes>(
  box: Box<T>,
  state: StillOf<T>,
  viewer: Viewer,
): T['state']['asks'] {
  const { asks } = planOf(box.game);
  const hidesSome = ({ kind, seat }: Ask): boolean => asks[kind].length > 0 && seat !== viewer;
  if (!state.asks.some(hidesSome)) return state.asks as T['state']['asks'];
  return state.asks.map((ask) => {
    if (!hidesSome(ask)) return ask;
    const twin: Table = { ...ask };
    for (const { key, rules } of asks[ask.kind])
      twin[key] = hide(box as never, state as never, rules, twin[key] as Thing, ask.seat);
    return twin;
  }) as T['state']['asks'];
}

/** Takes out of a sorted list what has gone, and puts in what has come. */
function stir(things: readonly Thing[], { gone, come }: Move): Thing[] {
  const next = things.slice() as (number | string)[];
  for (const thing of gone as (number | string)[]) next.splice(next.indexOf(thing), 1);
  for (const thing of come as (number | string)[]) {
    let at = next.length;
    for (next.push(thing); at > 0 && next[at - 1] > thing; at--) next[at] = next[at - 1];
    next[at] = thing;
  }
  return next;
}

/** A search imagines many tables from one view: the table in it is found once. */
const bare = new WeakMap<object, () => object>();

/** A full table that could be true, given what the viewer knows: what is hidden is dealt anew. It shares nothing. */
export function imagine<T extends GameTypes>(
  box: Box<T>,
  view: T['view'],
  viewer: Viewer,
  chance: Chance,
): T['state'] {
  const plan = planOf(box.game);
  let known = bare.get(view);
  if (known === undefined) {
    const parts = Object.entries(view).filter(([key]) => plan.parts.includes(key));
    known = copierOf(JSON.parse(JSON.stringify(Object.fromEntries(parts))) as object);
    bare.set(view, known);
  }
  const state = known() as Table & T['state'];
  for (const { key, rules } of plan.hidden)
    if (!rules.stays) dealPart(box as never, state, key, rules, viewer, chance);
  for (const ask of state.asks) {
    const fields = plan.asks[ask.kind];
    if (fields.length === 0 || ask.seat === viewer) continue;
    for (const { key, rules } of fields) {
      const twin = ask as unknown as Record<string, Thing>;
      twin[key] = deal(box as never, state, rules, twin[key], ask.seat, chance);
    }
  }
  return state;
}

function dealPart(box: Box, state: Table, key: string, rules: Rules, viewer: Viewer, chance: Chance): void {
  const part = state[key];
  if (!Array.isArray(part)) {
    if (!sees(rules, state, viewer, 0)) state[key] = deal(box, state, rules, part as Thing, 0, chance);
    return;
  }
  for (let index = 0; index < part.length; index++) {
    if (sees(rules, state, viewer, index)) continue;
    const entry = part[index];
    if (!Array.isArray(entry)) part[index] = deal(box, state, rules, entry, index, chance);
    else for (let i = 0; i < entry.length; i++) entry[i] = deal(box, state, rules, entry[i], index, chance);
  }
}

/** A thing that shows this much: any that fits, out of the bag it is among. */
function deal(box: Box, state: Table, rules: Rules, shows: Thing, index: number, chance: Chance): Thing {
  if (rules.fresh !== undefined) return rules.fresh(chance, box as never);
  const bag = rules.among?.(state, index, shows, box);
  if (bag === undefined) return shows;
  if (rules.face === undefined) return chance.draw(bag);
  let fitting = 0;
  for (let i = 0; i < bag.length; i++) if (rules.face(box, bag[i]) === shows) fitting++;
  let skip = chance.pick(fitting);
  let at = 0;
  while (rules.face(box, bag[at]) !== shows || skip-- > 0) at++;
  const thing = bag[at];
  bag[at] = bag[bag.length - 1];
  bag.pop();
  return thing;
}

/** Every component on the table, wherever it lies, by name: always the same list in some order. */
export function componentsOf<T extends GameTypes>(box: Box<T>, state: StillOf<T>): string[] {
  const { whoSees } = box.game;
  const names = planOf(box.game).holding.flatMap(({ key, rules }) => [
    ...(rules.holds?.((state as unknown as Table)[key], box as never) ?? []),
  ]);
  for (const ask of state.asks) {
    const part = (whoSees.asks as Record<string, 'everyone' | Holding<T, unknown>>)[ask.kind];
    if (part !== 'everyone') names.push(...(part.holds?.(ask, box) ?? []));
  }
  return names;
}

/** The one seat that sees a part as it is, where it names one. */
const seerOf = ({ seen }: Rules, table: Table): Seat | null =>
  typeof seen === 'function' ? seen(table as never) : null;

/** What has come into a bag and what has gone: of all that lies there, or is hidden and could lie there. */
interface Move {
  /** The bag, and which one where it is split; for what has no bag, the part that it is hidden in. */
  readonly key: string;
  readonly at: number | null;
  readonly gone: Thing[];
  readonly come: Thing[];
}

/** Whether a bag is several: one for each seat, or stack. */
const isSplit = (bag: readonly unknown[]): boolean => Array.isArray(bag.at(0));

const listOf = <V>(value: V | readonly V[]): readonly V[] => (Array.isArray(value) ? value : [value as V]);

/** What lies in a list, and not in the same place of the other. */
const notIn = (other: readonly Thing[], list: readonly Thing[]): Thing[] =>
  list.filter((thing, at) => other[at] !== thing);

/**
 * What has moved into bags and out of them to a viewer's eyes, or from nothing all there is: a card that goes from the
 * bag into a hand has not moved for whoever sees neither. Parts that two tables share are not looked through.
 */
function movesBetween(box: Box, then: Play | undefined, now: Play, viewer: Viewer): Move[] {
  const { hidden, bags, asks, hides } = planOf(box.game);
  const moves: Move[] = [];
  const moveAt = (key: string, at: number | null): Move => {
    const known = moves.find((one) => one.key === key && one.at === at);
    if (known !== undefined) return known;
    const move = { key, at, gone: [], come: [] };
    moves.push(move);
    return move;
  };
  let [lastBag, lastMove]: [Thing[] | null, Move] = [null, { key: '', at: null, gone: [], come: [] }];
  const among = (table: Play, part: string, rules: Rules, thing: Thing, index: number): Move => {
    const bag = rules.among?.(table, index, showsOf(rules, box, thing), box);
    if (bag === undefined) return moveAt(part, null);
    // One card after the other of a hand could lie in the same bag.
    if (bag === lastBag) return lastMove;
    const key = bags.find((key) => table[key] === bag || (table[key] as unknown[]).includes(bag)) ?? part;
    lastMove = moveAt(key, table[key] === bag ? null : (table[key] as unknown[]).indexOf(bag));
    lastBag = bag;
    return lastMove;
  };
  for (const key of bags) {
    const [was, is] = [(then?.[key] ?? []) as Thing[] | Thing[][], now[key] as Thing[] | Thing[][]];
    if (was === is) continue;
    for (const [at, things] of (isSplit(is) ? (is as Thing[][]) : [is as Thing[]]).entries()) {
      const before = ((isSplit(is) ? was[at] : was) ?? []) as Thing[];
      if (before === things) continue;
      const { gone, come } = moveAt(key, isSplit(is) ? at : null);
      gone.push(...notIn(things, before));
      come.push(...notIn(before, things));
    }
  }
  for (const { key, rules } of hidden) {
    const sameEyes = then !== undefined && seerOf(rules, then) === seerOf(rules, now);
    if (sameEyes && then[key] === now[key]) continue;
    const [was, is] = [then === undefined ? [] : listOf(then[key]), listOf(now[key])];
    for (let index = 0; index < Math.max(was.length, is.length); index++) {
      if (sameEyes && was[index] === is[index]) continue;
      const back = (table: Play | undefined, part: readonly unknown[]): readonly Thing[] =>
        table === undefined || index >= part.length || sees(rules, table, viewer, index)
          ? []
          : listOf(part[index] as Thing | Thing[]);
      const [lay, lies] = [back(then, was), back(now, is)];
      for (const thing of notIn(lies, lay))
        if (isThing(thing)) among(then ?? now, key, rules, thing, index).gone.push(thing);
      for (const thing of notIn(lay, lies))
        if (isThing(thing)) among(now, key, rules, thing, index).come.push(thing);
    }
  }
  const saying = (table: Play | undefined, put: (move: Move, thing: Thing) => void) => {
    for (const ask of table?.asks ?? []) {
      if (ask.seat === viewer) continue;
      for (const { key, rules } of asks[ask.kind]) {
        const thing = (ask as unknown as Record<string, Thing>)[key];
        if (isThing(thing)) put(among(table as Play, key, rules, thing, ask.seat), thing);
      }
    }
  };
  if (hides) {
    saying(then, ({ gone }, thing) => gone.push(thing));
    saying(now, ({ come }, thing) => come.push(thing));
  }
  return moves.filter(hasMoved);
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
  return movesBetween(box as never, before as never, after as never, viewer).some(
    ({ gone }) => gone.length > 0,
  );
}
