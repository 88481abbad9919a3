import names from './languages.json' with { type: 'json' };

/**
 * Every language that is spoken, by what it calls itself. There is no other list: a language needs its files, and
 * `npm test` names those that it lacks.
 */
export const ENDONYMS = names;

export type Language = keyof typeof ENDONYMS;

export const LANGUAGES = Object.keys(ENDONYMS) as readonly Language[];

export function isLanguage(language: unknown): language is Language {
  return LANGUAGES.some((known) => known === language);
}
