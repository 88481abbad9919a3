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

/** A change that adds up to 0, on the grid: what rounding leaves over goes to whom it matters least. */
export function changeOnGrid(change: Chances): number[] {
  const grains = change.map((by) => Math.round(by / GRAIN));
  const most = grains.reduce((best, by, seat) => (Math.abs(by) > Math.abs(grains[best]) ? seat : best), 0);
  const left = grains.reduce((sum, by) => sum + by, 0);
  return grains.map((by, seat) => (seat === most ? by - left : by) * GRAIN);
}

/** Chances moved by a change that adds up to 0, as far as nobody's falls below 0. */
export function moved(chances: Chances, change: Chances): number[] {
  let part = 1;
  for (const [seat, by] of change.entries()) if (by < 0) part = Math.min(part, chances[seat] / -by);
  return chances.map((chance, seat) => Math.max(0, chance + part * change[seat]));
}

/** The chances nearest to some sums that add up to 1, of which some may be below 0 or above 1. */
export function nearest(sums: readonly number[]): number[] {
  let chances = [...sums];
  // Whoever is below 0 has none, and what is too much is taken from the others alike, until nobody is.
  for (let left = sums.length; chances.some((chance) => chance < 0) && left > 0; left--) {
    const some = chances.filter((chance) => chance > 0);
    const over = (some.reduce((sum, chance) => sum + chance, 0) - 1) / some.length;
    chances = chances.map((chance) => (chance > 0 ? chance - over : 0));
  }
  return chances;
}

/** A change counts less where many play against each other: a chance of one in eight moves less than one of one in two. */
export function scaleOf(sides: number): number {
  const fair = 1 / sides;
  return 2 * Math.sqrt(fair * (1 - fair));
}
