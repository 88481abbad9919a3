import type { Language } from '../languages.ts';

/** A formatter costs a hundred times what it formats, and pictures are drawn often: each is made once. */
export function made<F>(make: (language: Language) => F): (language: Language) => F {
  const known = new Map<Language, F>();
  return (language) => {
    const there = known.get(language) ?? make(language);
    known.set(language, there);
    return there;
  };
}

/** Plain numbers, as they are written in a language. */
export const numbersIn = made((language) => new Intl.NumberFormat(language));
