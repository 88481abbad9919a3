import { loadAchievements } from '@undercroft/games/achievements';
import type { Achievement } from '@undercroft/kit/achievements';
import { useEffect, useState } from 'react';

/** What can be achieved in a game; nothing until it was fetched, and in a game that has nothing. */
export function useAchievements(game: string): readonly Achievement[] {
  const [known, setKnown] = useState<readonly Achievement[]>([]);
  useEffect(() => {
    let left = false;
    loadAchievements(game).then(
      (list) => left || setKnown(list),
      // Without a line the ceremony does without.
      () => {},
    );
    return () => {
      left = true;
    };
  }, [game]);
  return known;
}
