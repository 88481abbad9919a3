import { learnt } from '../../../../kit/language/learnt.ts';
import { useLearnt } from '../../../../kit/language/useLearnt.ts';
import type { PeopleWords } from './en.ts';

const words = learnt<PeopleWords>(import.meta.glob('./??.{ts,json}'));

/** What is said about people one does not want to hear or meet; whoever asks waits until it is there. */
export const usePeopleWords = (): PeopleWords => useLearnt(words);
