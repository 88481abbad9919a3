import type { Game } from './game.ts';
import type { Mind } from './mind.ts';
import type { Scene } from './scene.ts';
import type { Board } from './terminal.ts';
import type { GameWords, Phrases } from './words.ts';

/** A game as it stands on a shelf: what is written on its box, and its entrances, each fetched when it is wanted. */
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
  /** How it speaks. A game that has no words yet is spoken plainly, by the names its rules use. */
  readonly words?: SpokenGame;
  /** How it looks in the terminal; without it its view is listed. */
  terminal?(): Promise<Board>;
}

/** A game's words: what it says in no language yet, and each language, fetched when it is spoken. */
interface SpokenGame {
  phrases(): Promise<Phrases>;
  in(language: string): Promise<GameWords>;
}
