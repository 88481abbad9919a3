import { type Chance, type GameTypes, imagine, type Seat, type Sight, sidesOf } from '@undercroft/kernel';
import type { Mind } from '@undercroft/kit/mind';

/** Levels that play by instinct and do not notice everything. */
export type Careless = 'beginner' | 'novice';

/**
 * The share of answers that is not noticed, in each game: an oversight costs more in one than in another, and the steps
 * of the ladder should be alike, but for the lowest: a child of seven should beat a beginner. `undercroft duel GAME --a novice --b adept` measures it; docs/bots.md has the figures.
 */
const OVERLOOKED: Readonly<Record<string, Readonly<Record<Careless, number>>>> = {
  karak: { beginner: 0.5, novice: 0.16 },
  karak2: { beginner: 0.52, novice: 0.21 },
  goblin: { beginner: 0.3, novice: 0.09 },
  kragmortha: { beginner: 0.85, novice: 0.27 },
};
/** In a game that nobody has measured. */
const UNMEASURED: Readonly<Record<Careless, number>> = { beginner: 0.45, novice: 0.15 };

export function overlooks(level: Careless, game: string): number {
  return (Object.hasOwn(OVERLOOKED, game) ? OVERLOOKED[game] : UNMEASURED)[level];
}

/** Being ahead or behind by less than this part is as good as being level. */
const NEAR = 0.15;

/** Fair play: how well to play now, so as to stay near the best of the people at the table, as the table is judged. */
export function fairLevel<T extends GameTypes>(
  mind: Mind<T>,
  { box, view, seat }: Sight<T>,
  chance: Chance,
  people: readonly Seat[] | undefined,
): Careless | 'adept' | 'expert' {
  const shares = mind.evaluate(box, imagine(box, view, seat, chance));
  const sides = sidesOf(box.game, shares.length);
  const isRival = (other: Seat) => sides[other] !== sides[seat] && (people?.includes(other) ?? true);
  const rivals = shares.filter((_, other) => isRival(other));
  // Among computer players only there is nobody to be fair to.
  if (rivals.length === 0) return 'adept';
  const lead = shares[seat] / Math.max(...rivals);
  if (lead > 1 + 2 * NEAR) return 'beginner';
  if (lead > 1 + NEAR) return 'novice';
  return lead < 1 - NEAR ? 'expert' : 'adept';
}
