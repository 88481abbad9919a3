import { loadAchievements } from '@undercroft/games/achievements';
import type { Achievement } from '@undercroft/kit/achievements';
import { useFetched } from '../../kit/fetched.ts';

const NOTHING: readonly Achievement[] = [];

/** What can be achieved in a game; nothing until it was fetched, and in a game that has nothing. */
export function useAchievements(game: string): readonly Achievement[] {
  // Without a line the ceremony does without.
  return useFetched(() => loadAchievements(game), [game]).value ?? NOTHING;
}
