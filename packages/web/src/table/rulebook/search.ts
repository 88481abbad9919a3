import type { Language } from '../../kit/languages.ts';

/** Words that mean the same at the table, by their beginnings, a file a language: whoever searches for one finds them all. */
const SYNONYMS = import.meta.glob<readonly (readonly string[])[]>('./synonyms/??.json', {
  eager: true,
  import: 'default',
});

export const synonymsIn = (language: Language) => SYNONYMS[`./synonyms/${language}.json`] ?? [];

/** What is compared: without capitals and accents. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    // Not a letter with an accent, but typed as one.
    .replaceAll('ł', 'l');

/** Too little to say which word is meant. */
const FEW_LETTERS = 3;

/** Words are listed by their beginnings, and searched for by theirs. */
const alike = (listed: string, word: string) => listed.startsWith(word) || word.startsWith(listed);

/** A word, and all that players call the same. */
function meanings(word: string, language: Language): string[] {
  if (word.length < FEW_LETTERS) return [word];
  const groups = synonymsIn(language).filter((group) => group.some((one) => alike(bare(one), word)));
  return [word, ...groups.flat().map(bare)];
}

/** Whether a text speaks of everything that was searched for, by whatever name. */
export function searching(search: string, language: Language): ((text: string) => boolean) | null {
  const wanted = bare(search)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => meanings(word, language));
  if (wanted.length === 0) return null;
  return (text) => {
    const spoken = bare(text);
    return wanted.every((words) => words.some((word) => spoken.includes(word)));
  };
}
