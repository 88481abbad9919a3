import type { Seat } from '@undercroft/kernel';
import type { Hero } from './components.ts';
import type { Karak2View } from './state.ts';

/** Each hero's two skills. (K2-84 … K2-100) */
export const SKILLS = {
  horan: ['strategy', 'plunder'],
  taia: ['fateweaver', 'master-builder'],
  lorraine: ['falcon', 'bear-friend'],
  xanros: ['necromancy', 'soul-gatherer'],
  elspeth: ['combat-skill', 'ride'],
  darius: ['scouting', 'claws'],
} as const satisfies Record<Hero, readonly [string, string]>;

export type Skill = (typeof SKILLS)[Hero][number];

const OWNER = Object.fromEntries(
  Object.entries(SKILLS).flatMap(([hero, skills]) => skills.map((skill) => [skill, hero])),
) as Record<Skill, Hero>;

export function can(state: Pick<Karak2View, 'heroes'>, seat: Seat, skill: Skill): boolean {
  return state.heroes[seat] === OWNER[skill];
}

export function seatOf(state: Pick<Karak2View, 'heroes'>, hero: Hero): Seat {
  return state.heroes.indexOf(hero);
}
