import type { Level } from '@undercroft/bots';
import { BETA, NEWCOMER, type Skill } from './skill.ts';

/** Shares of games at two seats (docs/bots.md): what an adept takes from a beginner and from a novice, and a master from an adept. */
interface Duels {
  readonly beginner: number;
  readonly novice: number;
  readonly master: number;
}
const DUELS: Readonly<Record<string, Duels>> = {
  karak: { beginner: 0.914, novice: 0.74, master: 0.58 },
  karak2: { beginner: 0.916, novice: 0.766, master: 0.74 },
  goblin: { beginner: 0.908, novice: 0.774, master: 0.88 },
  kragmortha: { beginner: 0.915, novice: 0.76, master: 0.64 },
};
/** A game that nobody has measured yet: as the others are on the whole. */
const UNMEASURED: Duels = { beginner: 0.91, novice: 0.76, master: 0.7 };
/** Bots are known well, and no match changes what is believed of them. */
const SIGMA = 1;

/** How much stronger one is who takes this share from another. */
const aboveBy = (share: number): number => Math.SQRT2 * BETA * Math.log(share / (1 - share));

/** A computer player's strength: an adept is the fixed point of the scale. */
export function botSkill(game: string, level: Level): Skill {
  const { beginner, novice, master } = Object.hasOwn(DUELS, game) ? DUELS[game] : UNMEASURED;
  const offsets: Readonly<Record<Level, number>> = {
    beginner: -aboveBy(beginner),
    novice: -aboveBy(novice),
    adept: 0,
    // Halfway: it thinks as a master does, for a moment.
    expert: aboveBy(master) / 2,
    master: aboveBy(master),
    // It plays as well as the people do, whoever they are, and tells nothing of them: an adept is as good a guess as any.
    fair: 0,
  };
  return { mu: NEWCOMER.mu + offsets[level], sigma: SIGMA };
}
