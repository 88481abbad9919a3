import type { Chance } from './chance.ts';
import { copy, copyTable } from './copy.ts';
import type {
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
   * Undefined where this shows all there is. `shows` is what shows of the thing, `index` where in the part it is.
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

/** Open to all; or a bag: everybody may know what is in it, and order it has none; or hidden from some. */
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
  readonly secrets: readonly string[];
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
    secrets: [...hidden.map(({ key }) => key), ...bags, ...(hides ? ['asks'] : [])],
    holding: ruled(entries.filter(([, part]) => typeof part === 'object')) as Plan['holding'],
  };
}

/** Whether everybody sees the same: nothing is ever hidden, and no figure differs. */
export function hidesNothing(game: Pick<Game, 'whoSees' | 'reckon'>): boolean {
  const { hidden, hides } = planOf(game);
  return hidden.length === 0 && !hides && game.reckon === undefined;
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
interface Seen<T extends GameTypes> {
  readonly state: T['state'];
  readonly view: T['view'];
}

/**
 * The table as a viewer may know it: backs where something is hidden, and all that is hidden in its bag, sorted, with
 * the game's figures added. It may share parts with the state: read it before the next answer, or copy it. What was
 * `last` seen is seen again where nothing about it has changed.
 */
export function viewOf<T extends GameTypes>(
  box: Box<T>,
  state: StillOf<T>,
  viewer: Viewer,
  last?: Seen<T>,
): T['view'] {
  const { game } = box;
  const view: Table = { ...(state as object) };
  if (last !== undefined && sameSecrets(box, last.state, state)) {
    const seen = last.view as unknown as Table;
    for (const key of planOf(game).secrets) view[key] = seen[key];
  } else hideFrom(box as never, state as never, viewer, view);
  if (game.reckon !== undefined) Object.assign(view, game.reckon(box, view as never, viewer));
  return view as unknown as T['view'];
}

/** Turns over in `view`, which begins as the state, all that the viewer may not see. */
function hideFrom(box: Box, state: Table & GameTypes['state'], viewer: Viewer, view: Table): void {
  const { hidden, bags, asks, hides } = planOf(box.game);
  const grown: Thing[][] = [];
  const hide = (rules: Rules, thing: Thing, index: number): Thing => {
    const shows = showsOf(rules, box, thing);
    if (!isThing(thing)) return shows;
    if (rules.among !== undefined && grown.length === 0) for (const key of bags) view[key] = copy(view[key]);
    const bag = rules.among?.(view, index, shows, box);
    if (bag === undefined) return rules.among === undefined ? shows : thing;
    bag.push(thing);
    if (!grown.includes(bag)) grown.push(bag);
    return shows;
  };
  for (const { key, rules } of hidden) {
    const part = state[key] as Thing | Thing[] | Thing[][];
    const entry = (things: Thing | Thing[], index: number) => {
      if (sees(rules, state, viewer, index)) return things;
      return Array.isArray(things)
        ? things.map((thing) => hide(rules, thing, index))
        : hide(rules, things, index);
    };
    view[key] = Array.isArray(part) ? part.map(entry) : entry(part, 0);
  }
  if (hides) {
    view.asks = state.asks.map((ask) => {
      if (asks[ask.kind].length === 0 || ask.seat === viewer) return ask;
      const twin: Table = { ...ask };
      for (const { key, rules } of asks[ask.kind]) twin[key] = hide(rules, twin[key] as Thing, ask.seat);
      return twin;
    });
  }
  for (const bag of grown) sortThings(bag);
}

/** Names in their order, numbers in theirs. */
function sortThings(things: Thing[]): void {
  if (typeof things[0] === 'number') things.sort((a, b) => (a as number) - (b as number));
  else things.sort();
}

/** A search imagines many tables from one view: the table in it is found once, and read so that copies are quick. */
const bare = new WeakMap<object, object>();

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
    known = JSON.parse(JSON.stringify(Object.fromEntries(parts))) as object;
    bare.set(view, known);
  }
  const state = copyTable(known) as unknown as Table & T['state'];
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

/**
 * All that is hidden from a viewer, each with the bag it could lie in: what the bags hold, and what lies back up. Parts
 * that `other` shares are left out.
 */
function hiddenFrom(
  box: Box,
  table: Table & StillOf<GameTypes>,
  viewer: Viewer,
  other: Table & StillOf<GameTypes>,
): string[] {
  const { hidden, bags, asks } = planOf(box.game);
  const named = new Map<unknown, string>();
  const things: string[] = [];
  const add = (key: string, rules: Rules, thing: Thing, index: number) => {
    if (!isThing(thing)) return;
    const bag = rules.among?.(table, index, showsOf(rules, box, thing), box);
    things.push(`${named.get(bag) ?? key} ${thing}`);
  };
  for (const key of bags) {
    const part = table[key] as (Thing | Thing[])[];
    named.set(part, key);
    for (const [index, entry] of part.entries()) {
      if (Array.isArray(entry)) named.set(entry, `${key} ${index}`);
      if (part === other[key] || isShared(entry, other[key], index)) continue;
      for (const thing of [entry].flat()) things.push(`${named.get(entry) ?? key} ${thing}`);
    }
  }
  for (const { key, rules } of hidden) {
    const part = table[key];
    const sameEyes = seerOf(rules, table) === seerOf(rules, other);
    if (sameEyes && part === other[key]) continue;
    for (const [index, entry] of (Array.isArray(part) ? part : [part]).entries()) {
      if (sees(rules, table, viewer, index) || (sameEyes && isShared(entry, other[key], index))) continue;
      for (const thing of [entry as Thing | Thing[]].flat()) add(key, rules, thing, index);
    }
  }
  for (const ask of table.asks) {
    if (ask.seat === viewer) continue;
    for (const { key, rules } of asks[ask.kind]) add(key, rules, (ask as never)[key], ask.seat);
  }
  return things.sort();
}

const isShared = (entry: unknown, others: unknown, index: number): boolean =>
  Array.isArray(entry) && Array.isArray(others) && others[index] === entry;

/**
 * Whether everything hidden lies as it lay, and the same seats may look at it: then nobody has learned a thing. Of two
 * tables that share what has not changed.
 */
export function sameSecrets<T extends GameTypes>(
  box: Box<T>,
  before: StillOf<T>,
  after: StillOf<T>,
): boolean {
  const [then, now] = [before as unknown as Table, after as unknown as Table];
  const { hidden, secrets } = planOf(box.game);
  return (
    secrets.every((key) => then[key] === now[key]) &&
    hidden.every(({ rules }) => seerOf(rules, then) === seerOf(rules, now))
  );
}

/** Whether a viewer learns where something hidden lies: it is no longer among all that could be anywhere. */
export function comesToLight<T extends GameTypes>(
  box: Box<T>,
  before: StillOf<T>,
  after: StillOf<T>,
  viewer: Viewer,
): boolean {
  const [then, now] = [before as never, after as never];
  const left = hiddenFrom(box as never, now, viewer, then);
  let at = 0;
  for (const thing of hiddenFrom(box as never, then, viewer, now)) {
    while (at < left.length && left[at] < thing) at++;
    if (left[at] !== thing) return true;
    at++;
  }
  return false;
}
