import type { Language } from '../languages.ts';
import { made } from './made.ts';

const formats = made((language) => new Intl.NumberFormat(language, { maximumSignificantDigits: 3 }));

/** A mean as people write it: three digits that count. */
export const decimals = (language: Language, value: number): string => formats(language).format(value);
