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
  /** Partners have the same. */
  readonly side: number;
}

/** Those who play together as one: as strong as all of them, known less well, and where the best of them came in. */
interface Side extends Skill {
  readonly size: number;
  readonly place: number;
}

const joined = (partners: readonly Contender[]): Side => ({
  mu: partners.reduce((sum, { skill }) => sum + skill.mu, 0),
  sigma: Math.hypot(...partners.map(({ skill }) => skill.sigma)),
  size: partners.length,
  place: Math.min(...partners.map(({ place }) => place)),
});

/**
 * What is believed after a match: Weng and Lin's Bradley-Terry model, every pair compared, which treats shared places
 * as they are. Many pairs of one match say less than as many matches would, so they weigh as their square root. Sides
 * are compared as one, and partners never with each other: whoever is known least well moves most.
 */
export function rated(contenders: readonly Contender[]): Skill[] {
  const sides = new Map(
    [...Map.groupBy(contenders, ({ side }) => side)].map(([side, all]) => [side, joined(all)]),
  );
  const weight = 1 / Math.sqrt(Math.max(1, sides.size - 1));
  return contenders.map((one) => {
    const { skill, place } = one;
    const { mu, size, sigma: known } = sides.get(one.side) ?? joined([one]);
    const sigma = Math.hypot(skill.sigma, TAU);
    const own = { mu, sigma: Math.hypot(known, Math.sqrt(size) * TAU) };
    let gain = 0;
    let learnt = 0;
    for (const [side, theirs] of sides) {
      if (side === one.side) continue;
      const spread = Math.sqrt((size + theirs.size) * BETA ** 2 + own.sigma ** 2 + theirs.sigma ** 2);
      const chance = 1 / (1 + Math.exp((theirs.mu - own.mu) / spread));
      const score = place < theirs.place ? 1 : place === theirs.place ? 0.5 : 0;
      gain += (sigma ** 2 / spread) * (score - chance);
      learnt += (own.sigma / spread) * (sigma / spread) ** 2 * chance * (1 - chance);
    }
    const shrink = Math.sqrt(Math.max(1 - learnt * weight, LEAST_SHRINK));
    // A match never makes anybody less known than before.
    return { mu: skill.mu + gain * weight, sigma: Math.min(skill.sigma, sigma * shrink) };
  });
}
