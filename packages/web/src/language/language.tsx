import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { settings, spoken } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { en, type Messages } from './en.ts';
import type { Language } from './languages.ts';

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

/** Speaks the chosen language to everything inside; shows nothing until its words are there. */
export function Speaking({ children }: { children: ReactNode }) {
  const language = spoken(useStore(settings));
  const [now, setNow] = useState<Spoken | null>(language === 'en' ? { language, m: en } : null);
  useEffect(() => {
    let current = true;
    void messagesIn(language).then((m) => {
      if (!current) return;
      document.documentElement.lang = language;
      setNow((before) => (before?.m === m ? before : { language, m }));
    });
    return () => {
      current = false;
    };
  }, [language]);
  return now === null ? null : <Context value={now}>{children}</Context>;
}
