import type { GameTypes, Outcome, Seat } from '@undercroft/kernel';

/** What fills a gap in a message; the speaker puts it into words. */
export type Value =
  | string
  | number
  | { readonly seat: Seat }
  /** A thing with a name; a message may use any of its forms: {monster}, {monster_the}. */
  | { readonly thing: string }
  /** Said as "this, that and that", or as "this, that or that". */
  | { readonly list: readonly Value[]; readonly or?: true }
  | Phrase;

/** Something to say, in no language yet. */
export interface Phrase<Id extends string = string> {
  readonly id: Id;
  readonly values?: Readonly<Record<string, Value>>;
}

/** How many events one sentence tells; without a phrase they are left out, since another line says it. */
interface Together {
  readonly count: number;
  readonly phrase?: Phrase;
  /** A walk: whoever takes it may go on, answer by answer. */
  readonly goesOn?: true;
}

/** What a game has to say about its moments. Written as methods so that any game's phrases count as phrases. */
export interface Phrases<T extends GameTypes = GameTypes> {
  event(event: T['event']): Phrase;
  /** Whether the board shows it anyway, so that a log may leave it out. */
  isAside(event: T['event']): boolean;
  /** One sentence for the events from a place on, where they need what is around them to be told well. */
  together?(events: readonly T['event'][], at: number): Together | undefined;
  /** The question, to the seat that is asked; `set` is what is played with, where it is not the box. */
  ask(ask: T['ask'], view: T['view'], set?: unknown): Phrase;
  /** The same, to everybody else. */
  waiting(ask: T['ask'], view: T['view']): Phrase;
  /** An answer as on a button: each kind of question says its own, and `standing` what belongs to none. */
  readonly answers: {
    readonly [K in keyof T['answers']]: AnswerPhrases<T, K>[K extends T['ask']['kind'] ? 'asked' : 'unasked'];
  };
  /** The rules a question rests on, the most telling first. */
  rules(ask: T['ask']): readonly string[];
  ended(outcome: Outcome): Phrase;
  /** What is said of a thing with the figures that a set gives it; undefined where words say it without them. */
  about?(id: string, set: unknown): Phrase | undefined;
}

interface AnswerPhrases<T extends GameTypes, K extends keyof T['answers']> {
  asked(
    answer: T['answers'][K],
    view: T['view'],
    ask: Extract<T['ask'], { readonly kind: K }>,
    set?: unknown,
  ): Phrase;
  unasked(answer: T['answers'][K], view: T['view']): Phrase;
}

/** A thing's name by itself, and in the forms its language needs inside a sentence. */
export interface Forms {
  readonly name: string;
  readonly [form: string]: string;
}

/** Everything one game says in one language. */
export interface GameWords {
  /** The name of the game. */
  readonly title: string;
  /** Proper names, which no message inflects: heroes and their skills. */
  readonly names: Readonly<Record<string, string>>;
  readonly things: Readonly<Record<string, Forms>>;
  /** One sentence about each name and thing. */
  readonly about: Readonly<Record<string, string>>;
  readonly messages: Readonly<Record<string, string>>;
}

/** A game's words: what it says in no language yet, and each language, fetched when it is spoken. */
export interface SpokenGame {
  /** The languages it speaks, where not all there are; to anybody else it speaks English. */
  readonly languages?: readonly string[];
  phrases(): Promise<Phrases>;
  in(language: string): Promise<GameWords>;
}

/** Whoever speaks the game, as far as a drawing needs it: what things are called, and what every table says. */
export interface Names {
  name(id: string): string;
  /** The same for what may come from a component set of somebody's own. */
  called(id: string): string;
  about(id: string): string;
  readonly language: string;
  table(word: string, values?: Record<string, string | number>): string;
}

/** The same words in another language: every entry there, each with its own grammar. */
export interface Translated<W extends GameWords> {
  readonly title: string;
  readonly names: { readonly [K in keyof W['names']]: string };
  readonly things: { readonly [K in keyof W['things']]: Forms };
  readonly about: { readonly [K in keyof W['about']]: string };
  readonly messages: { readonly [K in keyof W['messages']]: string };
}

/** How many events from a place on are alike. */
export function runOf<E>(events: readonly E[], at: number, isAlike: (event: E) => boolean): number {
  let end = at + 1;
  while (end < events.length && isAlike(events[end])) end++;
  return end - at;
}
