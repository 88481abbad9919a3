/** How long is waited before a file that could not be had is asked for again. */
export const PAUSES_MS: readonly number[] = [1000, 2000, 4000];
