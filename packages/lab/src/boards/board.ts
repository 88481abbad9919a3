import type { Box, Choice, GameTypes, Reply, Seat, Sight } from '@undercroft/kernel';
import type { SeatNames, Speaker } from '@undercroft/words';

/** What a drawing is made from. Its kind says what is asked, and the answers are the legal ones to that. */
export type Scene<T extends GameTypes = GameTypes> = Around<T> & (Choice<T> | typeof UNASKED);

/** Nothing is asked. */
export const UNASKED = { kind: null, ask: null, answers: [] } as const;

interface Around<T extends GameTypes> {
  readonly box: Box<T>;
  readonly view: T['view'];
  /** Who looks; the drawing may centre on them. */
  readonly seat: Seat;
  readonly speaker: Speaker<T>;
  readonly seats: SeatNames;
  /** Room on the terminal, in characters. */
  readonly width: number;
  readonly height: number;
}

/** How one game looks in the terminal. Written as methods so that any game's board counts as a board. */
export interface Board<T extends GameTypes = GameTypes> {
  /** The table, line by line. */
  draw(scene: Scene<T>): string[];
  /** What the asked should know before giving this answer, such as its odds. */
  note(reply: Reply<T>, sight: Sight<T>, speaker: Speaker<T>): string | undefined;
}

/** The games that have a drawing, fetched when they are played. */
const BOARDS: Readonly<Record<string, () => Promise<Board>>> = {
  karak: async () => (await import('./karak.ts')).board,
  karak2: async () => (await import('./karak2.ts')).board,
  goblin: async () => (await import('./goblin.ts')).board,
  kragmortha: async () => (await import('./kragmortha.ts')).board,
};

/** The board of a game; one without a drawing is drawn plainly from its view. */
export async function loadBoard(game: string): Promise<Board> {
  if (Object.hasOwn(BOARDS, game)) return BOARDS[game]();
  return (await import('./plain.ts')).board;
}
