import type { Chance } from './chance.ts';
import type { OptionSpecs } from './options.ts';
import type { Reckoned } from './reckoned.ts';
import type { Still, WhoSees } from './who-sees.ts';

/** A place at the table, counted from 0, clockwise. */
export type Seat = number;

/** Who looks at the table: a seat, or null for a spectator. */
export type Viewer = Seat | null;

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What stands on a table's stack: a question to one seat, or a duty of it. Each game adds what it is about. */
export interface Ask {
  readonly kind: string;
  readonly seat: Seat;
}

/** One way to answer: a bare word, or an object whose first key is the word: 'rest', { step: 'north' }. */
export type Answer = string | { readonly [word: string]: Json };

/** Something that happened. Each game adds what and to whom. */
export interface GameEvent {
  readonly kind: string;
}

/** A row in a game's table of events: what is said besides its kind. */
export interface Happening<Says extends object> {
  readonly says?: Says;
}
/** `'stack-empty': happens()` */
export const happens = <Says extends object = object>(): Happening<Says> => ({});
/** What a seat does, or what happens to it: `turn: does<{ turn: number }>()` */
export const does = <Says extends object = object>(): Happening<Says & { seat: Seat }> => ({});

/** The events of such a table, which says once what can happen. */
export type EventsOf<Rows extends Readonly<Record<string, Happening<object>>>> = {
  [K in keyof Rows & string]: Rows[K] extends Happening<infer Says> ? Readonly<{ kind: K } & Says> : never;
}[keyof Rows & string];

/** What lies on the table: plain data, JSON in, JSON out. */
export interface State<A extends Ask = Ask> {
  /** How many turns have begun. */
  turn: number;
  /** Open questions, and duties that are done without asking once they are on top; the last one is being asked. */
  asks: A[];
}

/** The state as one viewer may know it. */
export interface View<A extends Ask = Ask> {
  readonly turn: number;
  readonly asks: readonly A[];
}

/** How a game ended. */
export interface Outcome {
  /** What ended it, in one word of the game's own: 'dragon'. */
  readonly by: string;
  /** Partners win together: either all seats of a side are here, or none. */
  readonly winners: readonly Seat[];
  /** Points of each seat, in the game's own counting; partners have the same. */
  readonly points: readonly number[];
}

/** The types of one game, bundled so that one parameter names them all. */
export interface GameTypes {
  state: State;
  ask: Ask;
  /** What may be answered to each kind of ask, and, as `standing`, what may be done at any time. */
  answers: { readonly [kind: string]: Answer };
  /** Any of these. */
  answer: Answer;
  event: GameEvent;
  view: View;
  /** Table options by name. */
  options: Readonly<Record<string, string | boolean>>;
  /** The component set: cards, tiles, tokens, as data. */
  set: object;
}

/** A table that is only looked at. */
export type StillOf<T extends GameTypes> = T['state'] | Still<T['state']>;

/** The kinds of questions that a game asks. */
export type AskKind<T extends GameTypes> = T['ask']['kind'] & keyof T['answers'];

/** The question of one kind. */
export type AskOf<T extends GameTypes, K extends AskKind<T> = AskKind<T>> = Extract<
  T['ask'],
  { readonly kind: K }
>;

/** Things to do without asking: what else stands on the stack. */
export type DutyKind<T extends GameTypes> = Exclude<OnStack<T>['kind'], T['ask']['kind']>;
type OnStack<T extends GameTypes> = T['state']['asks'][number];

/** The duty of one kind. */
export type DutyOf<T extends GameTypes, K extends DutyKind<T> = DutyKind<T>> = Extract<
  OnStack<T>,
  { readonly kind: K }
>;

/** What may be done at any time; nothing in most games. */
export type StandingOf<T extends GameTypes> = Entry<T['answers'], 'standing'>;
type Entry<R, K> = K extends keyof R ? R[K] : never;

/** What a table agreed on before anything was drawn. It never changes during a match. */
export interface Box<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly options: T['options'];
  readonly set: T['set'];
}

/**
 * Tells an event. With `only`, that seat alone hears it and everybody else hears `others`, if given.
 * Undefined when nobody listens: call it as `tell?.(…)` and a silent game builds no events at all.
 */
export type Tell<E extends GameEvent = GameEvent> = TellRules<E>['tell'];

/** Written as a method so that a game of its own types counts as a game of any types. */
interface TellRules<E extends GameEvent> {
  tell(event: E, only?: Seat, others?: E): void;
}

/** The table in motion: what rules need to change it. */
export interface Moment<T extends GameTypes> {
  readonly box: Box<T>;
  readonly state: T['state'];
  readonly chance: Chance;
  readonly tell: Tell<T['event']> | undefined;
}

/** The rules of one kind of ask. */
export interface AskRules<T extends GameTypes, K extends AskKind<T> = AskKind<T>> {
  /** Which answers are legal. */
  answers(box: Box<T>, state: StillOf<T>, ask: AskOf<T, K>): T['answers'][K][];
  /** What an answer does. The ask has left the stack already: push it again to ask again. */
  answer(moment: Moment<T>, ask: AskOf<T, K>, answer: T['answers'][K]): void;
}

/** Does what a duty says. It has left the stack already, like an ask that is being answered. */
export type DutyRules<T extends GameTypes, K extends DutyKind<T> = DutyKind<T>> = Doing<T, K>['duty'];

/** Written as a method so that a game of its own types counts as a game of any types. */
interface Doing<T extends GameTypes, K extends DutyKind<T>> {
  duty(moment: Moment<T>, duty: DutyOf<T, K>): void;
}

/** The rules of all that stands on a game's stack; of a game that nobody knows, any of them. */
export type StackRules<T extends GameTypes> = string extends T['ask']['kind']
  ? { readonly [kind: string]: AskRules<T> | DutyRules<T> }
  : { readonly [K in AskKind<T>]: AskRules<T, K> } & Duties<T>;
