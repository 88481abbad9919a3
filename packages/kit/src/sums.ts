// Sums that come out alike in every engine. Of + - * / and square roots each gives the same bits; what `Math` has
// beyond those each engine works out in its own way, and a search that compares two such numbers may answer otherwise.

/** ln 2, in a part with few digits, so that whole multiples of it are exact, and the rest. */
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
const LN2 = LN2_HIGH + LN2_LOW;

/** The powers of two from 2^-1074 to 2^1023, each twice the one before. */
const LEAST = -1074;
const POWERS = new Float64Array(1023 - LEAST + 1);
POWERS[-LEAST] = 1;
for (let at = -LEAST + 1; at < POWERS.length; at++) POWERS[at] = POWERS[at - 1] * 2;
for (let at = -LEAST - 1; at >= 0; at--) POWERS[at] = POWERS[at + 1] / 2;

/** e to the power of x. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x < -745.2) return 0;
  if (x > 709.78) return Number.POSITIVE_INFINITY;
  const whole = Math.round(x / LN2);
  const rest = x - whole * LN2_HIGH - whole * LN2_LOW;
  // What is left is at most 0.35: fifteen terms are exact to the last digit or the one before.
  let sum = 1;
  for (let term = 15; term > 0; term--) sum = 1 + (sum * rest) / term;
  // Twice, since neither 2^1024 nor a sum below the least power would be a number of its own.
  const half = whole >> 1;
  return sum * twoTo(half) * twoTo(whole - half);
}

/** Two to a whole power. */
export const twoTo = (whole: number): number => POWERS[whole - LEAST];

export const square = (x: number): number => x * x;

/** The natural logarithm of a number above 0. */
function ln(x: number): number {
  let [exponent, size] = [0, x];
  for (; size > Math.SQRT2; size /= 2) exponent++;
  for (; size < Math.SQRT1_2; size *= 2) exponent--;
  const ratio = (size - 1) / (size + 1);
  const square = ratio * ratio;
  let sum = 0;
  for (let term = 31; term > 0; term -= 2) sum = sum * square + 1 / term;
  return 2 * ratio * sum + exponent * LN2_LOW + exponent * LN2_HIGH;
}

/** A number above 0, or 0, to any power above 0. */
export const power = (base: number, to: number): number => (base === 0 ? 0 : exp(to * ln(base)));

/** The length of what has these sides. */
export function lengthOf(...sides: readonly number[]): number {
  let sum = 0;
  for (const side of sides) sum += square(side);
  return Math.sqrt(sum);
}
