import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../packages/words/src/languages.ts';

/** How a language is written, from its file in `tests/writing/`. */
export interface Habits {
  /** What opens what is quoted, and what closes it. */
  readonly quotes: readonly [open: string, close: string];
  /** Marks that quote only in other languages. */
  readonly foreign: RegExp;
  /** Dots that do not stand as they should: German leaves a space before dots that stand for words. */
  readonly dots: RegExp;
  /** How rules say that they are not in the rulebook. */
  readonly ours: RegExp;
  /** Somebody is spoken to as in an office. */
  readonly formal: RegExp | null;
  /** Several are spoken to. In a game's words and lessons one player is; in Czech the plural would be formal. */
  readonly several: RegExp | null;
}

export function habitsOf(language: Language): Habits {
  const said = JSON.parse(readFileSync(join(import.meta.dirname, 'writing', `${language}.json`), 'utf8'));
  const pattern = (text: string | undefined, flags: string) =>
    text === undefined ? null : new RegExp(text, flags);
  return {
    quotes: said.quotes,
    foreign: new RegExp(said.foreign, 'u'),
    dots: new RegExp(said.dots, 'u'),
    ours: new RegExp(said.ours, 'iu'),
    formal: pattern(said.formal, 'u'),
    several: pattern(said.several, 'iu'),
  };
}
