import { learnt } from '../../../../kit/language/learnt.ts';
import { useLearnt } from '../../../../kit/language/useLearnt.ts';
import type { CircleWords } from './en.ts';

const words = learnt<CircleWords>(import.meta.glob('./??.{ts,json}'));

/** What is said about friends, clubs and leagues; whoever asks waits until it is there. */
export const useCircleWords = (): CircleWords => useLearnt(words);
