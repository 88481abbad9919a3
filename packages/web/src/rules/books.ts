import type { Block } from '../../rulebook.ts';
import type { Language } from '../language/languages.ts';

export type { Block };

/** Every rulebook of every game, by game and language; each is fetched when somebody opens it. */
const BOOKS = import.meta.glob<{ default: Block[] }>('../../../*/rules/*.md');

/** A game's rules; in English where a language has none yet. */
export async function readRules(game: string, language: Language): Promise<readonly Block[]> {
  const load = BOOKS[`../../../${game}/rules/${language}.md`] ?? BOOKS[`../../../${game}/rules/en.md`];
  return load === undefined ? [] : (await load()).default;
}
