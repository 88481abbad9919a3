/** How well somebody solves, how far that may be off, and how much it swings: Glickman's Glicko-2. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** Whom somebody met, and what came of it: 1 won, 0 lost. */
export interface Met {
  readonly rating: number;
  readonly deviation: number;
  readonly score: 0 | 1;
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 };

/** Between the scale people read and the one it is reckoned on. */
const SCALE = 173.7178;
/** How much the volatility itself may change. */
const TAU = 0.5;
const CLOSE = 1e-6;

const weightOf = (deviation: number): number => 1 / Math.sqrt(1 + (3 * deviation ** 2) / Math.PI ** 2);

/** The rating after some games. */
export function rated({ rating, deviation, volatility }: Rating, games: readonly Met[]): Rating {
  const [mu, phi] = [(rating - 1500) / SCALE, deviation / SCALE];
  let [information, surprise] = [0, 0];
  for (const met of games) {
    const weight = weightOf(met.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-weight * (mu - (met.rating - 1500) / SCALE)));
    information += weight ** 2 * expected * (1 - expected);
    surprise += weight * (met.score - expected);
  }
  const variance = 1 / information;
  const sigma = volatilityAfter(phi, volatility, variance, variance * surprise);
  const before = phi ** 2 + sigma ** 2;
  const after = 1 / Math.sqrt(1 / before + information);
  return {
    rating: SCALE * (mu + after ** 2 * surprise) + 1500,
    deviation: SCALE * after,
    volatility: sigma,
  };
}

/** The volatility that makes what happened likeliest, between two guesses that close in on it. */
function volatilityAfter(phi: number, sigma: number, variance: number, change: number): number {
  const start = Math.log(sigma ** 2);
  const slope = (x: number) => {
    const ex = Math.exp(x);
    const sum = phi ** 2 + variance + ex;
    return (ex * (change ** 2 - sum)) / (2 * sum ** 2) - (x - start) / TAU ** 2;
  };
  let [low, high] = [start, Math.log(change ** 2 - phi ** 2 - variance)];
  if (!(change ** 2 > phi ** 2 + variance)) {
    let steps = 1;
    while (slope(start - steps * TAU) < 0) steps++;
    high = start - steps * TAU;
  }
  let [atLow, atHigh] = [slope(low), slope(high)];
  while (Math.abs(high - low) > CLOSE) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = slope(middle);
    if (atMiddle * atHigh <= 0) [low, atLow] = [high, atHigh];
    else atLow /= 2;
    [high, atHigh] = [middle, atMiddle];
  }
  return Math.exp(low / 2);
}
