/** A share with the 95 % interval around it. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Standard errors on each side of a 95 % interval. */
export const Z = 1.959964;

export const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

/** Wilson's interval for a share, which stays inside 0 … 1 also for few games. */
export function wilson(successes: number, trials: number): Share {
  if (trials === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / trials;
  const scale = 1 + (Z * Z) / trials;
  const middle = (share + (Z * Z) / (2 * trials)) / scale;
  const half = (Z / scale) * Math.sqrt((share * (1 - share)) / trials + (Z * Z) / (4 * trials * trials));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

/** How often each number occurred. */
export type Counts = Record<number, number>;

export const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** The number that a part of all did not exceed; null when there are none. */
export function quantile(counts: Readonly<Counts>, part: number): number | null {
  const all = total(counts);
  let seen = 0;
  for (const [value, count] of inOrder(counts)) {
    seen += count;
    if (seen >= part * all) return value;
  }
  return null;
}

/** The numbers with their counts, the smallest first. */
export function inOrder(counts: Readonly<Counts>): [value: number, count: number][] {
  return Object.entries(counts)
    .map(([value, count]): [number, number] => [Number(value), count])
    .sort(([a], [b]) => a - b);
}

/** Results of one group of players: how many, their sum and the sum of their squares. */
interface Sums {
  count: number;
  sum: number;
  squares: number;
}

/** Results by who played, for one part of the games. */
export type SumsByPlayer = Record<string, Sums>;

/**
 * How much of the variance of the results goes with who played (omega squared, the share without the part that
 * luck fakes), with an interval from leaving out one part of the games at a time.
 */
export function explained(parts: readonly SumsByPlayer[]): Share | null {
  const used = parts.filter((part) => Object.keys(part).length > 0);
  const share = omegaSquared(used);
  if (share === null || used.length < 2) return null;
  const without = used.map((_, left) => omegaSquared(used.filter((_, part) => part !== left)) ?? share);
  const mean = without.reduce((sum, value) => sum + value, 0) / without.length;
  const spread = without.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const error = Math.sqrt(((used.length - 1) / used.length) * spread);
  return { share, low: clamp(share - Z * error), high: clamp(share + Z * error) };
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share));

function omegaSquared(parts: readonly SumsByPlayer[]): number | null {
  const groups: SumsByPlayer = {};
  for (const part of parts) addSums(groups, part);
  const all = Object.values(groups);
  const count = all.reduce((sum, group) => sum + group.count, 0);
  if (all.length < 2 || count <= all.length) return null;
  const mean = all.reduce((sum, group) => sum + group.sum, 0) / count;
  const whole = all.reduce((sum, group) => sum + group.squares, 0) - count * mean * mean;
  const between = all.reduce((sum, group) => sum + group.count * (group.sum / group.count - mean) ** 2, 0);
  const within = (whole - between) / (count - all.length);
  if (whole + within === 0) return null;
  return clamp((between - (all.length - 1) * within) / (whole + within));
}

export function addSums(into: SumsByPlayer, more: Readonly<SumsByPlayer>): void {
  for (const [player, { count, sum, squares }] of Object.entries(more)) {
    into[player] ??= { count: 0, sum: 0, squares: 0 };
    into[player].count += count;
    into[player].sum += sum;
    into[player].squares += squares;
  }
}
