import { learnt } from '../../../kit/language/learnt.ts';
import { made } from '../../../kit/language/made.ts';
import type { Language } from '../../../kit/languages.ts';
import type { Karak2Words } from './en.ts';

export type { Karak2Words };

export const gameWords = learnt<Karak2Words>(import.meta.glob('./??.{ts,json}'));
export const { wordsOf } = gameWords;

const averages = made(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** An average with one decimal. */
export const average = (language: Language, count: number): string => averages(language).format(count);
