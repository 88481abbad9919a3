import type { Chance } from './chance.ts';
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

/** A table of any game, by the names of its parts. */
export type Table = Record<string, unknown>;
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
export function showsOf(rules: Rules, box: Box, thing: Thing): Thing {
  if (rules.face !== undefined && isThing(thing)) return rules.face(box, thing);
  return rules.face !== undefined ? thing : typeof thing === 'number' ? -1 : '';
}

/** Whether a viewer sees a part, or the entry of one seat in it, as it is. */
export function sees(rules: Rules, state: Table, viewer: Viewer, index: number): boolean {
  if (viewer === null || rules.seen === 'nobody') return false;
  return viewer === (typeof rules.seen === 'function' ? rules.seen(state as never) : index);
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
