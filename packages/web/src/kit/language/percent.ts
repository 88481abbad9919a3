import type { Language } from '../languages.ts';
import { made } from './made.ts';

const percents = made(
  (language) => new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }),
);

/** Sums of many small chances miss 1 by a little. */
const ALMOST = 1e-9;

/** A chance as a whole per cent; never 0 or 100 unless it is certain. */
export function percent(language: Language, chance: number): string {
  const certain = chance < ALMOST || chance > 1 - ALMOST;
  const shown = certain ? Math.round(chance) : Math.min(99, Math.max(1, Math.round(chance * 100))) / 100;
  return percents(language).format(shown);
}

/** Chances of which one comes true, as whole per cents that add up to 100; none is 0 unless it cannot be. */
export function shares(language: Language, chances: readonly number[]): string[] {
  const whole = chances.map((chance) => (chance < ALMOST ? 0 : Math.max(1, Math.floor(chance * 100))));
  const byRest = [...chances.keys()].sort((a, b) => rest(chances[b]) - rest(chances[a]));
  let left = 100 - whole.reduce((sum, one) => sum + one, 0);
  for (const at of byRest) {
    if (left <= 0 || chances[at] < ALMOST) continue;
    whole[at]++;
    left--;
  }
  // What was raised to 1 is taken from the largest.
  whole[whole.indexOf(Math.max(...whole))] += left;
  return whole.map((share) => percents(language).format(share / 100));
}

const rest = (chance: number): number => chance * 100 - Math.floor(chance * 100 + ALMOST);
