import type { Language } from '../../../language/languages.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en, type Karak2Words } from './en.ts';
import { pl } from './pl.ts';

export type { Karak2Words };

const WORDS: Readonly<Record<Language, Karak2Words>> = { en, de, pl, cs };

export const wordsOf = (language: Language): Karak2Words => WORDS[language];

/** A chance as a whole per cent; never 0 or 100 unless it is certain. */
export function percent(language: Language, chance: number): string {
  const sure = Math.abs(chance - 1) < 1e-9 ? 1 : chance < 1e-9 ? 0 : null;
  const rounded = sure ?? Math.min(99, Math.max(1, Math.round(chance * 100))) / 100;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(rounded);
}

/** An average with one decimal. */
export const average = (language: Language, count: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(count);
