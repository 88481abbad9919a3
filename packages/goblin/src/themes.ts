import { says, type Themes } from '@undercroft/kit/mind';
import type { Goblin } from './state.ts';

/** What Karak: Goblin's puzzles are about. */
export const themes: Themes<Goblin> = {
  list: ['which-foe', 'when-to-stop', 'press-your-luck', 'which-card', 'potions', 'merchant', 'equipment'],
  of({ ask }, best, first) {
    if (ask.kind === 'equip') return 'equipment';
    if (ask.kind === 'shop' || ask.kind === 'pay' || best === 'merchant') return 'merchant';
    if (ask.kind === 'turn') return 'which-foe';
    if (ask.kind === 'mend' || says(best, 'drink')) return 'potions';
    if (best === 'stop') return 'when-to-stop';
    return first === 'stop' ? 'press-your-luck' : 'which-card';
  },
};
