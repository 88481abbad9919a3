import { LEVELS, type Level } from '@undercroft/bots';
import { onDevice } from '../../kit/memory.ts';

const KEPT = 'usual-level';

/** How well computer players play unless somebody says so: gently at first, then as it was chosen last. */
export const usualLevel = (): Level => LEVELS.find((level) => level === onDevice.text(KEPT)) ?? LEVELS[0];

export function keepLevel(level: string | null | undefined): void {
  if (level) onDevice.keep(KEPT, level);
}
