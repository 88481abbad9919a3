import { type Game, Refused } from '@undercroft/kernel';

/** The shelf: every game there is, one line each, fetched only when somebody wants to play it. */
const SHELF = {
  karak: async (): Promise<Game> => (await import('@undercroft/karak')).karak,
  karak2: async (): Promise<Game> => (await import('@undercroft/karak2')).karak2,
  goblin: async (): Promise<Game> => (await import('@undercroft/goblin')).goblin,
  kragmortha: async (): Promise<Game> => (await import('@undercroft/kragmortha')).kragmortha,
} as const;

export type GameName = keyof typeof SHELF;

export const GAME_NAMES = Object.keys(SHELF) as readonly GameName[];

export function isGameName(name: unknown): name is GameName {
  return typeof name === 'string' && Object.hasOwn(SHELF, name);
}

/** Takes a game off the shelf; refuses a name that is not there. */
export async function loadGame(name: unknown): Promise<Game> {
  if (!isGameName(name)) {
    throw new Refused('bad-input', `no game ${JSON.stringify(name)}; there are: ${GAME_NAMES.join(', ')}`);
  }
  return SHELF[name]();
}