export type Duties<T extends GameTypes> = { readonly [K in DutyKind<T>]: DutyRules<T, K> };

/** What a seat may do at any time, asked or not; answers must differ from those of every ask. */
export interface StandingRules<T extends GameTypes> {
  answers(box: Box<T>, state: StillOf<T>, seat: Seat): StandingOf<T>[];
  answer(moment: Moment<T>, seat: Seat, answer: StandingOf<T>): void;
  /** The seat that an answer accuses of what only a person can do; null if it accuses nobody. */
  accuses?(state: StillOf<T>, answer: StandingOf<T>): Seat | null;
  /** What a computer player answers where one must have watched people, which it cannot; null for other questions. */
  unseen?(question: Question<T>): T['answer'] | null;
}

/** A question with its answers, as players see it. Whoever looks at its kind knows which answers they are. */
export type Question<T extends GameTypes = GameTypes, K extends AskKind<T> = AskKind<T>> = {
  readonly [Kind in K]: {
    readonly kind: Kind;
    readonly ask: AskOf<T, Kind>;
    readonly answers: readonly T['answers'][Kind][];
  };
}[K];

/** All that a player knows when asked: people see it drawn, bots as it is. */
export type Sight<T extends GameTypes = GameTypes, K extends AskKind<T> = AskKind<T>> = {
  readonly [Kind in K]: {
    readonly box: Box<T>;
    readonly view: T['view'];
    readonly seat: Seat;
    readonly kind: Kind;
    readonly ask: AskOf<T, Kind>;
    readonly answers: readonly T['answers'][Kind][];
  };
}[K];

/** By kind of question, in the same order for the same box. It may hold some that never come up; none that does is missing. */
export type EveryAnswer<T extends GameTypes = GameTypes> = {
  readonly [K in AskKind<T>]: readonly T['answers'][K][];
} & { readonly standing?: readonly T['answer'][] };

/** Makes a state that older rules have kept one of the version after them; null where it may stay as it is. */
export type Raise = ((state: { [part: string]: unknown }) => void) | null;

/** A schema of the schema library, as far as those need to know who only read types: the library stays inside. */
export interface SetSchema {
  readonly kind: 'schema';
  readonly type: string;
}

/** The rules of one game: all that a table needs. What bots think is its `Mind`, what scenarios say its `Scene`. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly name: string;
  /** What the ids of its rules begin with: 'K' for K-31. */
  readonly rulePrefix: string;
  /** Raised whenever a recorded match would play out differently, or a state is laid out otherwise. */
  readonly rulesVersion: number;
  /** What each raise of it does to tables begun before, the first raise first. */
  readonly raises: readonly Raise[];
  readonly seats: { readonly min: number; readonly max: number };
  /** Who plays together: the side of each seat, numbered from 0, at a table of so many. Left out where everybody plays for themselves. */
  sides?(seats: number): readonly number[];
  /** Heroes, goblins: what a seat may play, named. */
  readonly figures: readonly string[];
  readonly options: OptionSpecs;
  /** Options under which seats choose their figures, where the default deals them. */
  readonly chosen: Partial<T['options']>;
  /** Options of a table where people have the box before them, if it plays otherwise there. */
  readonly told?: Partial<T['options']>;
  /** The component set in the box. */
  readonly set: T['set'];
  /** The same set as a file writes it, where `set` is laid out for play. */
  readonly setFile?: object;
  /** What a set may hold, field by field: from it workshops are made. */
  readonly setSchema: SetSchema;
  /** Checks another component set; throws a `Refused` that names the field. */
  checkSet(set: unknown): T['set'];
  /** Refuses a set with which no game could come to its end; it can be played all the same. */
  mustEnd?(set: T['set'], options: Readonly<Record<string, string | boolean>>): void;
  /** Every answer to a question there could ever be: whoever learns goes by their numbers, and no example forbids another. */
  everyAnswer(box: Box<T>): EveryAnswer<T>;
  /** Every kind of event the game tells. */
  readonly events: { readonly [K in T['event']['kind']]: Happening<object> };
  /** What luck is used for: where it is dealt, each has a stream of its own. */
  readonly purposes: readonly string[];
  /** What stands on the stack, by kind: the rules of each question; a duty is a function that does it. */
  readonly asks: StackRules<T>;
  readonly standing?: StandingRules<T>;

  /** The table before the first turn. A seat's figure is null when it is dealt at random. */
  setup(
    box: Box<T>,
    figures: readonly (string | null)[],
    chance: Chance,
    tell?: Tell<T['event']>,
  ): T['state'];
  /** Nothing is left on the stack and the game is not over: the table goes on by itself, to the next turn for example. */
  next(moment: Moment<T>): void;
  outcome(box: Box<T>, state: StillOf<T>): Outcome | null;
  /** Who may see each part of the table: views, imagined tables and the list of components follow from it. */
  readonly whoSees: WhoSees<T>;
  /** What screens and bots need beyond that, made of parts that the viewer sees. */
  readonly reckoned?: Reckoned<T>;
  /** Whether what is hidden could lie like this, where more is known than each part says by itself. */
  possible?(box: Box<T>, state: StillOf<T>): boolean;
  /** Questions by which others may learn something of what is hidden, simply because they come or do not: each with its rule. */
  readonly betrays?: { readonly [K in AskKind<T>]?: string };
  /** Questions that say something of a hand by being asked at all: what leads to one cannot be taken back. Each with its rule. */
  readonly commits?: { readonly [K in AskKind<T>]?: string };
  /** The figure each seat plays: as many as there are seats at this table. */
  seated(state: StillOf<T>): readonly string[];
}
