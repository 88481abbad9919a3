import type { Language } from '@undercroft/words';

export type { Language };

/** Listed again so that the front door need not fetch the speaker. */
export const LANGUAGES = ['en', 'de', 'pl', 'cs'] as const satisfies readonly Language[];

/** Each language in its own words. */
export const ENDONYMS: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  pl: 'Polski',
  cs: 'Čeština',
};
