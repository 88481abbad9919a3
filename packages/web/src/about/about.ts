import type { GameTypes, Seat } from '@undercroft/kernel';
import type { AtTable } from '../games/screen.ts';
import type { Language } from '../language/languages.ts';
import { learnAbout, wordsOf } from './words/index.ts';

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

/** What one is told who asks about a thing. */
export interface About {
  readonly name: string;
  readonly text: string;
  /** More, line by line: strength, odds, faces of a die, what it costs whoever looks. */
  readonly facts: readonly string[];
  readonly rule: string | null;
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

/** What a game brings beside its screen, in `games/<game>/about/`, so that all it draws can be asked. */
export interface GameAbout<T extends GameTypes = GameTypes> {
  learn(language: Language): Promise<void>;
  /** Names and sentences for what the game's own words do not speak of, such as counters. */
  told(language: Language): Readonly<Record<string, Told>>;
  known(at: AtTable<T>, thing: Thing): Known | null;
}

const ABOUT = import.meta.glob<GameAbout>('../games/*/about/index.ts', { import: 'about' });

/** Everything that is needed to answer in a language. A game without a folder of its own is told of plainly. */
export async function loadAbout(game: string, language: Language): Promise<GameAbout | null> {
  const [about] = await Promise.all([
    ABOUT[`../games/${game}/about/index.ts`]?.() ?? null,
    learnAbout(language),
  ]);
  await about?.learn(language);
  return about;
}

/** A thing's card. Whatever is drawn has a name and a sentence, in any game. */
export function tell(at: AtTable, thing: Thing, game: GameAbout | null): About {
  const { say } = at;
  const shared = wordsOf(say.language);
  const known = game?.known(at, thing) ?? { id: thing.word };
  const { id } = known;
  const [name, text] = game?.told(say.language)[id] ?? shared.told[id] ?? [];
  const called = known.name ?? name ?? say.called(id);
  return {
    name: called.slice(0, 1).toLocaleUpperCase(say.language) + called.slice(1),
    text: known.text ?? text ?? say.tells(id) ?? shared.plain(say.title),
    facts: known.facts ?? [],
    rule: known.rule ?? null,
  };
}
