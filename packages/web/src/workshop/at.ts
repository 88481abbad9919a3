import type { Game } from '@undercroft/kernel';
import type { Path, Section, SetMistake, Thing } from '@undercroft/kernel/sets';
import type { Speaker } from '@undercroft/words';
import { createContext } from 'react';
import type { DrawPiece } from './piece.ts';
import type { WorkshopWords } from './words/en.ts';

/** What everything in the workshop knows about the set on the bench. */
export interface AtBench {
  readonly game: Game;
  readonly say: Speaker;
  readonly words: WorkshopWords;
  readonly draw: DrawPiece;
  readonly sections: readonly Section[];
  readonly mistakes: readonly SetMistake[];
  /** A field in the reader's words. */
  label(field: string): string;
  /** A word or number of the set in the reader's words. */
  value(value: string | number): string;
  /** What is wrong exactly here. */
  wrongAt(path: Path): string | undefined;
}

export const At = createContext<AtBench>(null as never);

export const isWithin = (path: Path, outer: Path): boolean => outer.every((key, at) => path[at] === key);

/** What a thing is called; what a section holds one of is called like the section. */
export function titleOf({ words, value, label }: AtBench, section: Section, thing: Thing): string {
  if (thing.path.length > 1) return value(thing.name);
  return words.sections[section.name] ?? label(section.name);
}
