import type { Chance } from './chance.ts';
import type { AskKind, AskOf, Box, DutyKind, DutyOf, GameTypes, Seat, StillOf } from './game.ts';

/** A card, tile, token or roll, by number or name. Below 0, '' and null stand for nothing, or for a back. */
export type Thing = number | string | null;

/** What can be hidden: a thing, things, or lists of them by seat or place. An object cannot: nothing is its back. */
export type Lying = Thing | readonly Thing[] | readonly (readonly Thing[])[];

/** A list with one entry for each seat: only such a part has owners. */
export type BySeat<V> = V[] & { readonly bySeat?: true };

/** Who sees a part as it is: its owner (a list by seat), nobody, or one seat for as long as this names it. */
type Seer<T extends GameTypes, V> =
  | 'nobody'
  | SeerRules<T>['named']
  | ('bySeat' extends keyof V ? 'owner' : never);

/** Written as methods so that a game of its own types counts as a game of any types. */
interface SeerRules<T extends GameTypes> {
  named(state: StillOf<T>): Seat | null;
}

/** How a thing is hidden: what shows of it, and what it could be as well. */
export interface Hiding<T extends GameTypes> {
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

/** A part that some may not see. Of a list they see how many, of each thing its face if it has one. */
interface Hidden<T extends GameTypes, V> extends Hiding<T> {
  readonly seen: Seer<T, V>;
}

/** What a part holds of the box, by name. */
interface Holding<T extends GameTypes, V> {
  holds?(value: V, box: Box<T>): readonly string[];
}

/** Open to all; or a bag, in which something hidden could lie: it has no order, and views show it sorted; or hidden from some. */
type Part<T extends GameTypes, V> =
  | 'everyone'
  | ({ readonly seen: 'everyone' } & Holding<T, V>)
  | ([V] extends [readonly Thing[] | readonly (readonly Thing[])[]]
      ? 'bag' | ({ readonly seen: 'bag' } & Holding<T, V>)
      : never)
  | ([V] extends [Lying] ? Hidden<T, V> & Holding<T, V> : never);

/** What an ask or a duty says is open, but for the fields hidden from everybody but its seat: things, like all that is hidden. */
type AskPart<T extends GameTypes, A> =
  | 'everyone'
  | (Holding<T, A> & { readonly hides?: { readonly [F in ThingIn<A>]?: Hiding<T> } });
type ThingIn<A> = { [F in keyof A]: A[F] extends Thing ? F : never }[keyof A];

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
export type Still<V> =
  V extends BySeat<infer I>
    ? 'bySeat' extends keyof V
      ? readonly Still<I>[]
      : StillFields<V>
    : V extends object
      ? StillFields<V>
      : V;
type StillFields<V> = { readonly [K in keyof V]: Still<V[K]> };
