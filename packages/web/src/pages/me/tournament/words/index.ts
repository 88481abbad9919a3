import { learnt } from '../../../../kit/language/learnt.ts';
import { useLearnt } from '../../../../kit/language/useLearnt.ts';
import type { TournamentWords } from './en.ts';

const words = learnt<TournamentWords>(import.meta.glob('./??.{ts,json}'));

/** What is said about tournaments; whoever asks waits until it is there. */
export const useTournamentWords = (): TournamentWords => useLearnt(words);
