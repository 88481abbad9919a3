import { learnt } from '../../../kit/language/learnt.ts';
import type { EarsWords } from './en.ts';

export type { EarsWords };

export const { learn: learnEars, wordsOf } = learnt<EarsWords>(import.meta.glob('./??.{ts,json}'));
