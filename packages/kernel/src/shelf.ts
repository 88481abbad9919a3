import type { Game } from './game.ts';
import type { Mind } from './mind.ts';
import type { Scene } from './scene.ts';

/** A game as it stands on a shelf: three entrances, each fetched when it is wanted. */
export interface OnShelf {
  rules(): Promise<Game>;
  /** What bots use. */
  mind(): Promise<Mind>;
  /** What scenarios use. */
  scene(): Promise<Scene>;
}
