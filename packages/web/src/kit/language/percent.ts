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
