import type { Draw } from '../art/plan.ts';

/** The plans that games draw of their boards, by their folders. */
const PLANS = import.meta.glob<Draw>('./*/plan.ts', { import: 'plan' });

/** How a game's board looks from afar; null where nobody has drawn it. */
export const loadPlan = async (game: string): Promise<Draw | null> =>
  (await PLANS[`./${game}/plan.ts`]?.()) ?? null;
