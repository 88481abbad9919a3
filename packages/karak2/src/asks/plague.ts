import type { AskRules } from '@undercroft/kernel';
import { HEROES, type Hero } from '../components.ts';
import { seatOf } from '../heroes.ts';
import { strike } from '../plague.ts';
import type { Karak2 } from '../state.ts';

const PLAGUE = Object.fromEntries(HEROES.map((hero) => [hero, { plague: hero }])) as Record<
  Hero,
  { plague: Hero }
>;

/** Who gets plague and misery: anybody but oneself. (K2-73) */
export const plague: AskRules<Karak2, 'plague'> = {
  answers: (_box, state, ask) =>
    state.heroes.filter((_, seat) => seat !== ask.seat).map((hero) => PLAGUE[hero]),

  answer(moment, ask, answer) {
    const { state } = moment;
    strike(moment, ask.seat, seatOf(state, answer.plague));
  },
};
