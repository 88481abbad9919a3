import type { Karak2Set } from './set.ts';

/** What is worked out once for a set: one set is looked at for long. */
export function perSet<V>(make: (set: Karak2Set) => V): (set: Karak2Set) => V {
  const all = new WeakMap<Karak2Set, { readonly value: V }>();
  let known: Karak2Set | undefined;
  let last: { readonly value: V } | undefined;
  return (set) => {
    if (set === known && last !== undefined) return last.value;
    last = all.get(set) ?? { value: make(set) };
    all.set(set, last);
    known = set;
    return last.value;
  };
}
