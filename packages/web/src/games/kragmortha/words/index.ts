import type { Language } from '../../../language/languages.ts';
import { en, type KragmorthaWords } from './en.ts';

export type { KragmorthaWords };

const WORDS: Readonly<Record<Language, KragmorthaWords>> = { en, de: en, pl: en, cs: en };

export const wordsOf = (language: Language): KragmorthaWords => WORDS[language];
