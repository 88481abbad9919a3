/** Each once, with how many there are. */
export const counted = <V>(all: readonly V[]): { readonly one: V; readonly count: number }[] =>
  [...new Set(all)].map((one) => ({ one, count: all.filter((other) => other === one).length }));

/** What is left of these once those are taken, each as often as it is named. */
export function without<V>(all: readonly V[], taken: readonly V[]): V[] {
  const left = [...all];
  for (const one of taken) {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
