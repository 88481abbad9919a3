/** A part of a sentence; where it is a hard word, what its card is about. */
interface Part {
  readonly text: string;
  readonly about: string | null;
}

/** Finds hard words in sentences. */
export type Finder = (text: string) => readonly Part[];

/** Beginnings of words, each of which goes on as its language bends it: 'astral walk' finds 'Astral Walking'. */
const pattern = (stems: string): string =>
  stems
    .split('|')
    .map((stem) => stem.split(' ').map((word) => `${word.replaceAll(/[^\p{L}’-]/gu, '')}[\\p{L}’]*`))
    .map((words) => words.join('\\s+'))
    .sort((a, b) => b.length - a.length)
    .join('|');

/** Longer ones first: a treasure chest is more than a chest. */
export function finderOf(hard: Readonly<Record<string, string>>): Finder {
  const ids = Object.keys(hard).sort((a, b) => hard[b].length - hard[a].length);
  if (ids.length === 0) return (text) => [{ text, about: null }];
  const any = new RegExp(`(?<!\\p{L})(?:${ids.map((id) => `(${pattern(hard[id])})`).join('|')})`, 'giu');
  return (text) => {
    const parts: Part[] = [];
    let from = 0;
    for (const found of text.matchAll(any)) {
      const about = ids[found.slice(1).findIndex((one) => one !== undefined)] ?? null;
      if (found.index > from) parts.push({ text: text.slice(from, found.index), about: null });
      parts.push({ text: found[0], about });
      from = found.index + found[0].length;
    }
    if (from < text.length) parts.push({ text: text.slice(from), about: null });
    return parts;
  };
}
