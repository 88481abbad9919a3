import type { Action, Gear } from './set.ts';

/** About what an action card is worth, in units of one attack. */
export function actionWorth({ attack, defence, draw, heal, next }: Action): number {
  return attack + 0.7 * defence + 0.6 * draw + 0.5 * heal + 0.13 * next.length;
}

/** The same for what counts in every fight. */
export function gearWorth(gear: Gear | null): number {
  return gear === null ? 0 : 2.2 * gear.attack + 2.25 * gear.defence + 1.1 * gear.heart + 2.5 * gear.hand;
}

/** What giving up a potion costs. */
export const POTION_COST = 2.4;
const KNOCKED_OUT = 4.25;

/** How much a heart more or less matters: the last ones most. */
export function heartsWorth(hearts: number): number {
  return hearts <= 0 ? -KNOCKED_OUT : 0.39 * hearts - 1.25 / hearts;
}
