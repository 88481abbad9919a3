import { says, type Themes } from '@undercroft/kit/mind';
import type { Karak2Ask } from './questions.ts';
import type { Karak2 } from './state.ts';

/** What each question is about that is asked for one thing alone. */
const BY_QUESTION: { readonly [K in Exclude<Karak2Ask['kind'], 'act'>]: string } = {
  scout: 'lay-the-land',
  spot: 'lay-the-land',
  lay: 'lay-the-land',
  fate: 'fate',
  muster: 'hold-back',
  fight: 'spend-or-save',
  protect: 'spend-or-save',
  keep: 'what-to-take',
  goods: 'goods',
  plague: 'whom-to-plague',
  build: 'build',
  recruit: 'recruit',
  pickup: 'what-to-take',
  disband: 'recruit',
  hero: 'fate',
};

/** What Karak 2's puzzles are about. */
export const themes: Themes<Karak2> = {
  list: [
    'press-your-luck',
    'the-way',
    'build',
    'recruit',
    'goods',
    'heal',
    'what-to-take',
    'whom-to-rob',
    'whom-to-plague',
    'hold-back',
    'spend-or-save',
    'lay-the-land',
    'fate',
  ],
  of({ ask }, best) {
    if (ask.kind !== 'act') return BY_QUESTION[ask.kind];
    if (says(best, 'explore')) return 'press-your-luck';
    if (says(best, 'build')) return 'build';
    if (says(best, 'recruit') || says(best, 'dismiss')) return 'recruit';
    if (says(best, 'take')) return 'what-to-take';
    if (says(best, 'pickpocket')) return 'whom-to-rob';
    if (best === 'heal' || best === 'cleanse') return 'heal';
    if (best === 'gather') return 'goods';
    return best === 'falcon' ? 'lay-the-land' : 'the-way';
  },
};
