import type { Seat, Still } from '@undercroft/kernel';
import { COUNTS } from './components.ts';
import type { Curse, Foe, Gear, Hero } from './set.ts';
import {
  type Fight,
  GATES_AT,
  type GoblinBox,
  type GoblinMoment,
  type GoblinTable,
  LORD_AT,
  NONE,
} from './state.ts';

/** The most hearts a hero can have. (G-1, G-34) */
export const HEARTS = COUNTS.hearts.count;

/** Whether the seat plays this hero and heroes have powers. (G-70) */
export function hasPower(
  box: GoblinBox,
  state: Pick<GoblinTable, 'heroes'>,
  seat: Seat,
  hero: Hero,
): boolean {
  return state.heroes[seat] === hero && box.options.powers;
}

/** The card with the foe at a place, or NONE. */
export function cardAt(state: Pick<GoblinTable, 'rows' | 'gates' | 'lord'>, place: number): number {
  if (place === LORD_AT) return state.lord;
  return place < GATES_AT ? state.rows[place] : state.gates[place - GATES_AT];
}

/** The foe being fought. */
export const foeOf = (box: GoblinBox, fight: Pick<Fight, 'foe'>): Foe => box.set.foes[fight.foe];

/** Whether the foe's curse is in force. (G-43 … G-45, G-65) */
export function isCursed(foe: Foe, fight: Pick<Still<Fight>, 'lifted'>, curse: Curse): boolean {
  return fight.lifted !== curse && foe.curses.includes(curse);
}

/** What a seat wears in a slot, unless there is nothing. */
export function worn(box: GoblinBox, slot: readonly number[], seat: Seat): Gear | null {
  return slot[seat] === NONE ? null : box.set.cards[slot[seat]].gear;
}

/** How many cards make a full hand. (G-14, G-52) */
export function fullHand(box: GoblinBox, state: GoblinTable, seat: Seat): number {
  const weapon = worn(box, state.weapons, seat)?.hand ?? 0;
  const armour = worn(box, state.armours, seat)?.hand ?? 0;
  return COUNTS.hand.count + weapon + armour;
}

/** What is left of a full hand in a fight whose curses silence what gives a bonus. (G-46, G-47) */
export function fightingHand(box: GoblinBox, state: GoblinTable, seat: Seat, fight: Still<Fight>): number {
  const foe = foeOf(box, fight);
  let full = fullHand(box, state, seat);
  if (isCursed(foe, fight, 'weapon')) full -= worn(box, state.weapons, seat)?.hand ?? 0;
  if (isCursed(foe, fight, 'armour')) full -= worn(box, state.armours, seat)?.hand ?? 0;
  return full;
}

/** Skulls turn back to hearts, as far as there are any. (G-34) */
export function heal(
  { state, tell }: GoblinMoment,
  seat: Seat,
  hearts: number,
  by: 'card' | 'equipment' | 'potion',
): void {
  const healed = Math.min(hearts, HEARTS - state.hearts[seat]);
  if (healed <= 0) return;
  state.hearts[seat] += healed;
  tell?.({ kind: 'healed', seat, hearts: healed, by });
}
