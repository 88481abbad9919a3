import {
  type Army,
  bends,
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
  const { claws, draws } = bends(box.set, view, seat);
  const dice = diceOf(box.set, view, seat);
  const wins = new Map<Army, number>();
  const win = (army: Army): number => {
    const known = wins.get(army);
    if (known !== undefined) return known;
    const falls = strength[army] <= claws;
    const chance = falls ? 1 : winChance(box, view, seat, strength[army], dice, view.fireballs[seat], [army]);
    wins.set(army, chance);
    return chance;
  };
  // So many are drawn, and the one that is beaten most easily stays: the chance that it is this one or an easier one.
  const easiest = bag.map(win).sort((one, other) => other - one);
  const drawn = Math.min(draws + 1, easiest.length);
  let sum = 0;
  let likely = drawn / easiest.length;
  for (const [index, chance] of easiest.entries()) {
    sum += likely * chance;
    const left = easiest.length - index - 1;
    likely *= left === 0 ? 0 : Math.max(0, left - drawn + 1) / left;
  }
  return sum;
}
