import type { PlayedTable } from '@undercroft/bots/matchpoints';
import { FILLS_IN } from './draw.ts';

/** What one table brought somebody: 1 for the first, 0 for the last, and what lies between for all others. */
export function shareOf({ places }: Pick<PlayedTable, 'places'>, seat: number): number {
  if (places.length < 2) return 1;
  const others = places.filter((_, at) => at !== seat);
  const beaten = others.map((place) => (places[seat] < place ? 1 : places[seat] === place ? 0.5 : 0));
  return beaten.reduce<number>((sum, one) => sum + one, 0) / others.length;
}

export interface ByScore {
  readonly player: number;
  readonly place: number;
  readonly played: number;
  readonly won: number;
  readonly score: number;
  /** What those had in the end whom somebody met: the mean of each table, summed up. */
  readonly buchholz: number;
  /** The same, as far as somebody came in before them. */
  readonly sonneborn: number;
}

/**
 * Standings by score; of equal scores whoever met those who had more (Buchholz), then whoever came in before those who
 * had more (Sonneborn and Berger), then whoever won more tables. Who is level then shares the place. At tables of more
 * than two the mean over the others counts. A computer player who fills in counts as somebody with one's own score.
 */
export function standingsByScore(players: number, tables: readonly PlayedTable[]): ByScore[] {
  const seatsOf = (player: number) =>
    tables.flatMap((table) => {
      const seat = table.seats.indexOf(player);
      return seat < 0 ? [] : [{ table, seat }];
    });
  const all = Array.from({ length: players }, (_, player) => seatsOf(player));
  const scores = all.map((own) => own.reduce((sum, { table, seat }) => sum + shareOf(table, seat), 0));
  const lines = all.map((own, player) => {
    const met = (weigh: (place: number, other: number) => number) =>
      own.reduce((sum, { table, seat }) => {
        const others = table.seats
          .map((other, at) => ({ other, at }))
          .filter(({ at }) => at !== seat)
          .map(({ other, at }) => {
            const theirs = other === FILLS_IN ? scores[player] : scores[other];
            return theirs * weigh(table.places[seat], table.places[at]);
          });
        return others.length === 0 ? sum : sum + others.reduce((all, one) => all + one, 0) / others.length;
      }, 0);
    return {
      ...{ player, played: own.length, score: scores[player] },
      won: own.filter(({ table, seat }) => table.places[seat] === 1).length,
      buchholz: met(() => 1),
      sonneborn: met((place, other) => (place < other ? 1 : place === other ? 0.5 : 0)),
    };
  });
  return ranked(lines, ({ score, buchholz, sonneborn, won }) => [score, buchholz, sonneborn, won]);
}

/** Sums of thirds and fifths do not come out even. */
const NEARLY = 1e-9;

/** In order, with places: what comes first in a key counts most; who is level in all of it shares the place. */
export function ranked<T extends { readonly player: number }>(
  lines: readonly T[],
  keyOf: (line: T) => readonly number[],
): (T & { readonly place: number })[] {
  const keys = new Map(lines.map((line) => [line, keyOf(line)]));
  const isBefore = (one: T, other: T) => {
    const [left, right] = [keys.get(one) ?? [], keys.get(other) ?? []];
    const at = left.findIndex((value, index) => Math.abs(value - right[index]) > NEARLY);
    return at >= 0 && left[at] > right[at];
  };
  return lines
    .map((line) => ({ ...line, place: 1 + lines.filter((other) => isBefore(other, line)).length }))
    .sort((one, other) => one.place - other.place || one.player - other.player);
}
