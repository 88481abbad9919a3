import { PAUSES_MS } from './pauses.ts';

/** What the build puts around every `import()` of a worker: it is tried again where its file does not come. */
declare global {
  var undercroftFetch: <T>(load: (file: string) => Promise<T>, file: string) => Promise<T>;
}

/** Under another address each time: a browser may remember that the one before failed. */
globalThis.undercroftFetch = async (load, file) => {
  for (const [tries, ms] of PAUSES_MS.entries()) {
    try {
      return await load(tries === 0 ? file : `${file}?again=${tries}`);
    } catch {
      await new Promise((again) => setTimeout(again, ms));
    }
  }
  return load(`${file}?again=${PAUSES_MS.length}`);
};
