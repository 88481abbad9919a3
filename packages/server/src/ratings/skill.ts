/** What is believed of somebody's strength: a value, and how far off it may be. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

/** Of whom nothing is known yet. */
export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };
/** How far apart two are of whom the better one wins about three games in four. */
export const BETA = 25 / 6;
/** Nobody stays the same: a little doubt comes back with every match. */
const TAU = 25 / 300;
/** However surprising a match was, nobody is known better than this at once. */
const LEAST_SHRINK = 0.0001;

/** Somebody at a rated match: what was believed before, and the place they came in; equal places are shared. */
export interface Contender {
  readonly skill: Skill;
  readonly place: number;
}

/** The chance that one comes in before the other. */
function chanceOf(one: Skill, other: Skill): number {
  const spread = Math.sqrt(2 * BETA ** 2 + one.sigma ** 2 + other.sigma ** 2);
  return 1 / (1 + Math.exp((other.mu - one.mu) / spread));
}

/**
 * What is believed after a match: Weng and Lin's Bradley-Terry model, every pair compared, which treats shared places
 * as they are. Many pairs of one match say less than as many matches would, so they weigh as their square root.
 */
export function rated(contenders: readonly Contender[]): Skill[] {
  const weight = 1 / Math.sqrt(Math.max(1, contenders.length - 1));
  return contenders.map(({ skill, place }, at) => {
    const sigma = Math.hypot(skill.sigma, TAU);
    const own = { ...skill, sigma };
    let gain = 0;
    let learnt = 0;
    for (const [other, { skill: theirs, place: behind }] of contenders.entries()) {
      if (other === at) continue;
      const spread = Math.sqrt(2 * BETA ** 2 + sigma ** 2 + theirs.sigma ** 2);
      const chance = chanceOf(own, theirs);
      const score = place < behind ? 1 : place === behind ? 0.5 : 0;
      gain += (sigma ** 2 / spread) * (score - chance);
      learnt += (sigma / spread) * (sigma / spread) ** 2 * chance * (1 - chance);
    }
    const shrink = Math.sqrt(Math.max(1 - learnt * weight, LEAST_SHRINK));
    // A match never makes anybody less known than before.
    return { mu: skill.mu + gain * weight, sigma: Math.min(skill.sigma, sigma * shrink) };
  });
}
