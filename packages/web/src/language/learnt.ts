import type { Language } from './languages.ts';

/** What a screen says, where only the languages in use are fetched. */
export interface Learnt<Words> {
  /** Fetches the words of a language once. */
  learn(language: Language): Promise<void>;
  /** The words of a language that was learnt before. */
  wordsOf(language: Language): Words;
}

/** Fetched from files called after their language, which call what they say so, too: './de.ts' with `de` in it. */
export function learnt<Words>(files: Readonly<Record<string, () => Promise<unknown>>>): Learnt<Words> {
  const known = new Map<Language, Words>();
  return {
    async learn(language) {
      if (known.has(language)) return;
      const file = (await files[`./${language}.ts`]()) as Readonly<Record<string, Words>>;
      known.set(language, file[language]);
    },
    wordsOf(language) {
      const words = known.get(language);
      if (words === undefined) throw new Error(`the screen has not learnt ${language} yet`);
      return words;
    },
  };
}
