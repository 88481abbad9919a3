import type { Achievement } from '@undercroft/kit/achievements';

/** What can be achieved in the games where anything can, fetched when somebody has finished a match. */
const ACHIEVEMENTS: Readonly<Record<string, (() => Promise<readonly Achievement[]>) | undefined>> = {
  karak: async () => (await import('@undercroft/karak/achievements')).achievements,
  karak2: async () => (await import('@undercroft/karak2/achievements')).achievements,
  goblin: async () => (await import('@undercroft/goblin/achievements')).achievements,
  kragmortha: async () => (await import('@undercroft/kragmortha/achievements')).achievements,
};

/** None in a game that has none, or that nobody knows. */
export const loadAchievements = async (game: string): Promise<readonly Achievement[]> =>
  Object.hasOwn(ACHIEVEMENTS, game) ? ((await ACHIEVEMENTS[game]?.()) ?? []) : [];
