import type { Die, Printed } from './printed.ts';

/** What a handful of unit dice may show. */
export interface Sums {
  /** The chance of exactly so many swords, and of at least so many. */
  readonly exact: Float64Array;
  readonly tail: Float64Array;
  /** The chance of so many fallen units and so many swords: `joint[fallen * width + swords]`. */
  readonly joint: Float64Array;
  readonly width: number;
}

/** No dice: no swords, no losses. */
const NONE: Sums = {
  exact: new Float64Array([1]),
  tail: new Float64Array([1]),
  joint: new Float64Array([1]),
  width: 1,
};

/** Chances of a handful of dice, worked out once: one die is folded into the chances of the rest. */
export function sumsOf(sheet: Printed, dice: readonly number[]): Sums {
  let key = 0;
  for (let kind = 0; kind < dice.length; kind++) key = key * 32 + dice[kind];
  if (key === 0) return NONE;
  const known = sheet.sums.get(key);
  if (known !== undefined) return known;
  const kind = dice.findIndex((count) => count > 0);
  const sums = addDie(sumsOf(sheet, dice.with(kind, dice[kind] - 1)), sheet.dice[kind]);
  sheet.sums.set(key, sums);
  return sums;
}

function addDie({ joint, width }: Sums, { swords, skulls }: Die): Sums {
  const wider = width + Math.max(...swords);
  const rows = joint.length / width + (skulls.some((count) => count > 0) ? 1 : 0);
  const sum = new Float64Array(rows * wider);
  for (let cell = 0; cell < joint.length; cell++) {
    const shown = cell % width;
    const fallen = (cell - shown) / width;
    for (let face = 0; face < swords.length; face++) {
      const row = fallen + (skulls[face] > 0 ? 1 : 0);
      sum[row * wider + shown + swords[face]] += joint[cell] / swords.length;
    }
  }
  const exact = new Float64Array(wider);
  for (let cell = 0; cell < sum.length; cell++) exact[cell % wider] += sum[cell];
  const tail = exact.slice();
  for (let shown = wider - 2; shown >= 0; shown--) tail[shown] += tail[shown + 1];
  return { exact, tail, joint: sum, width: wider };
}
