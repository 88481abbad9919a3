import type { Seat } from '@undercroft/kernel';
import { COUNTS } from './components.ts';
import { EDITIONS } from './options.ts';
import type { Curse, Foe, Gear, Hero } from './set.ts';
import {
  type Fight,
  GATES_AT,
  type GoblinBox,
  type GoblinMoment,
  type GoblinState,
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
export function cardAt(state: Pick<GoblinState, 'rows' | 'gates' | 'lord'>, place: number): number {
  if (place === LORD_AT) return state.lord;
  return place < GATES_AT ? state.rows[place] : state.gates[place - GATES_AT];
}

/** The foe being fought. */
export const foeOf = (box: GoblinBox, fight: Pick<Fight, 'foe'>): Foe => box.set.foes[fight.foe];

/** Whether the foe's curse is in force. (G-43 … G-45, G-65) */
export function isCursed(foe: Foe, fight: Pick<Fight, 'lifted'>, curse: Curse): boolean {
  return fight.lifted !== curse && foe.curses.includes(curse);
}

/** What a seat wears in a slot, unless there is nothing. */
export function worn(box: GoblinBox, slot: readonly number[], seat: Seat): Gear | null {
  return slot[seat] === NONE ? null : box.set.cards[slot[seat]].gear;
}

/** How many cards make a full hand; in a fight, without the bonuses its curses take. (G-14, G-46, G-47, G-52) */
export function fullHand(box: GoblinBox, state: GoblinState, seat: Seat, cursed: boolean): number {
  const weapon = worn(box, state.weapons, seat)?.hand ?? 0;
  const armour = worn(box, state.armours, seat)?.hand ?? 0;
  const full = COUNTS.hand.count;
  if (!cursed || state.fight === null || weapon + armour === 0) return full + weapon + armour;
  const foe = foeOf(box, state.fight);
  const keepsWeapon = !isCursed(foe, state.fight, 'weapon') || !EDITIONS[box.options.edition].weaponBonusLost;
  const keepsArmour = !isCursed(foe, state.fight, 'armour');
  return full + (keepsWeapon ? weapon : 0) + (keepsArmour ? armour : 0);
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
