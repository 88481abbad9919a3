import { type Box, begin, FastChance, type GameTypes } from '@undercroft/kernel';
import type { Scene, Words } from '@undercroft/kit/scene';

/** The table that words of scenarios describe, with these figures in their seats. */
export function stateOf<T extends GameTypes>(
  box: Box<T>,
  scene: Scene<T>,
  figures: readonly string[],
  words: Words,
): T['state'] {
  // Nothing is left to luck: what is laid replaces all that a set-up deals.
  const chance = new FastChance(1);
  const chosen = { ...box, options: { ...box.options, ...box.game.chosen } };
  const state = begin(chosen, figures, chance);
  scene.arrange({ box, state, chance, tell: undefined }, words, 'laid');
  return state;
}
