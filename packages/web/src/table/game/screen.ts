import type {
  AskKind,
  Box,
  GameTypes,
  Outcome,
  Question,
  Seat,
  StandingOf,
  UNASKED,
  Viewer,
} from '@undercroft/kernel';
import type { SeatNames, Speaker } from '@undercroft/words';
import type { ReactNode } from 'react';
import type { Drawing } from '../../art/drawing.ts';
import type { Messages } from '../../kit/language/en.ts';
import type { Learnt } from '../../kit/language/learnt.ts';
import type { Sound } from '../sound/sound.ts';
import type { LuckAsked, Sitting } from '../sources/client.ts';
import type { Flight } from '../stage/Flights.tsx';
import type { Opening } from '../stage/scene.ts';
import type { Great, Tale } from './tales.ts';

/**
 * A table as a game's own screen sees it: what lies there, what is asked, how to answer. Its kind says what is asked,
 * null while something is still being shown, and when the game is over; its answers are the legal ones, if the one who
 * looks is asked, else none.
 */
export type AtTable<
  T extends GameTypes = GameTypes,
  K extends AskKind<T> | null = AskKind<T> | null,
> = Settled<T> & Around<T> & Asking<T, K> & { readonly question: Asking<T, AskKind<T> | null> };

/** What is asked, with its answers. */
type Asking<T extends GameTypes, K extends AskKind<T> | null> =
  | Question<T, NonNullable<K>>
  | (null extends K ? typeof UNASKED : never);

/** What stands still at a table: the same object for as long as all of it means the same. */
export interface Settled<T extends GameTypes = GameTypes> {
  readonly box: Box<T>;
  readonly viewer: Viewer;
  readonly seats: readonly Sitting[];
  /** Each seat's name, in seat order, for the speaker. */
  readonly names: SeatNames;
  readonly say: Speaker<T>;
  readonly m: Messages;
  /** Answers; further answers follow one by one as long as nothing else happens. */
  answer(first: T['answer'], ...rest: T['answer'][]): void;
  /** A click that cannot be: says why, with the rule. */
  refuse(text: string, rule?: string): void;
  openRule(rule: string): void;
}

interface Around<T extends GameTypes> {
  /** What lies on the table as it is shown. */
  readonly view: T['view'];
  /** What is just happening, or null. */
  readonly event: T['event'] | null;
  /** Dice are in the air or in a hand: nothing may tell how they will lie. */
  readonly rolling: boolean;
  /** Throws the dice that whoever looks holds in their hand; null where there are none. */
  readonly throwDice: (() => void) | null;
  readonly standing: readonly StandingOf<T>[];
  /** What people are to say that luck brought, with the answer it belongs to; null where nothing of it is asked. */
  readonly luck: LuckAsked | null;
  /** Everything that has been shown so far, the newest last. */
  readonly log: readonly {
    readonly key: number;
    readonly event: T['event'];
    /** It no longer stands. */
    readonly takenBack?: boolean;
  }[];
  /** What others did since whoever looks last answered, until they answer. */
  readonly news: readonly T['event'][];
}

/** What every game's screen has to say, beside words of its own. */
export interface ScreenWords {
  /** How to win, in a line; and instead of it where an option is chosen, by that option. */
  readonly goal: string;
  readonly goals?: Readonly<Record<string, string>>;
  /** Three rules for whoever has half a minute, by the rule whose picture shows each. */
  readonly inShort: Readonly<Record<string, string>>;
  /** What each of its tales is called. */
  readonly tales: Readonly<Record<string, string>>;
}

/** How to win at a table. */
export function goalOf({ goal, goals = {} }: ScreenWords, { options }: Box): string {
  const chosen = Object.keys(goals).find((option) => options[option] === true);
  return chosen === undefined ? goal : goals[chosen];
}

/**
 * What is special to one game's screen. Everything else is the shell's. Its parts read the table they are laid on
 * (`seenAt`). Methods, so that any game's screen fits.
 */
