// Loaded into the server that tests start, before anything else: every table there has the luck that tests name.
import { isMainThread } from 'node:worker_threads';

const anyBytes = crypto.getRandomValues.bind(crypto);

/** The 32 bytes of a seed are named; all else stays as random as it was. */
crypto.getRandomValues = <T extends ArrayBufferView>(into: T): T => {
  if (into instanceof Uint8Array && into.length === 32) return into.fill(0x5e) as T;
  return anyBytes(into as never) as T;
};

// Tests may be ended before they end their server: then its line to them closes, and nothing is left running.
if (isMainThread) process.stdin.on('close', () => process.exit()).resume();
