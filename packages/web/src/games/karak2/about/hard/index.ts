import { learnt } from '../../../../kit/language/learnt.ts';

export const hard = learnt<Readonly<Record<string, string>>>(import.meta.glob('./??.{ts,json}'));
