export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Places from 1, the smallest first; equal values share the mean of theirs. */
function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

/** Spearman's: how far two lists have the same order, from −1 to 1. Where one of them knows no order it is 0. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = (a.length + 1) / 2;
  const sum = (left: readonly number[], right: readonly number[]) =>
    left.reduce((all, value, at) => all + (value - mean) * (right[at] - mean), 0);
  const spread = Math.sqrt(sum(a, a) * sum(b, b));
  return spread === 0 ? 0 : sum(a, b) / spread;
}
