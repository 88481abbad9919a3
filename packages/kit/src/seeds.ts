/** Where random play in tests begins: always at the same seed, or wherever `npm run fuzz` says. */
export const FIRST_SEED = Number(process.env.UNDERCROFT_SEED ?? 1);

/** Whether the seed is a fresh one: then nothing may be asserted that luck decides. */
export const isFresh = process.env.UNDERCROFT_SEED !== undefined;

/** Checks something for so many seeds in a row; where it fails, the reason begins with the seed. */
export function eachSeed(count: number, check: (seed: number) => void): void {
  for (let seed = FIRST_SEED; seed < FIRST_SEED + count; seed++) {
    try {
      check(seed);
    } catch (error) {
      if (error instanceof Error) error.message = `seed ${seed}: ${error.message}`;
      throw error;
    }
  }
}
