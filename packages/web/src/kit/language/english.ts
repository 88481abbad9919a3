import type { Language } from '../languages.ts';

/** Something in the reader's language; in English where its file cannot be had. */
export async function orEnglish<T>(language: Language, load: (language: Language) => Promise<T>): Promise<T> {
  try {
    return await load(language);
  } catch (error) {
    if (language === 'en') throw error;
    return load('en');
  }
}
