import { use } from 'react';
import type { Language } from '../languages.ts';
import { untilTold } from '../later.ts';
import { useLanguage } from './language.tsx';
import type { Learnt } from './learnt.ts';

const learning = new WeakMap<Learnt<unknown>, Map<Language, Promise<void>>>();

/** Words in the language of the reader; a part of a page that says them is not drawn before they are there. */
export function useLearnt<Words>(words: Learnt<Words>): Words {
  const { language } = useLanguage();
  const begun = learning.get(words) ?? new Map<Language, Promise<void>>();
  learning.set(words, begun);
  const learnt = begun.get(language) ?? untilTold(words.learn(language), () => begun.delete(language));
  begun.set(language, learnt);
  use(learnt);
  return words.wordsOf(language);
}
