import type { Language } from './languages.ts';

/** What a screen says, where only the languages in use are fetched. */
export interface Learnt<Words> {
  /** Fetches the words of a language once. */
  learn(language: Language): Promise<void>;
  /** The words of a language that was learnt before. */
  wordsOf(language: Language): Words;
}

export function learnt<Words>(load: Readonly<Record<Language, () => Promise<Words>>>): Learnt<Words> {
  const known = new Map<Language, Words>();
  return {
    async learn(language) {
      if (!known.has(language)) known.set(language, await load[language]());
    },
    wordsOf(language) {
      const words = known.get(language);
      if (words === undefined) throw new Error(`the screen has not learnt ${language} yet`);
      return words;
    },
  };
}