export interface GameScreen<T extends GameTypes = GameTypes> {
  /** Whether people at one device hide something from each other. */
  readonly secretHands: boolean;
  /** Options that suit so many people better than the printed ones; they can be changed. */
  suggests?(people: number): Partial<T['options']>;
  /** What somebody's first game, after the lesson, is played by: the rulebook's own way where the usual one is another. */
  readonly first?: Partial<T['options']>;
  /** What the screen itself says: a language is fetched before anything of it is drawn. */
  readonly words?: Learnt<ScreenWords>;
  /**
   * What lies on the table only while events are shown, such as dice: added to the view. `before` is the table as it was
   * shown when the event happened, `after` as the event has left it.
   */
  passing?(before: T['view'], event: T['event'], after: T['view']): object;
  /** How long an event is looked at once everything about it is known, in milliseconds. */
  beat(event: T['event'], mine: boolean): number;
  /** Whether dice roll or something travels face down before what an event brings may be told. */
  opening(event: T['event']): Opening | null;
  /** Whether a walk of several steps goes on after it. */
  goesOn(event: T['event']): boolean;
  /** Whether its seat throws these dice by hand, having given this answer; else they roll at once. */
  inHand?(event: T['event'], answer: T['answer'] | null): boolean;
  /** Whether it happens to this seat, whoever did it: then it is never hurried, and told first. */
  touches?(event: T['event'], seat: Seat): boolean;
  /** Whether it is worth a line where the turns of others are summed up. */
  news(event: T['event']): boolean;
  sound(event: T['event'], view: T['view']): Sound | null;
  /** A piece that travels while an event is shown, between places marked `data-place`: 'seat 2' is the shell's. */
  flight(view: T['view'], event: T['event'], box: Box<T>): Flight | null;
  /** What a seat has, in a line of small signs, and in full. */
  Strip(props: { readonly seat: Seat }): ReactNode;
  Belongings(props: { readonly seat: Seat }): ReactNode;
  /** Figures are called after a colour, so they wear it, whatever colour the seat chose. */
  readonly figuresAreColours?: boolean;
  /** The whole figure as a picture, as large as its frame. */
  Figure?(props: { readonly figure: string; readonly look: number }): ReactNode;
  Portrait(props: { readonly figure: string; readonly look: number; readonly size: number }): ReactNode;
  /** Wraps Board and Choices: what the two share while one makes up one's mind. */
  Mind(props: { readonly children: ReactNode }): ReactNode;
  /** The middle of the table. It brings its own pan and zoom. */
  Board(): ReactNode;
  /** What comes over the board while it is the moment's whole matter: a fight, a chest that opens. */
  Show?(): ReactNode;
  /** Answers that are not given on the board, as buttons. */
  Choices(): ReactNode;
  /** The one answer left where no other can change anything: the screen gives it by itself. Null where one decides. */
  only?(at: AtTable<T>): T['answer'] | null;
  /** What an answer that ends a turn leaves undone, such as '3 steps'; null where nothing is left. */
  leaves?(at: AtTable<T>, answer: T['answer']): string | null;
  /** A seat's points line by line, when the game is over. */
  score(
    at: AtTable<T>,
    seat: Seat,
    outcome: Outcome,
  ): readonly { readonly text: ReactNode; readonly points: number }[];
  /** What decided the game for a seat, where that is not its points. */
  total?(at: AtTable<T>, seat: Seat): ReactNode;
  /** What people tell each other afterwards, from everything that was heard of a game. */
  tales?(events: readonly T['event'][]): readonly Tale[];
  /** Whether an event may have decided the game for those who won: the last one did. */
  deciding?(event: T['event'], winners: readonly Seat[]): boolean;
  /** Whether a whole room looks up for an event that has just been shown. */
  great?(at: Pick<AtTable<T>, 'box' | 'view' | 'log'>, event: T['event']): Great | null;
  /** What becomes of words that whoever looks writes at the table; null if none get through. */
  spoken?(at: AtTable<T>, text: string): string | null;
}

/** What is painted on the lid of a box (`lid.tsx` beside its screen), and how its title is set. */
export interface PaintedLid {
  readonly drawing: Drawing;
  /** Lines of [text, size, baseline]. */
  readonly title: readonly (readonly [string, number, number])[];
  readonly side: string;
}
