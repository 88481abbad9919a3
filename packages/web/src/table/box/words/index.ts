import { learnt } from '../../../kit/language/learnt.ts';
import { useLearnt } from '../../../kit/language/useLearnt.ts';
import type { WorkshopWords } from './en.ts';

const words = learnt<WorkshopWords>(import.meta.glob('./??.{ts,json}'));

/** What is said in the workshop; whoever asks waits until it is there. */
export const useWorkshopWords = (): WorkshopWords => useLearnt(words);
