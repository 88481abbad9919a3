import { useNeeded } from '../kit/fetched.ts';
import { useLanguage } from '../kit/language/language.tsx';
import type { Opened } from '../table/game/opened.ts';
import { openGame } from './open.ts';

/** A game off the shelf, in the reader's language; null until it is known which, and until it is there. */
export function useOpened(game: string | undefined): Opened | null {
  const { language } = useLanguage();
  return useNeeded(() => (game === undefined ? null : openGame(game, language)), [game, language]);
}
