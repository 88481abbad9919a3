import { useMemo } from 'react';
import { useNeeded } from '../kit/fetched.ts';
import { useLanguage } from '../kit/language/language.tsx';
import type { Opened } from '../table/game/opened.ts';
import { openGame } from './open.ts';

/**
 * A game off the shelf, in the reader's language, with the names of a set that is known already; null until it is
 * known which, and until it is there.
 */
export function useOpened(game: string | undefined, set: unknown = null): Opened | null {
  const { language } = useLanguage();
  const opened = useNeeded(() => (game === undefined ? null : openGame(game, language)), [game, language]);
  return useMemo(() => opened && { ...opened, say: opened.say.naming(set) }, [opened, set]);
}
