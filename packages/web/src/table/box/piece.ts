/** A number of the set, where there is one: a set on the bench may be wrong anywhere. */
export const numberIn = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

/** A list of the set, as far as it holds what it should. */
export const listIn = <V extends string | number>(value: unknown, known: readonly V[]): V[] =>
  (Array.isArray(value) ? value : []).filter((item): item is V => known.includes(item));
