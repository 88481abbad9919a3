import { learnt } from '../../../../kit/language/learnt.ts';
import { useLearnt } from '../../../../kit/language/useLearnt.ts';
import type { MeWords } from './en.ts';

const words = learnt<MeWords>(import.meta.glob('./??.{ts,json}'));

/** What is said about oneself: games, account; whoever asks waits until it is there. */
export const useMeWords = (): MeWords => useLearnt(words);
