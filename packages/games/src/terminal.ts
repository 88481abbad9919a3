import type { Board } from '@undercroft/kit/terminal';

/** The games that have a drawing for the terminal, fetched when they are played. */
export const BOARDS: Readonly<Record<string, (() => Promise<Board>) | undefined>> = {
  karak: async () => (await import('@undercroft/karak/terminal')).board,
  karak2: async () => (await import('@undercroft/karak2/terminal')).board,
  goblin: async () => (await import('@undercroft/goblin/terminal')).board,
  kragmortha: async () => (await import('@undercroft/kragmortha/terminal')).board,
};
