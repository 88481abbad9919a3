import type { Game } from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';
import type { Beside } from './beside.ts';
import type { GameScreen } from './screen.ts';

/** A game taken off the shelf: its rules, its screen, its words, and what it brings beside them. */
export interface Opened {
  readonly game: Game;
  readonly screen: GameScreen;
  readonly say: Speaker;
  readonly beside: Beside;
}
