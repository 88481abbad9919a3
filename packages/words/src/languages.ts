/**
 * Every language that is spoken, by what it calls itself. There is no other list: a language needs its files, and
 * `npm test` names those that it lacks.
 */
export const ENDONYMS = { en: 'English', de: 'Deutsch', pl: 'Polski', cs: 'Čeština' } as const;

export type Language = keyof typeof ENDONYMS;

export const LANGUAGES = Object.keys(ENDONYMS) as readonly Language[];

export function isLanguage(language: unknown): language is Language {
  return LANGUAGES.some((known) => known === language);
}
