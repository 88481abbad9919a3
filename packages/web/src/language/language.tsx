import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { settings, spoken } from '../app/settings.ts';
import { useStore } from '../app/store.ts';
import { en, type Messages } from './en.ts';
import type { Language } from './languages.ts';

/** Each language is fetched only when it is spoken; English is there already, as the pattern. */
const MESSAGES: Readonly<Record<Language, () => Promise<Messages>>> = {
  en: async () => en,
  de: async () => (await import('./de.ts')).de,
  pl: async () => (await import('./pl.ts')).pl,
  cs: async () => (await import('./cs.ts')).cs,
};

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
    void MESSAGES[language]().then((m) => {
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
