import { says, type Themes } from '@undercroft/kit/mind';
import { DIRECTIONS, isOpenExit } from './dungeon.ts';
import type { Karak, KarakAnswer } from './state.ts';

/** What may go wrong when it is asked of luck: a new tile, a monster. */
const isDaring = ({ dungeon, heroes }: Karak['view'], seat: number, answer: KarakAnswer): boolean =>
  answer === 'fight' ||
  (typeof answer === 'object' &&
    'step' in answer &&
    isOpenExit(dungeon, heroes[seat].at, DIRECTIONS.indexOf(answer.step)));

/** What Karak's puzzles are about. */
export const themes: Themes<Karak> = {
  list: [
    'press-your-luck',
    'when-to-flee',
    'last-heart',
    'take-the-key',
    'what-to-take',
    'heal',
    'the-way',
    'spend-or-save',
    'whom-to-curse',
    'turn-the-tile',
    'fate',
  ],
  of({ ask, view, seat }, best, first) {
    if (ask.kind === 'fight') return 'spend-or-save';
    if (ask.kind === 'curse') return 'whom-to-curse';
    if (ask.kind === 'leave') return 'what-to-take';
    if (ask.kind === 'lay') return 'turn-the-tile';
    if (ask.kind === 'fate') return 'fate';
    if (best === 'open' || (typeof best === 'object' && 'take' in best && best.take === 'key'))
      return 'take-the-key';
    if (says(best, 'take')) return 'what-to-take';
    if (best === 'rest' || says(best, 'heal')) return 'heal';
    if (view.heroes[seat].hearts === 1) return 'last-heart';
    if (isDaring(view, seat, best)) return 'press-your-luck';
    return isDaring(view, seat, first) ? 'when-to-flee' : 'the-way';
  },
};
