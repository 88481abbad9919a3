// Loaded into the server that tests start, before anything else: every table there has the luck that tests name.
const anyBytes = crypto.getRandomValues.bind(crypto);

/** The 32 bytes of a seed are named; all else stays as random as it was. */
crypto.getRandomValues = <T extends ArrayBufferView>(into: T): T => {
  if (into instanceof Uint8Array && into.length === 32) return into.fill(0x5e) as T;
  return anyBytes(into as never) as T;
};
