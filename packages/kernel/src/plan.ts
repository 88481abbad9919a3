import type { Chance } from './chance.ts';
import type { Box, GameTypes, Seat, StillOf, Viewer } from './game.ts';
import { type Fields, fieldsOf } from './plain.ts';
import type { Lying, Thing } from './who-sees.ts';

/** A game of any types, as far as it declares who sees what. */
export interface Declared {
  readonly whoSees: object;
}

/** The same declaration for a table of any game. */
export interface Rules {
  readonly seen?: 'owner' | 'nobody' | 'everyone' | 'bag' | ((table: Fields) => Seat | null);
  readonly face?: (box: Box, thing: Thing) => Thing;
  readonly among?: (table: Fields, index: number, shows: Thing, box: Box) => Thing[] | undefined;
  readonly fresh?: (chance: Chance, box: Box) => Thing;
  readonly stays?: true;
  readonly holds?: (value: unknown, box: Box) => readonly string[];
  readonly hides?: Readonly<Record<string, Rules>>;
}
interface Ruled {
  readonly key: string;
  readonly rules: Rules;
}

/** A box of any game: here, and nowhere else in the kernel, what a game calls its own is let go. */
export const anyBox = <T extends GameTypes>(box: Box<T>): Box => box as unknown as Box;
const declarationOf = ({ whoSees }: Declared) =>
  whoSees as Readonly<Record<string, string | Rules>> & {
    readonly asks: Readonly<Record<string, string | Rules>>;
  };

export const isOneThing = (value: unknown): value is Thing =>
  typeof value === 'number' || typeof value === 'string' || value === null;
const isLying = (value: unknown): value is Lying => {
  if (!Array.isArray(value)) return isOneThing(value);
  const [first = null] = value;
  return isOneThing(Array.isArray(first) ? (first[0] ?? null) : first);
};

/** What lies in a part that is hidden from some, or in a hidden field of an ask. */
export function lyingIn(table: object, key: string): Lying {
  const part = fieldsOf(table)[key];
  if (isLying(part)) return part;
  throw new Error(`"${key}" cannot be hidden: only names, numbers and lists of them have backs`);
}

/** One thing that lies in a hidden field of an ask. */
export function thingIn(ask: object, key: string): Thing {
  const thing = fieldsOf(ask)[key];
  if (isOneThing(thing)) return thing;
  throw new Error(`"${key}" cannot be hidden: only a name or a number has a back`);
}

/** Whether it is lists by seat or place, and not things: an empty list is none. */
export const isSplit = (lying: Lying): lying is readonly (readonly Thing[])[] =>
  Array.isArray(lying) && Array.isArray(lying.at(0));

/** Entry by entry: one for each seat or place, or the one there is. */
export const entriesOf = (lying: Lying): readonly (Thing | readonly Thing[])[] =>
  typeof lying === 'object' && lying !== null ? lying : [lying];

/** The things in an entry. */
export const thingsOf = (entry: Thing | readonly Thing[]): readonly Thing[] =>
  typeof entry === 'object' && entry !== null ? entry : [entry];

/** The lists that a bag is made of: itself, or one for each seat or stack. */
export function bagsIn(table: object, key: string): readonly (readonly Thing[])[] {
  const bag = lyingIn(table, key);
  if (isSplit(bag)) return bag;
  if (typeof bag === 'object' && bag !== null) return [bag];
  throw new Error(`"${key}" is no bag: a bag is a list`);
}

/** A declaration read once: what is hidden where, faces first, since fewer things fit them. */
export interface Plan {
  readonly parts: readonly string[];
  readonly bags: readonly string[];
  readonly hidden: readonly Ruled[];
  readonly asks: Readonly<Record<string, readonly Ruled[]>>;
  /** Whether any ask hides something. */
  readonly hides: boolean;
  /** Whether any part is seen by whoever the table names. */
  readonly named: boolean;
  /** What may look different to different eyes: all that is hidden, the bags it could lie in, asks that hide something. */
  readonly closed: readonly string[];
  readonly holding: readonly Ruled[];
  readonly askHolding: Readonly<Record<string, Rules>>;
}

const plans = new WeakMap<object, Plan>();

/** The one that was asked for last: a table asks for it many times in every answer. */
let lastSaid: object | undefined;
let lastPlan: Plan | undefined;

export function planOf(game: Declared): Plan {
  if (game.whoSees === lastSaid && lastPlan !== undefined) return lastPlan;
  let plan = plans.get(game.whoSees);
  if (plan === undefined) {
    plan = readPlan(declarationOf(game));
    plans.set(game.whoSees, plan);
  }
  lastSaid = game.whoSees;
  lastPlan = plan;
  return plan;
}

function readPlan(whoSees: ReturnType<typeof declarationOf>): Plan {
  const rulesOf = (part: string | Rules): Rules =>
    typeof part !== 'string' ? part : { seen: part === 'bag' ? 'bag' : 'everyone' };
  const ruled = (parts: Readonly<Record<string, string | Rules>>): Ruled[] =>
    Object.entries(parts).map(([key, part]) => ({ key, rules: rulesOf(part) }));
  const { asks, ...parts } = whoSees;
  const all = ruled(parts);
  const hidden = all.filter(({ rules }) => rules.seen !== 'everyone' && rules.seen !== 'bag');
  const bags = all.filter(({ rules }) => rules.seen === 'bag').map(({ key }) => key);
  const hiding = ruled(asks).map(({ key, rules }) => [key, ruled(rules.hides ?? {})] as const);
  const hides = hiding.some(([, fields]) => fields.length > 0);
  return {
    parts: Object.keys(whoSees),
    bags,
    hidden: [...hidden.filter(({ rules }) => rules.face), ...hidden.filter(({ rules }) => !rules.face)],
    asks: Object.fromEntries(hiding),
    hides,
    named: hidden.some(({ rules }) => typeof rules.seen === 'function'),
    closed: [...hidden.map(({ key }) => key), ...bags, ...(hides ? ['asks'] : [])],
    holding: all.filter(({ rules }) => rules.holds !== undefined),
    askHolding: Object.fromEntries(ruled(asks).map(({ key, rules }) => [key, rules])),
  };
}

/** Whether everybody sees the same: nothing is ever hidden. */
export function hidesNothing(game: Declared): boolean {
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
export function sees(rules: Rules, table: Fields, viewer: Viewer, index: number): boolean {
  if (viewer === null || rules.seen === 'nobody') return false;
  return viewer === (typeof rules.seen === 'function' ? rules.seen(table) : index);
}

/** Every component on the table, wherever it lies, by name: always the same list in some order. */
export function componentsOf<T extends GameTypes>(box: Box<T>, state: StillOf<T>): string[] {
  const { holding, askHolding } = planOf(box.game);
  const [own, parts] = [anyBox(box), fieldsOf(state)];
  const names = holding.flatMap(({ key, rules }) => rules.holds?.(parts[key], own) ?? []);
  for (const ask of state.asks) names.push(...(askHolding[ask.kind].holds?.(ask, own) ?? []));
  return names;
}
