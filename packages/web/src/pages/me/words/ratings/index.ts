import { learnt } from '../../../../kit/language/learnt.ts';
import { useLearnt } from '../../../../kit/language/useLearnt.ts';
import type { RatingsWords } from './en.ts';

const words = learnt<RatingsWords>(import.meta.glob('./??.{ts,json}'));

/** What is said about ratings and statistics; whoever asks waits until it is there. */
export const useRatingsWords = (): RatingsWords => useLearnt(words);
