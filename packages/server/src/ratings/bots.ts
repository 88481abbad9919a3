import type { Level } from '@undercroft/bots';
import { BETA, NEWCOMER, type Skill } from './skill.ts';

/**
 * Shares of games at two seats, measured by `undercroft duel` (docs/bots.md, "The ladder"): what an adept takes from
 * a novice, and a master from an adept.
 */
const DUELS: Readonly<Record<string, { readonly adept: number; readonly master: number }>> = {
  karak: { adept: 0.885, master: 0.717 },
  karak2: { adept: 0.87, master: 0.98 },
  goblin: { adept: 0.958, master: 0.767 },
  kragmortha: { adept: 0.725, master: 0.831 },
};
/** A game that nobody has measured yet: as the others are on the whole. */
const UNMEASURED = { adept: 0.86, master: 0.8 };
/** Bots are known well, and no match changes what is believed of them. */
const SIGMA = 1;

/** How much stronger one is who takes this share from another. */
const aboveBy = (share: number): number => Math.SQRT2 * BETA * Math.log(share / (1 - share));

/** A computer player's strength: an adept is the fixed point of the scale. */
export function botSkill(game: string, level: Level): Skill {
  const { adept, master } = Object.hasOwn(DUELS, game) ? DUELS[game] : UNMEASURED;
  const offset = { novice: -aboveBy(adept), adept: 0, master: aboveBy(master) }[level];
  return { mu: NEWCOMER.mu + offset, sigma: SIGMA };
}
