import { BOARDS } from '@undercroft/games/terminal';
import type { Board } from '@undercroft/kit/terminal';

/** A game without a drawing: what the one who looks can see, part by part. */
export const plain: Board = {
  draw: ({ view, width }) =>
    Object.entries(view)
      .filter(([part]) => part !== 'asks')
      .map(([part, lies]) => `${part}: ${JSON.stringify(lies)}`.slice(0, width)),
  note: () => undefined,
};

/** The board of a game; one without a drawing is drawn plainly from its view. */
export const loadBoard = async (game: string): Promise<Board> => (await BOARDS[game]?.()) ?? plain;
