import type { AskKind, AskOf, Box, GameTypes, Question, Seat, Sight, UNASKED } from '@undercroft/kernel';
import type { Names } from './words.ts';

/** What a drawing is made from. Its kind says what is asked, and the answers are the legal ones to that. */
export type Sketch<T extends GameTypes = GameTypes> = Around<T> & (Question<T> | typeof UNASKED);

interface Around<T extends GameTypes> {
  readonly box: Box<T>;
  readonly view: T['view'];
  /** Who looks; the drawing may centre on them. */
  readonly seat: Seat;
  readonly speaker: Names;
  /** Each seat's display name. */
  readonly seats: readonly string[];
  /** Room on the terminal, in characters. */
  readonly width: number;
  readonly height: number;
}

/** How one game looks in the terminal. Written as methods so that any game's board counts as a board. */
export interface Board<T extends GameTypes = GameTypes> {
  /** The table, line by line. */
  draw(sketch: Sketch<T>): string[];
  /** What the asked should know before giving this answer, such as its odds. */
  note(reply: Reply<T>, sight: Sight<T>, speaker: Names): string | undefined;
}

/** One answer, with the question it would be given to. */
export type Reply<T extends GameTypes = GameTypes> = {
  readonly [Kind in AskKind<T>]: {
    readonly kind: Kind;
    readonly ask: AskOf<T, Kind>;
    readonly answer: T['answers'][Kind];
  };
}[AskKind<T>];

export function replyOf<T extends GameTypes>(ask: T['ask'], answer: T['answer']): Reply<T> {
  const reply: Reply = { kind: ask.kind, ask, answer };
  return reply as Reply<T>;
}
