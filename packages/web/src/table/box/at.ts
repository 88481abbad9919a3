import type { Game } from '@undercroft/kernel';
import {
  type Component,
  type Path,
  type Section,
  type SetMistake,
  sayPath,
  sectionsOf,
} from '@undercroft/sets/workshop';
import type { Speaker } from '@undercroft/words';
import { createContext } from 'react';
import { numbersIn } from '../../kit/language/made.ts';
import type { Opened } from '../../table/game/opened.ts';
import type { DrawPiece } from '../game/beside.ts';
import { type SaidMistake, sayMistake } from './mistakes.ts';
import type { WorkshopWords } from './words/en.ts';

/** What everything in the workshop knows about the set on the bench. */
export interface AtBench {
  readonly game: Game;
  readonly say: Speaker;
  /** The set as its file has it, with what is said about it; null where it cannot be read. */
  readonly set: object | null;
  readonly words: WorkshopWords;
  readonly draw: DrawPiece;
  readonly sections: readonly Section[];
  readonly mistakes: readonly SetMistake[];
  /** A field in the reader's words. */
  label(field: string): string;
  /** A word or number of the set in the reader's words. */
  value(value: string | number): string;
  /** Where something stands, as the page names it. */
  where(path: Path): string;
  /** A refusal in the reader's words. */
  said(mistake: string): SaidMistake;
  /** What is wrong exactly here. */
  wrongAt(path: Path): string | undefined;
}

export const At = createContext<AtBench>(null as never);

/** All of it, for a set and what the game has against it. */
export const atBench = (
  { game, say }: Opened,
  words: WorkshopWords,
  draw: DrawPiece,
  data: object | null,
  mistakes: readonly SetMistake[],
): AtBench => {
  const named = say.naming(data);
  const value = (value: string | number) =>
    typeof value === 'number'
      ? numbersIn(say.language).format(value)
      : (words.values[value] ?? named.called(value));
  const label = (field: string) => words.fields[field] ?? words.sections[field] ?? named.called(field);
  const here = (key: string) => (key in words.fields || key in words.sections ? label(key) : value(key));
  return {
    game,
    say: named,
    set: data,
    words,
    draw,
    sections: sectionsOf(game, data),
    mistakes,
    label,
    value,
    where: (path) =>
      path.map((key) => (typeof key === 'number' ? words.place({ number: key + 1 }) : here(key))).join(' › '),
    said: (mistake) => sayMistake(words, mistake, here),
    wrongAt(path) {
      const own = mistakes.filter((mistake) => sayPath(mistake.path) === sayPath(path));
      return own.length === 0
        ? undefined
        : own.map(({ text }) => sayMistake(words, text, here).text).join(' ');
    },
  };
};

export const isWithin = (path: Path, outer: Path): boolean => outer.every((key, at) => path[at] === key);

/** What a thing is called; what a section holds one of is called like the section. */
export function thingTitle({ words, value, label }: AtBench, section: Section, thing: Component): string {
  if (thing.path.length > 1) return value(thing.name);
  return words.sections[section.name] ?? label(section.name);
}
