import type { Language } from '../../../language/languages.ts';
import { learnt } from '../../../language/learnt.ts';
import type { Karak2Words } from './en.ts';

export type { Karak2Words };

export const { learn, wordsOf } = learnt<Karak2Words>(import.meta.glob('./??.ts'));

/** An average with one decimal. */
export const average = (language: Language, count: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(count);
