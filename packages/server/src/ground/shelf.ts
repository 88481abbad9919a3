import { GAME_NAMES, loadGame } from '@undercroft/games';
import type { Game } from '@undercroft/kernel';

/** Every game there is. */
export type Games = Readonly<Record<string, Game>>;

export const wholeShelf = async (): Promise<Games> =>
  Object.fromEntries(await Promise.all(GAME_NAMES.map(async (name) => [name, await loadGame(name)])));
