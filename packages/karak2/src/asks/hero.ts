import type { AskRules } from '@undercroft/kernel';
import { HEROES, type Hero } from '../components.ts';
import { seatOf } from '../heroes.ts';
import { beginWithRoll } from '../setup.ts';
import type { Karak2, Karak2View } from '../state.ts';

const HERO = Object.fromEntries(HEROES.map((hero) => [hero, { hero }])) as Record<Hero, { hero: Hero }>;

/** Whom to lead: any hero whom nobody has chosen. Whoever was dealt that one gets yours. (K2-2) */
export const hero: AskRules<Karak2, 'hero'> = {
  answers(_box, state) {
    return HEROES.filter((name) => isFree(state, name)).map((name) => HERO[name]);
  },

  answer(moment, ask, answer) {
    const { state, tell } = moment;
    const dealt = state.heroes[ask.seat];
    const other = seatOf(state, answer.hero);
    if (other >= 0) state.heroes[other] = dealt;
    state.heroes[ask.seat] = answer.hero;
    const next = state.asks.at(-1);
    if (next !== undefined) state.active = next.seat;
    tell?.({ kind: 'chose', seat: ask.seat, hero: answer.hero, dealt });
    if (next === undefined) beginWithRoll(moment);
  },
};

/** In the box, or with somebody who has not chosen yet. */
function isFree(state: Karak2View, name: Hero): boolean {
  const seat = seatOf(state, name);
  return seat < 0 || state.asks.some((ask) => ask.seat === seat);
}
