import type { GameTypes, Mind } from '@undercroft/kernel';

/**
 * How far each game's evaluation is to be trusted, by the number of seats from two up: shares are raised to this power
 * and made to add up to 1 again. `undercroft review --calibrate` fits these; docs/review.md has the table it gives.
 */
const POWERS: Readonly<Record<string, readonly number[]>> = {
  karak: [1.05, 0.9, 1.06, 1.13],
  karak2: [1.02, 0.94, 0.96, 1.24],
  goblin: [1.07, 1.03, 1.04],
  kragmortha: [0.8, 0.78, 0.84, 1.06, 1.13, 1.15, 1.14],
};

/** Judged chances as they come true. A game or a number of seats that was never fitted is taken at its word. */
export function calibrated<T extends GameTypes>(mind: Mind<T>, game: string, seats: number): Mind<T> {
  const power = POWERS[game]?.[seats - 2] ?? 1;
  if (power === 1) return mind;
  return { ...mind, evaluate: (box, state) => raised(mind.evaluate(box, state), power) };
}

/** Shares to a power, adding up to 1 again. */
function raised(shares: readonly number[], power: number): number[] {
  const powers = shares.map((share) => share ** power);
  const sum = powers.reduce((total, share) => total + share, 0);
  return powers.map((share) => share / sum);
}

/** A judged table, and how much of the win each seat got in the end. */
export interface Judged {
  readonly shares: readonly number[];
  readonly won: readonly number[];
}

/** The power that makes what happened likeliest, to two digits. */
export function fitPower(judged: readonly Judged[]): number {
  const surprise = (power: number) =>
    judged.reduce((sum, { shares, won }) => {
      const chances = raised(shares, power);
      return (
        sum - won.reduce((part, share, seat) => part + (share > 0 ? share * Math.log(chances[seat]) : 0), 0)
      );
    }, 0);
  // It has one lowest point: narrow down between two sides of it.
  let [low, high] = [10, 400];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (surprise(middle / 100) < surprise((middle + 1) / 100)) high = middle;
    else low = middle;
  }
  return surprise(low / 100) <= surprise(high / 100) ? low / 100 : high / 100;
}
