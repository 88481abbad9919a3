import type { AskRules } from '@undercroft/kernel';
import { ARMIES, type Army } from '../components.ts';
import type { Karak2 } from '../state.ts';
import { putBack } from '../travel.ts';

const PUT_BACK = Object.fromEntries(ARMIES.map((army) => [army, { putBack: army }])) as Record<
  Army,
  { putBack: Army }
>;

/** Taia drew one army too many: which goes back into the bag? (K2-86) */
export const fate: AskRules<Karak2, 'fate'> = {
  answers: (_box, _state, { drawn }) =>
    drawn.filter((army, index) => drawn.indexOf(army) === index).map((army) => PUT_BACK[army]),

  answer(moment, ask, answer) {
    putBack(moment, ask, answer.putBack);
  },
};
