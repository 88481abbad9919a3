import type { Box, Seat } from '@undercroft/kernel';
import { diceOf } from '../army.ts';
import type { Army } from '../components.ts';
import { HEARTS } from '../components.ts';
import { recovered } from '../fights.ts';
import { addedTo, type Bends, bends } from '../heroes.ts';
import { fireOf, weaponBonus } from '../items.ts';
import { chanceToShow, winChances } from '../odds.ts';
import { printed } from '../printed.ts';
import type { Karak2, Karak2View } from '../state.ts';

/** A hero before a fight: what all fights have in common. */
export interface Fighter {
  /** The chance to win by how many swords the dice must show, and how many need not be rolled. */
  readonly chances: Float64Array;
  readonly weapons: number;
  readonly may: Bends;
  /** Whether there is nobody to roll for but the hero. */
  readonly alone: boolean;
  readonly fireballs: number;
  /** What each of them adds. */
  readonly fire: number;
  /** What wounds and fallen units cost on average. */
  readonly wounds: number;
  readonly losses: number;
}

export function fighterOf(box: Box<Karak2>, view: Karak2View, seat: Seat): Fighter {
  const may = bends(box.set, view, seat);
  const dice = diceOf(box.set, view, seat);
  const hearts = may.shield > 0 ? 0 : printed(box).heroDie.harm;
  return {
    chances: winChances(box, view, seat, dice),
    weapons: weaponBonus(box.set, view, seat),
    may,
    alone: dice.every((count) => count === 0),
    fireballs: view.fireballs[seat],
    fire: fireOf(box.set),
    wounds: hearts * heartCost(view.life[seat]),
    losses: unitCost(may, dice),
  };
}

/** Units may fall; few do when the enemy is weak, because few are sent. */
function unitCost({ souls, shield }: Bends, dice: readonly number[]): number {
  const sent = dice[0] + dice[1] + dice[2] * 2 + dice[3] * 2;
  return souls > 0 || shield > 0 ? 0 : Math.min(sent, 6) * 0.06;
}

/** The chance to beat an enemy with so many fireballs. */
export function winsWith({ chances, weapons, fire }: Fighter, strength: number, fireballs: number): number {
  return chanceToShow(chances, strength - weapons - fireballs * fire);
}

/** What powers add against these. */
export const easeOf = (
  { may, alone }: Fighter,
  view: Karak2View,
  seat: Seat,
  foes: readonly (Army | 'general')[],
): number => (may.adds.length === 0 ? 0 : addedTo(may, view.life[seat], foes, alone));

/** What an action is worth that a fight leaves, and what hearts a victory brings back. */
const AFTERWARDS = 0.6;

/** A fight that brings `gain` if won: with the chance to win, less what it costs. */
export function fightValue(
  fighter: Fighter,
  view: Karak2View,
  seat: Seat,
  strength: number,
  gain: number,
  foes: readonly (Army | 'general')[],
): number {
  // Fireballs are saved for what pays for them.
  const fire = gain >= 2.5 ? fighter.fireballs : Math.min(1, fighter.fireballs);
  const { may } = fighter;
  const win = winsWith(fighter, strength - easeOf(fighter, view, seat, foes), fire);
  const worth = win * (gain + fameGain(view, seat, strength)) - fighter.wounds - fighter.losses;
  if (may.goesOn === 'never' && may.heals.length === 0) return worth;
  const on = may.goesOn === 'fought' ? 1 : may.goesOn === 'won' ? win : 0;
  const back = Math.min(recovered(may.heals, foes), HEARTS - view.life[seat]);
  return worth + on * AFTERWARDS + win * back * heartCost(view.life[seat]) * AFTERWARDS;
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
