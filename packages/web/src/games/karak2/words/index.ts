import type { Language } from '../../../language/languages.ts';
import { learnt } from '../../../language/learnt.ts';
import type { Karak2Words } from './en.ts';

export type { Karak2Words };

export const { learn, wordsOf } = learnt<Karak2Words>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
});

/** An average with one decimal. */
export const average = (language: Language, count: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(count);
