import type { Seat } from '@undercroft/kernel';
import type { Hero } from './components.ts';
import type { KarakView } from './state.ts';

/** Each hero's two skills; the curse takes both away. (K-51, K-56 … K-74) */
export const SKILLS = {
  argentus: ['magical-affinity', 'astral-walking'],
  xanros: ['sacrifice', 'magic-swap'],
  horan: ['double-attack', 'reincarnation'],
  aderyn: ['backstab', 'stealth'],
  taia: ['foresight', 'fateweaver'],
  victorius: ['combat-training', 'unstoppable'],
} as const satisfies Record<Hero, readonly [string, string]>;

export type Skill = (typeof SKILLS)[Hero][number];

const OWNER = Object.fromEntries(
  Object.entries(SKILLS).flatMap(([hero, skills]) => skills.map((skill) => [skill, hero])),
) as Record<Skill, Hero>;

/** Whether the hero has this skill and no curse lies on it. */
export function can(state: KarakView, seat: Seat, skill: Skill): boolean {
  return state.heroes[seat].hero === OWNER[skill] && state.cursed !== seat;
}

export function seatOf(state: KarakView, hero: Hero): Seat {
  return state.heroes.findIndex((other) => other.hero === hero);
}
