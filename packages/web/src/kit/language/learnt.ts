import { saidIn } from '@undercroft/words/said';
import type { Language } from '../languages.ts';
import { orEnglish } from './english.ts';

/** What a screen says, where only the languages in use are fetched. */
export interface Learnt<Words> {
  /** Fetches the words of a language once, or those of English where they cannot be had. */
  learn(language: Language): Promise<void>;
  /** The words of a language that was learnt before, or those that could be had instead. */
  wordsOf(language: Language): Words;
}

/** English, the pattern, is a module; every other language is data. */
type File = { readonly en: object } | { readonly default: object };

/** Fetched from files called after their language: './en.ts', './de.json'. */
export function learnt<Words>(files: Readonly<Record<string, () => Promise<unknown>>>): Learnt<Words> {
  const known = new Map<Language, Words>();
  return {
    learn: (language) =>
      orEnglish(language, async (spoken) => {
        if (known.has(spoken)) return;
        const file = (await files[spoken === 'en' ? './en.ts' : `./${spoken}.json`]()) as File;
        known.set(spoken, saidIn(spoken, 'en' in file ? file.en : file.default) as Words);
      }),
    wordsOf(language) {
      const [words] = known.has(language) ? [known.get(language)] : known.values();
      if (words === undefined) throw new Error(`the screen has not learnt ${language} yet`);
      return words;
    },
  };
}
