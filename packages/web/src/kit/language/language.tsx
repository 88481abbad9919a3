import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Language } from '../languages.ts';
import { settings, spoken } from '../settings.ts';
import { useStore } from '../store.ts';
import { en, type Messages } from './en.ts';

/** Each language is fetched only when it is spoken; English is there already, as the pattern. */
const FILES = import.meta.glob<Readonly<Record<string, Messages>>>(['./??.ts', '!./en.ts']);

const messagesIn = async (language: Language): Promise<Messages> =>
  language === 'en' ? en : (await FILES[`./${language}.ts`]())[language];

interface Spoken {
  readonly language: Language;
  readonly m: Messages;
}

const Context = createContext<Spoken>({ language: 'en', m: en });

/** The messages in the language of the reader. */
export const useLanguage = (): Spoken => use(Context);

/** So long the page waits for the words of a language before it speaks English. */
const PATIENCE_MS = 3000;
/** How soon words that could not be had are asked for again. */
const AGAIN_MS = 10_000;

/** Speaks the chosen language to everything inside: English until its words are there, if they are long in coming. */
export function Speaking({ children }: { children: ReactNode }) {
  const language = spoken(useStore(settings));
  const [now, setNow] = useState<Spoken | null>(language === 'en' ? { language, m: en } : null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current = true;
    const speak = (spoken: Spoken) => {
      document.documentElement.lang = spoken.language;
      setNow((before) => (before?.m === spoken.m ? before : spoken));
    };
    const meanwhile = () => setNow((before) => before ?? { language: 'en', m: en });
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
