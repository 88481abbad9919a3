import {
  type Army,
  can,
  diceOf,
  foeAt,
  type Karak2,
  type Karak2View,
  oddsAgainst,
  printed,
  winChance,
} from '@undercroft/karak2';
import type { Box, Seat } from '@undercroft/kernel';

/** The chance to win against what stands on a place, with everything one has. */
export const chanceAt = (box: Box<Karak2>, view: Karak2View, seat: Seat, place: number): number =>
  oddsAgainst(box, view, seat, foeAt(box, view, seat, place)).win;

/** The chance to win where nobody has been, over all armies in the bag; null where it cannot be told. */
export function chanceBeyond(box: Box<Karak2>, view: Karak2View, seat: Seat): number | null {
  const { bag } = view;
  if (bag.length === 0 || view.top.length > 0 || view.first.length === 0) return null;
  const { strength } = printed(box);
  const dice = diceOf(view, seat);
  const wins = new Map<Army, number>();
  const win = (army: Army): number => {
    const known = wins.get(army);
    if (known !== undefined) return known;
    const falls = can(view, seat, 'claws') && strength[army] === 1;
    const chance = falls ? 1 : winChance(box, view, seat, strength[army], dice, view.fireballs[seat]);
    wins.set(army, chance);
    return chance;
  };
  if (!can(view, seat, 'fateweaver') || bag.length < 2) {
    return bag.reduce((sum, army) => sum + win(army), 0) / bag.length;
  }
  // Two are drawn, and the weaker one stays.
  let sum = 0;
  for (const [index, one] of bag.entries()) {
    for (const other of bag.slice(index + 1)) sum += Math.max(win(one), win(other));
  }
  return sum / ((bag.length * (bag.length - 1)) / 2);
}
