/**
 * A sum of fractions without any rounding, as a few numbers that do not overlap (Shewchuk), so that it is the same
 * in whatever order and in however many parts it was added up.
 */
export type Exact = number[];

export function addTo(sum: Exact, ...values: readonly number[]): void {
  for (const value of values) {
    let carried = value;
    let kept = 0;
    for (const part of sum) {
      const [large, small] = Math.abs(carried) < Math.abs(part) ? [part, carried] : [carried, part];
      carried = large + small;
      const lost = small - (carried - large);
      if (lost !== 0) sum[kept++] = lost;
    }
    sum.length = kept;
    sum.push(carried);
  }
}

/** The nearest number there is: parts go from the smallest to the largest. */
export function roundedOff(sum: Readonly<Exact>): number {
  let at = sum.length - 1;
  let total = sum[at] ?? 0;
  let lost = 0;
  while (at > 0 && lost === 0) {
    const before = total;
    const part = sum[--at];
    total = before + part;
    lost = part - (total - before);
  }
  // Exactly between two numbers: the parts that are left say to which side it goes.
  if (at > 0 && Math.sign(lost) === Math.sign(sum[at - 1])) {
    const further = total + lost * 2;
    if (further - total === lost * 2) return further;
  }
  return total;
}
