import { learnt } from '../../../kit/language/learnt.ts';
import { useLearnt } from '../../../kit/language/useLearnt.ts';
import type { TvWords } from './en.ts';

const words = learnt<TvWords>(import.meta.glob('./??.{ts,json}'));

/** What a television says beside what the table says anyway. */
export const useTvWords = (): TvWords => useLearnt(words);
