import type { GameName } from '@undercroft/games';
import type { GameScreen } from '../table/game/screen.ts';

/** The screens there are, by their folders. */
const SCREENS = import.meta.glob<GameScreen>('./*/index.tsx', { import: 'screen' });

/** A game without a screen is drawn plainly. */
export const loadScreen = (game: GameName): Promise<GameScreen> =>
  (SCREENS[`./${game}/index.tsx`] ?? SCREENS['./plain/index.tsx'])();
