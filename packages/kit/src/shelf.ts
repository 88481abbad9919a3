import type { Game } from '@undercroft/kernel';
import type { Mind } from './mind.ts';
import type { Scene } from './scene.ts';

/** A game as it stands on a shelf: what is written on its box, and three entrances, each fetched when it is wanted. */
export interface OnShelf {
  readonly title: string;
  readonly seats: { readonly min: number; readonly max: number };
  /** How long a game takes, from a quick one to a long one. */
  readonly minutes: readonly [min: number, max: number];
  /** From which age. */
  readonly age: number;
  rules(): Promise<Game>;
  /** What bots use. */
  mind(): Promise<Mind>;
  /** What scenarios use. */
  scene(): Promise<Scene>;
}
