/** A deep copy of plain data, several times faster than structuredClone: objects keep their shape. */
export function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return (Array.isArray(value) ? copyArray(value, false) : copyObject(value, false)) as T;
}

/**
 * The same for a table, faster still: a list in it holds names and numbers, or objects and lists, never both, so flat
 * lists are copied whole without looking through them. Keep large tables in flat lists and a copy costs next to nothing.
 */
export function copyTable<T extends object>(table: T): T {
  return copyObject(table, true) as T;
}

function copyArray(array: readonly unknown[], unmixed: boolean): unknown[] {
  const twin = array.slice();
  // Reading an item by its place would turn lists of numbers into lists of anything, which are slower to read.
  if (unmixed && typeof (array.at(0) ?? array.find(isThere)) !== 'object') return twin;
  for (let i = 0; i < twin.length; i++) {
    const item = twin[i];
    if (typeof item === 'object' && item !== null) {
      twin[i] = Array.isArray(item) ? copyArray(item, unmixed) : copyObject(item, unmixed);
    }
  }
  return twin;
}

const isThere = (item: unknown): boolean => item !== null;

function copyObject(object: object, unmixed: boolean): object {
  const twin: Record<string, unknown> = { ...object };
  for (const key in twin) {
    const item = twin[key];
    if (typeof item === 'object' && item !== null) {
      twin[key] = Array.isArray(item) ? copyArray(item, unmixed) : copyObject(item, unmixed);
    }
  }
  return twin;
}
