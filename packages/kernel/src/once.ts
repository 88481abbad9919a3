/** People's own sets bring names of their own, and nobody says when one is gone: more than so many are not remembered. */
const REMEMBERED = 1000;

/** What is made for each key is made once, so that a search knows an answer again by its being the same. */
export function once<K, V>(make: (key: K) => V): (key: K) => V {
  const made = new Map<K, V>();
  return (key) => {
    let value = made.get(key);
    if (value === undefined) {
      if (made.size >= REMEMBERED) made.clear();
      value = make(key);
      made.set(key, value);
    }
    return value;
  };
}
