import type { Board } from './board.ts';

/** A game without a drawing: what the one who looks can see, part by part. */
export const board: Board = {
  draw: ({ view, width }) =>
    Object.entries(view)
      .filter(([part]) => part !== 'asks')
      .map(([part, lies]) => `${part}: ${JSON.stringify(lies)}`.slice(0, width)),
  note: () => undefined,
};
