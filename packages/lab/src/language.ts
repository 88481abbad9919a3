import { LANGUAGES } from '@undercroft/words';

/** The language the system speaks, if it is one of ours. */
export function systemLanguage(): string {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  const language = (LC_ALL || LC_MESSAGES || LANG || '').slice(0, 2);
  return LANGUAGES.find((known) => known === language) ?? 'en';
}
