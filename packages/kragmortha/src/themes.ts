import { says, type Themes } from '@undercroft/kit/mind';
import type { Kragmortha } from './state.ts';

/** What Kragmortha's puzzles are about. */
export const themes: Themes<Kragmortha> = {
  list: ['which-card', 'go-on', 'when-to-stop', 'tomes', 'push', 'where-to-land', 'verdict'],
  of({ ask }, best) {
    if (ask.kind === 'vote') return 'verdict';
    if (ask.kind === 'push') return 'push';
    if (ask.kind === 'land' || ask.kind === 'place') return 'where-to-land';
    if (ask.kind === 'react' || says(best, 'use')) return 'tomes';
    if (best === 'stop') return 'when-to-stop';
    return ask.kind === 'card' ? 'which-card' : 'go-on';
  },
};
