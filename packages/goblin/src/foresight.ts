import { answersNow, apply, copy, FastChance, imagine, type Seat, type Viewer } from '@undercroft/kernel';
import type { GoblinView } from './seen.ts';
import { listen, resultOf } from './settled.ts';
import type { GoblinAnswer, GoblinBox, GoblinState } from './state.ts';

/** What comes of playing no more. */
export interface Stopping {
  readonly won: boolean;
  /** Hearts that the blow takes, and those that are left; with none the hero is knocked out. */
  readonly lost: number;
  readonly hearts: number;
  /** What else is answered until then: no potion is drunk, and a power is used as well as it can be. */
  readonly meanwhile: readonly GoblinAnswer[];
}

/** What happens if the asked hero plays no more, by the rules; null where that is not asked. Luck has no part in it. */
export function stopping(box: GoblinBox, view: GoblinView, viewer: Viewer): Stopping | null {
  const ask = view.asks[view.asks.length - 1];
  if (ask?.kind !== 'fight') return null;
  return endOf(box, imagine(box, view, viewer, new FastChance(1)), ask.seat, 'stop');
}

function endOf(box: GoblinBox, state: GoblinState, seat: Seat, answer: GoblinAnswer): Stopping {
  const after = copy(state);
  const ear = listen(box, after, seat);
  const won = resultOf(() => apply(box, after, answer, new FastChance(1), ear.tell));
  if (won !== null) return { won, lost: ear.lost, hearts: after.hearts[seat], meanwhile: [] };
  const ends = answersNow(box, after)
    .filter((next) => typeof next !== 'object' || !('drink' in next))
    .map((next) => {
      const end = endOf(box, after, seat, next);
      return { ...end, lost: ear.lost + end.lost, meanwhile: [next, ...end.meanwhile] };
    });
  return ends.reduce((a, b) => (worth(b) > worth(a) ? b : a));
}

const worth = ({ won, hearts }: Stopping): number => (won ? 100 : 0) + hearts;

/** Whether a visit to the merchant is more than a pass. (G-59) */
export function canShop(box: GoblinBox, view: GoblinView, seat: Seat): boolean {
  return shopsOnAfter(box, view, seat, 'merchant');
}

/** Whether anything can be bought after these answers; otherwise one can only leave. (G-59) */
export function shopsOnAfter(
  box: GoblinBox,
  view: GoblinView,
  seat: Seat,
  ...answers: readonly GoblinAnswer[]
): boolean {
  const state = imagine(box, view, seat, new FastChance(1));
  const { turn } = state;
  for (const answer of answers) apply(box, state, answer, new FastChance(1));
  const asked = state.asks[state.asks.length - 1];
  return state.turn === turn && asked?.kind === 'shop' && answersNow(box, state).length > 1;
}
