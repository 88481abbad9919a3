/** From a file of its own, so that the front door need not fetch the speaker. */
export { ENDONYMS, LANGUAGES, type Language } from '@undercroft/words/languages';
