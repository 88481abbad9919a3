import type { Seat } from '@undercroft/kernel';
import type { Colour, Curse, Hero } from './set.ts';
import type { Fight, GoblinAsk, GoblinState } from './state.ts';

/** A fight as anybody at the table can see it. */
export interface FightView extends Readonly<Omit<Fight, 'chain'>> {
  /** The foe's name, and how many hits it takes. */
  readonly name: string;
  readonly hits: number;
  readonly chain: readonly number[];
  /** Colours that may be played now. */
  readonly next: readonly Colour[];
  /** Curses that are not lifted. */
  readonly curses: readonly Curse[];
  /** Attack and defence as they stand now, cards and equipment together. */
  readonly attack: number;
  readonly defence: number;
  /** Hearts the foe would take if the fight ended now. */
  readonly blow: number;
}

/** What one viewer may know. Foes are places in the set's `foes`: their backs are not seen. */
export interface GoblinView {
  readonly turn: number;
  readonly asks: readonly GoblinAsk[];
  readonly seat: Seat;
  readonly heroes: readonly Hero[];
  readonly hearts: readonly number[];
  readonly handSizes: readonly number[];
  readonly deckSizes: readonly number[];
  /** Hand and deck of each seat together, sorted: everybody has seen these cards come. */
  readonly held: readonly (readonly number[])[];
  /** The viewer's own hand, deck and what lies in its unseen places; empty for a spectator. */
  readonly hand: readonly number[];
  readonly deck: readonly number[];
  readonly unseen: readonly number[];
  readonly discards: readonly (readonly number[])[];
  readonly weapons: readonly number[];
  readonly armours: readonly number[];
  readonly potions: readonly number[];
  readonly keys: readonly (readonly number[])[];
  readonly rows: readonly number[];
  readonly tops: readonly number[];
  readonly caveSizes: readonly number[];
  readonly gates: readonly number[];
  readonly behindSizes: readonly number[];
  readonly lord: number;
  readonly boxed: readonly number[];
  readonly stock: readonly number[];
  readonly pawnshop: readonly number[];
  readonly pawnedBy: readonly Seat[];
  readonly fight: FightView | null;
  readonly owed: number;
  /** The two cards the Oracle looks at, if the viewer is she. */
  readonly shown: readonly number[];
  readonly shownSize: number;
  readonly lastWin: number;
  readonly ended: GoblinState['ended'];
}

/** What a player goes by in a turn: a view has it, and so has a whole table that is imagined. */
export interface Glance
  extends Pick<GoblinView, 'heroes' | 'hearts' | 'weapons' | 'armours' | 'potions' | 'keys' | 'pawnshop'> {
  readonly fight: (Readonly<Omit<Fight, 'chain'>> & { readonly chain: readonly number[] }) | null;
}
