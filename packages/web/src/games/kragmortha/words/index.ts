import type { Language } from '../../../language/languages.ts';
import type { KragmorthaWords } from './en.ts';

export type { KragmorthaWords };

const LOAD: Readonly<Record<Language, () => Promise<KragmorthaWords>>> = {
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
};

const known = new Map<Language, KragmorthaWords>();

/** Fetches the words of a language once. */
export async function learn(language: Language): Promise<void> {
  if (!known.has(language)) known.set(language, await LOAD[language]());
}

export function wordsOf(language: Language): KragmorthaWords {
  const words = known.get(language);
  if (words === undefined) throw new Error(`the screen has not learnt ${language} yet`);
  return words;
}
