import type { AskRules } from '@undercroft/kernel';
import { HEROES, type Hero } from '../components.ts';
import { seatOf } from '../heroes.ts';
import { strike, victimsOf } from '../plague.ts';
import type { Karak2 } from '../state.ts';

const PLAGUE = Object.fromEntries(HEROES.map((hero) => [hero, { plague: hero }])) as Record<
  Hero,
  { plague: Hero }
>;

/** Who gets plague and misery: anybody but oneself. (K2-73) */
export const plague: AskRules<Karak2, 'plague'> = {
  answers: ({ set }, state, ask) => victimsOf(set, state, ask.seat).map((seat) => PLAGUE[state.heroes[seat]]),

  answer(moment, ask, answer) {
    const { state } = moment;
    strike(moment, ask.seat, seatOf(state, answer.plague));
  },
};
