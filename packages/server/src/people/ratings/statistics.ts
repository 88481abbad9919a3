import type { Result } from '../../storage/results.ts';

interface Tally {
  readonly what: string;
  readonly played: number;
  readonly won: number;
}

function tallied(results: readonly Result[], by: (result: Result) => string): Tally[] {
  return [...Map.groupBy(results, by)]
    .map(([what, some]) => ({
      what,
      played: some.length,
      won: some.filter(({ place }) => place === 1).length,
    }))
    .sort((one, other) => other.played - one.played || one.what.localeCompare(other.what));
}

/** How often in a row somebody has won, at most and now. */
function streaks(results: readonly Result[]): { longest: number; now: number } {
  let now = 0;
  let longest = 0;
  for (const { place } of results) {
    now = place === 1 ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}

/** What one person's matches of one game come to, oldest first. */
export function statisticsOf(results: readonly Result[]) {
  return {
    played: results.length,
    won: results.filter(({ place }) => place === 1).length,
    figures: tallied(results, ({ figure }) => figure),
    seats: tallied(results, ({ seat }) => String(seat)),
    streak: streaks(results),
  };
}
