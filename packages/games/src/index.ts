import type { Game } from '@undercroft/kernel';

/** Every game on the shelf, taken down when somebody wants to play it. A new game is one line here. */
const SHELF = {
  karak: async () => (await import('@undercroft/karak')).karak,
} satisfies Record<string, () => Promise<Game>>;

export type GameName = keyof typeof SHELF;

export const GAME_NAMES = Object.keys(SHELF) as readonly GameName[];

export function isGame(name: string): name is GameName {
  return Object.hasOwn(SHELF, name);
}

/** Loads the rules of one game. */
export function takeDown(name: GameName): Promise<Game> {
  return SHELF[name]();
}

/** Loads the rules of all games. */
export async function takeDownAll(): Promise<Record<GameName, Game>> {
  const games = await Promise.all(GAME_NAMES.map(async (name) => [name, await takeDown(name)]));
  return Object.fromEntries(games);
}
