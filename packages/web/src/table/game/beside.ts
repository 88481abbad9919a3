import type { Answer, Box, GameTypes, Json, Seat } from '@undercroft/kernel';
import type { Speaker } from '@undercroft/words';
import type { ReactNode } from 'react';
import type { Learnt } from '../../kit/language/learnt.ts';
import type { LuckAsked } from '../sources/client.ts';
import type { GameEars } from './ears.ts';
import type { AtTable } from './screen.ts';

/** What a game brings beside its screen. Each is fetched when it is wanted, and a game may lack any of it. */
export interface Beside {
  about(): Promise<GameAbout | null>;
  ears(): Promise<GameEars | null>;
  notes(): Promise<GameNotes | null>;
  pictures(): Promise<RulePictures>;
  pieces(): Promise<DrawPiece>;
  paper(): Promise<GamePaper | null>;
  /** Whether it can be played with the box on people's own table; known before anything of that is fetched. */
  readonly isTold: boolean;
  told(): Promise<GameTold | null>;
  /** Whether it can be laid in the midst of its game, counted and told the odds of. */
  readonly isLaid: boolean;
  bench(): Promise<GameBench | null>;
}

/** Something drawn on a table's screen, as its mark in the page names it. */
export interface MarkedThing {
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
export type Caption = readonly [name: string, text: string];

/** `games/<game>/about/`: all that the game draws can be asked. */
export interface GameAbout<T extends GameTypes = GameTypes> {
  /** Names and sentences for what the game's own words do not speak of, such as counters. */
  readonly words: Learnt<Readonly<Record<string, Caption>>>;
  /** Beginnings of words that are hard, by what their card is about: 'reincarnat', and 'teleport gate|gate' for two. */
  readonly hard: Learnt<Readonly<Record<string, string>>>;
  known(at: AtTable<T>, thing: MarkedThing): Known | null;
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

/** Something as it looks on people's own table. */
export interface OnTable {
  readonly label: string;
  readonly picture: ReactNode;
}

/** What may have come out of a bag; and the answer to how it lies, where people see that with it. */
export interface Offer extends OnTable {
  readonly lies: Answer | null;
}

/** `games/<game>/told.tsx`: what people see on their own table, so that they can say what luck brought. */
export interface GameTold<T extends GameTypes = GameTypes> {
  /** How much room each picture needs, in pixels, where it is more than a token's. */
  readonly wide?: number;
  /** A thing out of a bag, once for each way in which it may lie. */
  offers(at: AtTable<T>, luck: LuckAsked, thing: Json): readonly Offer[];
  /** A side of one of the dice; without it they are dice with pips, thrown together. */
  side?(at: AtTable<T>, luck: LuckAsked, die: number, value: number): OnTable;
  /** Whether an answer is given by saying what came of it: of one's own throw, of a fight that one ends. */
  atOnce?(at: Pick<AtTable<T>, 'box' | 'view' | 'ask'>, answer: T['answer']): boolean;
  /** What exactly is meant, where luck is asked for several times in a row. */
  which?(at: AtTable<T>, luck: LuckAsked): string | null;
  /** What is laid out before the game, with how many of it there are. */
  layOut(box: Box<T>, say: Speaker<T>): readonly (OnTable & { readonly count: number })[];
}

/** What lies on people's own table, as far as they have said it, and how to say more. */
export interface BenchProps<T extends GameTypes = GameTypes, L = unknown> {
  readonly box: Box<T>;
  readonly say: Speaker<T>;
  readonly laid: L;
  /** Who plays is settled: the table is laid in the midst of its game. */
  readonly seated: boolean;
  readonly onLay: (laid: L) => void;
}

/** `games/<game>/bench/`: a table laid as it lies before people. `L` is plain data. */
export interface GameBench<T extends GameTypes = GameTypes, L = unknown> {
  /** Before anybody has said anything. */
  readonly bare: L;
  /** A table as it lies. */
  asItLies(box: Box<T>, view: T['view']): L;
  /** Who plays, in seat order. */
  figures(laid: L): readonly string[];
  /** Why nobody can play on from it, in the reader's words. */
  wrong(box: Box<T>, laid: L, say: Speaker<T>): string | null;
  /** What is not in play: on the stack, in the bag. */
  left(box: Box<T>, laid: L, say: Speaker<T>): readonly (OnTable & { readonly count: number })[];
  /** The table that rules go on from. */
  state(box: Box<T>, laid: L): T['state'];
  Bench(props: BenchProps<T, L>): ReactNode;
  /** What one of them has, to be counted by taps. */
  Hero(props: BenchProps<T, L> & { readonly seat: Seat }): ReactNode;
  points(box: Box<T>, state: T['state'], seat: Seat): number;
  /** All that a seat could fight, and how likely it wins as things are. */
  foes(
    box: Box<T>,
    state: T['state'],
    seat: Seat,
    say: Speaker<T>,
  ): readonly (OnTable & { readonly win: number })[];
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

/** What paper is cut to. */
export type Outline = 'card' | 'tile' | 'token' | 'counter' | 'hexagon' | 'standee' | 'net' | 'plan';

/** Something to cut out of paper. */
export interface Cut {
  readonly label: string;
  readonly outline: Outline;
  readonly copies: number;
  readonly face: ReactNode;
  /** Null where nothing is on it. */
  readonly back: ReactNode | null;
}

/** `games/<game>/paper.tsx`: what a game is cut out of paper as. `set` is what its file says. */
export interface GamePaper<S extends object = object> {
  /** A component of the set; nothing where it is not made of paper. */
  cuts(piece: PieceProps, set: S): readonly Cut[];
  /** What lies in the box besides: figures, hearts, markers. */
  besides(say: Speaker, set: S): readonly Cut[];
}
