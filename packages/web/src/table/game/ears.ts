import type { GameTypes, Seat } from '@undercroft/kernel';
import type { AtTable } from './screen.ts';

/** What one may want to go to on a board: an enemy, somebody who plays, something to find or to take. */
export type Sought = 'foe' | 'figure' | 'find';

/** A place on a board, for those who go over it by key or hear it. */
export interface Place {
  /** Its coordinates, as they stand at the rim of the board. */
  readonly name: string;
  /** What is there; empty where there is nothing. */
  readonly text: string;
  /** What of the board lies there: the mark that can be pressed there says so as `data-cell`. */
  readonly cell: string;
  readonly seats: readonly Seat[];
  readonly has: readonly Sought[];
}

/** A board, row by row. */
export interface ReadBoard {
  readonly label: string;
  readonly rows: readonly (readonly Place[])[];
}

/** `games/<game>/ears/`: a game's board in words. */
export interface GameEars<T extends GameTypes = GameTypes> {
  board(at: AtTable<T>): ReadBoard;
  /** What lies around a seat's figure, a sentence for each way. */
  around(at: AtTable<T>, seat: Seat): readonly string[];
  /** What a seat has before it and in its hand, as far as whoever looks may know: equal things one by one. */
  holds(at: AtTable<T>, seat: Seat): readonly string[];
  /** Where a seat stands, where the board alone does not say it. */
  here?(at: AtTable<T>, seat: Seat): string;
  /** How each seat stands in what decides the game: more is better. */
  stands(at: AtTable<T>, seat: Seat): { readonly worth: number; readonly text: string };
}
