import type { GameTypes, Seat } from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';
import type { ReactNode } from 'react';
import type { Learnt } from '../../kit/language/learnt.ts';
import type { Language } from '../../kit/languages.ts';
import type { GameEars } from './ears.ts';
import type { AtTable } from './screen.ts';

/** What a game brings beside its screen. Each is fetched when it is wanted, and a game may lack any of it. */
export interface Beside {
  about(): Promise<GameAbout | null>;
  ears(): Promise<GameEars | null>;
  notes(): Promise<GameNotes | null>;
  pictures(): Promise<RulePictures>;
  pieces(): Promise<DrawPiece>;
}

/** Something drawn on a table's screen, as its mark in the page names it. */
export interface Thing {
  /** What it stands for, as the rules call it: 'rat 5', 'stack'. */
  readonly word: string;
  /** The number that is written, where it is a counter. */
  readonly count: string | null;
  /** The part of the screen: 'board', 'seat 1', 'hand'. */
  readonly region: string;
  /** Whose it is, where the screen says so. */
  readonly seat: Seat | null;
}

/** What a game knows about one of its things. */
export interface Known {
  /** As the game's words call it; they say its name and a sentence about it. */
  readonly id: string;
  readonly name?: string;
  readonly text?: string;
  readonly facts?: readonly string[];
  readonly rule?: string | undefined;
}

/** A name and a sentence. */
export type Told = readonly [name: string, text: string];

/** `games/<game>/about/`: all that the game draws can be asked. */
export interface GameAbout<T extends GameTypes = GameTypes> {
  learn(language: Language): Promise<void>;
  /** Names and sentences for what the game's own words do not speak of, such as counters. */
  told(language: Language): Readonly<Record<string, Told>>;
  known(at: AtTable<T>, thing: Thing): Known | null;
}

/** What is worth a sentence and a picture when somebody meets it for the first time. */
interface FirstNote<T extends GameTypes = GameTypes> {
  readonly rule: string;
  /** Whether it has just happened; `before` is what happened right before it. */
  met(event: T['event'], before: T['event'] | undefined, at: AtTable<T>): boolean;
  readonly picture: ReactNode;
}

/** `games/<game>/notes/`: its first notes by their names, and what they say. */
export interface GameNotes<T extends GameTypes = GameTypes, Name extends string = string> {
  readonly words: Learnt<Readonly<Record<Name, string>>>;
  readonly list: Readonly<Record<Name, FirstNote<T>>>;
}

/** What a game's rulebook shows beside its sentences, by rule. Decoration: the sentence says it. */
export type RulePictures = Readonly<Record<string, () => ReactNode>>;

/** A component as it looks in play. `value` is what the set says of it, right or wrong. */
export interface PieceProps {
  readonly section: string;
  readonly name: string;
  readonly value: Readonly<Record<string, unknown>>;
  readonly say: Speaker;
}

/** Draws it; null where this game has no picture of such a thing. */
export type DrawPiece = (props: PieceProps) => ReactNode;
