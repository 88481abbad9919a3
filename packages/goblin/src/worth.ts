import type { Action, Gear } from './set.ts';

/** About what an action card is worth, in units of one attack. */
export function actionWorth({ attack, defence, draw, heal, next }: Action): number {
  return attack + 0.8 * defence + 0.9 * draw + 0.5 * heal + 0.15 * next.length;
}

/** The same for what counts in every fight. */
export function gearWorth(gear: Gear | null): number {
  return gear === null ? 0 : 1.5 * gear.attack + 1.3 * gear.defence + gear.heart + 1.5 * gear.hand;
}

/** What giving up a potion costs. */
export const POTION_COST = 1.6;
const KNOCKED_OUT = 4.5;

/** How much a heart more or less matters: the last ones most. */
export function heartsWorth(hearts: number): number {
  return hearts <= 0 ? -KNOCKED_OUT : 0.45 * hearts - 1.2 / hearts;
}
