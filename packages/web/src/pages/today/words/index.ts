import { learnt } from '../../../kit/language/learnt.ts';
import { useLearnt } from '../../../kit/language/useLearnt.ts';
import type { TodayWords } from './en.ts';

const words = learnt<TodayWords>(import.meta.glob('./??.{ts,json}'));

/** What is said about what is new each day; whoever asks waits until it is there. */
export const useTodayWords = (): TodayWords => useLearnt(words);
