import { learnt } from '../../../kit/language/learnt.ts';
import { useLearnt } from '../../../kit/language/useLearnt.ts';
import type { HandWords } from './en.ts';

const words = learnt<HandWords>(import.meta.glob('./??.{ts,json}'));

/** What a phone beside a television says. */
export const useHandWords = (): HandWords => useLearnt(words);
