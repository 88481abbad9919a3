import { learnt } from '../../../language/learnt.ts';
import type { KragmorthaWords } from './en.ts';

export type { KragmorthaWords };

export const { learn, wordsOf } = learnt<KragmorthaWords>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
});
