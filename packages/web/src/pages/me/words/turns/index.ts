import { learnt } from '../../../../kit/language/learnt.ts';
import { useLearnt } from '../../../../kit/language/useLearnt.ts';
import type { TurnsWords } from './en.ts';

const words = learnt<TurnsWords>(import.meta.glob('./??.{ts,json}'));

/** What is said about being told that it is one's turn; whoever asks waits until it is there. */
export const useTurnsWords = (): TurnsWords => useLearnt(words);
