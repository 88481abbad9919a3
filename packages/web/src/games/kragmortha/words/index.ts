import { learnt } from '../../../kit/language/learnt.ts';
import type { KragmorthaWords } from './en.ts';

export type { KragmorthaWords };

export const gameWords = learnt<KragmorthaWords>(import.meta.glob('./??.{ts,json}'));
export const { wordsOf } = gameWords;
