import type { Box, Seat } from '@undercroft/kernel';
import { diceOf } from '../army.ts';
import { can } from '../heroes.ts';
import { weaponBonus } from '../items.ts';
import { chanceToShow, winChances } from '../odds.ts';
import { printed } from '../printed.ts';
import type { Karak2, Karak2View } from '../state.ts';

/** A hero before a fight: what all fights have in common. */
export interface Fighter {
  /** The chance to win by how many swords the dice must show, and how many need not be rolled. */
  readonly chances: Float64Array;
  readonly weapons: number;
  readonly fireballs: number;
  /** What wounds and fallen units cost on average. */
  readonly wounds: number;
  readonly losses: number;
}

export function fighterOf(box: Box<Karak2>, view: Karak2View, seat: Seat): Fighter {
  const dice = diceOf(view, seat);
  const hearts = view.amulet[seat] === 'protection' ? 0 : printed(box).heroDie.harm;
  return {
    chances: winChances(box, view, seat, dice),
    weapons: weaponBonus(view, seat),
    fireballs: view.fireballs[seat],
    wounds: hearts * heartCost(view.life[seat]),
    losses: unitCost(view, seat, dice),
  };
}

/** Units may fall; few do when the enemy is weak, because few are sent. */
function unitCost(view: Karak2View, seat: Seat, dice: readonly number[]): number {
  const sent = dice[0] + dice[1] + dice[2] * 2 + dice[3] * 2;
  return can(view, seat, 'soul-gatherer') || view.amulet[seat] === 'protection'
    ? 0
    : Math.min(sent, 6) * 0.06;
}

/** The chance to beat an enemy with so many fireballs. */
export function winsWith({ chances, weapons }: Fighter, strength: number, fireballs: number): number {
  return chanceToShow(chances, strength - weapons - fireballs);
}

/** A fight that brings `gain` if won: with the chance to win, less what it costs. */
export function fightValue(
  fighter: Fighter,
  view: Karak2View,
  seat: Seat,
  strength: number,
  gain: number,
): number {
  // Fireballs are saved for what pays for them.
  const fire = gain >= 2.5 ? fighter.fireballs : Math.min(1, fighter.fireballs);
  const win = winsWith(fighter, strength, fire);
  return win * (gain + fameGain(view, seat, strength)) - fighter.wounds - fighter.losses;
}

/** What more fame is worth, up to what an army can use. */
function fameGain(view: Karak2View, seat: Seat, strength: number): number {
  const gained = Math.min(strength, 6.7) - view.conquest[seat];
  return gained > 0 ? gained * (view.conquest[seat] < 4 ? 0.65 : 0.5) : 0;
}

/** What a lost heart costs; the last ones cost most. */
export function heartCost(life: number): number {
  return life <= 1 ? 3.8 : life === 2 ? 1.9 : life === 3 ? 0.8 : 0.45;
}
