/** Remembers what it made last: as long as it is made of the same, it is the same. */
export function steady<From extends readonly unknown[], R>(make: (...from: From) => R): (...from: From) => R {
  let last: { readonly from: From; readonly made: R } | null = null;
  return (...from) => {
    if (last === null || from.some((one, index) => one !== last?.from[index]))
      last = { from, made: make(...from) };
    return last.made;
  };
}
