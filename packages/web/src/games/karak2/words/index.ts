import type { Language } from '../../../language/languages.ts';
import type { Karak2Words } from './en.ts';

export type { Karak2Words };

const LOAD: Readonly<Record<Language, () => Promise<Karak2Words>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
};

const known = new Map<Language, Karak2Words>();

/** Fetches the words of a language once. */
export async function learn(language: Language): Promise<void> {
  if (!known.has(language)) known.set(language, await LOAD[language]());
}

export function wordsOf(language: Language): Karak2Words {
  const words = known.get(language);
  if (words === undefined) throw new Error(`the screen has not learnt ${language} yet`);
  return words;
}

/** A chance as a whole per cent; never 0 or 100 unless it is certain. */
export function percent(language: Language, chance: number): string {
  const sure = Math.abs(chance - 1) < 1e-9 ? 1 : chance < 1e-9 ? 0 : null;
  const rounded = sure ?? Math.min(99, Math.max(1, Math.round(chance * 100))) / 100;
  return new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(rounded);
}

/** An average with one decimal. */
export const average = (language: Language, count: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(count);
