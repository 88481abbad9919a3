import type { Seat, Still } from '@undercroft/kernel';
import { type Hero, SKILLS, type Skill } from './components.ts';
import type { HeroState, KarakView } from './state.ts';

/** What a hero can do while no curse lies on it. */
export const skillsOf = ({ hero, skills = SKILLS[hero] }: Still<HeroState>): readonly Skill[] => skills;

/** Whether the hero has this skill and no curse lies on it. */
export function can(state: KarakView, seat: Seat, skill: Skill): boolean {
  return state.cursed !== seat && skillsOf(state.heroes[seat]).includes(skill);
}

export function seatOf(state: KarakView, hero: Hero): Seat {
  return state.heroes.findIndex((other) => other.hero === hero);
}
