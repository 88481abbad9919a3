import { learnt } from '../../../kit/language/learnt.ts';
import type { AboutWords } from './en.ts';

export const { learn: learnAbout, wordsOf } = learnt<AboutWords>(import.meta.glob('./??.{ts,json}'));
