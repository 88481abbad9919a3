import { GAME_NAMES, type GameName, isGameName, onShelf } from '@undercroft/games';
import type { OnShelf } from '@undercroft/kernel';
import type { GameScreen } from './screen.ts';

export type GameKey = GameName;
export const GAME_KEYS = GAME_NAMES;
export const isGameKey = isGameName;

/** What the front door tells about a game before anything of it is fetched. */
export const aboutGame = (game: GameKey): OnShelf => onShelf(game);

/** The screens there are; a game without one is drawn plainly. */
const SCREENS: { readonly [name: string]: () => Promise<{ readonly screen: GameScreen }> } = {
  karak: () => import('./karak/index.tsx'),
  karak2: () => import('./karak2/index.tsx'),
  goblin: () => import('./goblin/index.tsx'),
  kragmortha: () => import('./kragmortha/index.tsx'),
};

export async function loadScreen(game: GameKey): Promise<GameScreen> {
  const load = Object.hasOwn(SCREENS, game) ? SCREENS[game] : () => import('./plain/index.tsx');
  return (await load()).screen;
}
