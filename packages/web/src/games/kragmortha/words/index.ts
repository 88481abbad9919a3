import type { Language } from '../../../language/languages.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en, type KragmorthaWords } from './en.ts';
import { pl } from './pl.ts';

export type { KragmorthaWords };

const WORDS: Readonly<Record<Language, KragmorthaWords>> = { en, de, pl, cs };

export const wordsOf = (language: Language): KragmorthaWords => WORDS[language];
