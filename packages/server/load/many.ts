const AT_A_TIME = 50;

/** Does it with each: many at a time, not all at once. */
export async function many<T, R>(
  things: readonly T[],
  act: (thing: T, at: number) => Promise<R>,
  atATime = AT_A_TIME,
): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < things.length; from += atATime) {
    const batch = things.slice(from, from + atATime).map((thing, more) => act(thing, from + more));
    done.push(...(await Promise.all(batch)));
  }
  return done;
}
