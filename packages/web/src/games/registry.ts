import { GAME_NAMES, type GameName, isGameName, onShelf } from '@undercroft/games';
import type { OnShelf } from '@undercroft/kit/shelf';
import type { GameScreen } from '../table/game/screen.ts';

export type GameKey = GameName;
export const GAME_KEYS = GAME_NAMES;
export const isGameKey = isGameName;

/** What the front door tells about a game before anything of it is fetched. */
export const aboutGame = (game: GameKey): OnShelf => onShelf(game);

/** The screens there are, by their folders. */
const SCREENS = import.meta.glob<GameScreen>('./*/index.tsx', { import: 'screen' });

/** A game without a screen is drawn plainly. */
export const loadScreen = (game: GameKey): Promise<GameScreen> =>
  (SCREENS[`./${game}/index.tsx`] ?? SCREENS['./plain/index.tsx'])();
