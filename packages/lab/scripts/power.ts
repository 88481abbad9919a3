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
