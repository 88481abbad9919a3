/** Each seat's chance to win, adding up to 1. */
export type Chances = readonly number[];

/**
 * Chances are whole multiples of this. Sums and differences of such numbers are exact in any order, so that what luck
 * and choices did adds up to the result to the last digit.
 */
const GRAIN = 2 ** -32;

/** The nearest chances on the grid that add up to exactly 1: what rounding leaves over goes where it was cut off. */
export function onGrid(shares: Chances): number[] {
  const sum = shares.reduce((total, share) => total + share, 0);
  const exact = shares.map((share) => share / sum / GRAIN);
  const whole = exact.map(Math.floor);
  let left = Math.round(1 / GRAIN) - whole.reduce((total, grains) => total + grains, 0);
  const cut = [...exact.keys()].sort((a, b) => exact[b] - whole[b] - (exact[a] - whole[a]) || a - b);
  for (const seat of cut) if (left-- > 0) whole[seat]++;
  return whole.map((grains) => grains * GRAIN);
}

export const less = (a: Chances, b: Chances): number[] => a.map((chance, seat) => chance - b[seat]);

export const plus = (a: Chances, b: Chances): number[] => a.map((chance, seat) => chance + b[seat]);

/** Chances moved by a change that adds up to 0, as far as nobody's falls below 0. */
export function moved(chances: Chances, change: Chances): number[] {
  let part = 1;
  for (const [seat, by] of change.entries()) if (by < 0) part = Math.min(part, chances[seat] / -by);
  return chances.map((chance, seat) => Math.max(0, chance + part * change[seat]));
}

/** A change counts less where many sit: a chance of one in eight moves less than one of one in two. */
export function scaleOf(seats: number): number {
  const fair = 1 / seats;
  return 2 * Math.sqrt(fair * (1 - fair));
}
