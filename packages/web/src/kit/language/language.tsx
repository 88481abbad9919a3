import { saidIn } from '@undercroft/words/said';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Language } from '../languages.ts';
import { settings, spoken } from '../settings.ts';
import { useStore } from '../store.ts';
import { en, type Messages } from './en.ts';

/** The words of the shell, spoken. */
const spokenIn = (language: Language, words: typeof en): Messages => ({
  language,
  ...saidIn(language, words),
});

const english = spokenIn('en', en);

/** Each language is fetched only when it is spoken; English is there already, as the pattern. */
const FILES = import.meta.glob<{ readonly default: typeof en }>('./??.json');

const known = new Map<Language, Messages>([['en', english]]);

async function messagesIn(language: Language): Promise<Messages> {
  const m = known.get(language) ?? spokenIn(language, (await FILES[`./${language}.json`]()).default);
  known.set(language, m);
  return m;
}

interface Spoken {
  readonly language: Language;
  readonly m: Messages;
}

const Context = createContext<Spoken>({ language: 'en', m: english });

/** The messages in the language of the reader. */
export const useLanguage = (): Spoken => use(Context);

/** So long the page waits for the words of a language before it speaks English. */
const PATIENCE_MS = 3000;
/** How soon words that could not be had are asked for again. */
const AGAIN_MS = 10_000;

/** Speaks the chosen language to everything inside: English until its words are there, if they are long in coming. */
export function Speaking({ children }: { children: ReactNode }) {
  const language = spoken(useStore(settings));
  const [now, setNow] = useState<Spoken | null>(language === 'en' ? { language, m: english } : null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const speak = (spoken: Spoken) => {
      document.documentElement.lang = spoken.language;
      setNow((before) => (before?.m === spoken.m ? before : spoken));
    };
    const meanwhile = () => setNow((before) => before ?? { language: 'en', m: english });
    const patience = setTimeout(meanwhile, PATIENCE_MS);
    const learn = () =>
      void messagesIn(language).then(
        (m) => current && speak({ language, m }),
        () => {
          if (current) timer = setTimeout(learn, AGAIN_MS);
        },
      );
    learn();
    return () => {
      current = false;
      clearTimeout(patience);
      clearTimeout(timer);
    };
  }, [language]);
  return now === null ? null : <Context value={now}>{children}</Context>;
}
