import { learnt } from '../../../kit/language/learnt.ts';
import { useLearnt } from '../../../kit/language/useLearnt.ts';
import type { OperatorWords } from './en.ts';

const words = learnt<OperatorWords>(import.meta.glob('./??.{ts,json}'));

export const useOperatorWords = (): OperatorWords => useLearnt(words);
