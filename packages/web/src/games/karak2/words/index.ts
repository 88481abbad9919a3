import type { Language } from '../../../language/languages.ts';
import { learnt } from '../../../language/learnt.ts';
import { made } from '../../../language/made.ts';
import type { Karak2Words } from './en.ts';

export type { Karak2Words };

export const { learn, wordsOf } = learnt<Karak2Words>(import.meta.glob('./??.ts'));

const averages = made(
  (language) => new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** An average with one decimal. */
export const average = (language: Language, count: number): string => averages(language).format(count);
