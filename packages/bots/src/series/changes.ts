import { roundedOff } from './exact.ts';
import { isCount, type Pairs } from './measures.ts';
import { Z } from './statistics.ts';

/** One measure in two variants, with the 95 % interval of the paired difference. */
export interface MeasuredChange {
  readonly measure: string;
  readonly a: number;
  readonly b: number;
  readonly change: number;
  readonly low: number;
  readonly high: number;
  /** Whether luck alone is unlikely to show it, with so many measures looked at (Holm, 5 %). */
  readonly sure: boolean;
  /** Fewer games end, or somebody's share of wins is further from fair; null where neither can be said. */
  readonly worse: boolean | null;
}

/** In fewer pairs than this nothing is sure. */
const LEAST_PAIRS = 10;

/** All changes: what is sure before what is not, the worse first, then by how far from luck. */
export function changesOf(
  pairs: Readonly<Record<string, Pairs>>,
  games: number,
  seats: number,
): MeasuredChange[] {
  const found = Object.entries(pairs).map(([measure, sums]) => {
    const count = isCount(measure) ? games : sums.games;
    const [a, b] = [roundedOff(sums.a) / count, roundedOff(sums.b) / count];
    const change = b - a;
    const variance =
      count > 1 ? Math.max(0, roundedOff(sums.squares) - count * change * change) / (count - 1) : 0;
    const error = Math.sqrt(variance / count);
    const away = change === 0 ? 0 : sums.differ < LEAST_PAIRS ? 0 : Math.abs(change) / error;
    return { measure, a, b, change, low: change - Z * error, high: change + Z * error, away };
  });
  const ordered = found.sort((one, other) => other.away - one.away || (one.measure < other.measure ? -1 : 1));
  let holds = true;
  const judged = ordered.map(({ away, ...change }, index) => {
    // Holm: the surest must pass the strictest test, the next a little less, and none after one that fails.
    holds &&= chanceOf(away) < 0.05 / (ordered.length - index);
    return { ...change, sure: holds, worse: isWorse(change.measure, change.a, change.b, seats) };
  });
  const rank = ({ sure, worse }: MeasuredChange) => (sure ? 0 : 2) + (worse === true ? 0 : 1);
  return judged.sort((one, other) => rank(one) - rank(other));
}

function isWorse(measure: string, a: number, b: number, seats: number): boolean | null {
  if (measure === 'games that end') return b < a;
  if (!measure.startsWith('wins of ') || measure.startsWith('wins of a player')) return null;
  return Math.abs(b - 1 / seats) > Math.abs(a - 1 / seats);
}

/** How likely luck alone is so many standard errors off, on either side. (Abramowitz and Stegun, 7.1.26) */
function chanceOf(errors: number): number {
  const x = errors / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum =
    t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return sum * Math.exp(-x * x);
}
