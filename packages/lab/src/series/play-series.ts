import { add, emptyTally, type SumsByPlayer, type Tally } from '@undercroft/bots/series';
import { deal } from '../experiment/crew.ts';
import { addFaults, type Faults, noFaults, noteFaults } from './faults.ts';
import type { Series } from './one-game.ts';

/** Which games of a series, and on how many threads. */
interface Games {
  readonly first: number;
  readonly games: number;
  readonly workers: number;
}

/** What came of a series, or of a part of it. */
export interface PlayedSeries {
  readonly tally: Tally;
  readonly faults: Faults;
  /** Seconds of one core that it took. */
  seconds: number;
}

export const noSeries = (): PlayedSeries => ({ tally: emptyTally(), faults: noFaults(), seconds: 0 });

export function addSeries(into: PlayedSeries, { tally, faults, seconds }: PlayedSeries): void {
  add(into.tally, tally);
  addFaults(into.faults, faults);
  into.seconds += seconds;
}

/** Games a worker plays between two reports. */
export const batchOf = (series: readonly Series[], usual: number): number =>
  series.some(({ players }) => players.includes('master')) ? 1 : usual;

/** Plays a series on several threads; false where Ctrl-C stopped it, which keeps what there is. */
export const playSeries = (
  series: Series,
  { first, games, workers }: Games,
  into: PlayedSeries,
  eachRow?: (row: string) => void,
): Promise<boolean> =>
  deal(
    {
      ...{ deed: 'simulate', brief: { series, rows: eachRow !== undefined } },
      ...{ first, count: games, batch: batchOf([series], 20), workers },
    },
    ({ tally, seconds, rows, broken }) => {
      add(into.tally, tally);
      into.seconds += seconds;
      for (const row of rows) eachRow?.(row);
      noteFaults(into.faults, broken);
    },
  );

/** Players of different strength, and how they fared. */
export interface Unequal {
  readonly games: number;
  readonly players: readonly string[];
  readonly tally: Tally;
  readonly results: readonly SumsByPlayer[];
}

/** What a series says about luck and skill: only players who differ can show it. */
export function unequalIn({ players }: Series, tally: Tally): Unequal | null {
  const different = [...new Set<string>(players)];
  if (different.length < 2) return null;
  return { games: tally.games, players: different, tally, results: tally.results };
}

/** The same table with one adept among novices, moving on by a seat from game to game: all skill, and the adept always wins. */
export const ofMixedStrength = (series: Series): Series => ({
  ...series,
  players: series.players.map((_, seat) => (seat === 0 ? 'adept' : 'novice')),
  rotate: true,
});
