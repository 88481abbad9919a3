import type { PlayedTable } from '@undercroft/bots/matchpoints';
import { type Before, type DrawnTable, exchanged, FILLS_IN, seated, tableSizes } from './draw.ts';

/** Of so many at a table so many go on; of two the one who wins. */
export const goOnOf = (size: number): number => Math.max(1, Math.floor(size / 2));

/** How many rounds it takes until one is left. */
export function knockoutRounds(players: number, seats: number): number {
  let [left, rounds] = [players, 0];
  while (left > 1) {
    const sizes = tableSizes(left, seats);
    // At the last table it is decided.
    left = sizes.length === 1 ? 1 : sizes.reduce((sum, size) => sum + goOnOf(size), 0);
    rounds++;
  }
  return rounds;
}

/**
 * The tables of a round: those who stand first, spread over the tables, so that they do not throw each other out, and as
 * few as possible meet again. Whoever would sit alone goes on without playing: that is a table of one.
 */
export function drawKnockout(
  order: readonly number[],
  seats: number,
  least: number,
  before: Before,
): DrawnTable[] {
  const sizes = tableSizes(order.length, seats);
  const tables: number[][] = sizes.map(() => []);
  // There and back again, so that no table has the better ones.
  for (const [at, player] of order.entries()) {
    const lap = Math.floor(at / tables.length);
    const place = at % tables.length;
    const wanted = lap % 2 === 0 ? tables.length - 1 - place : place;
    const free =
      tables[wanted].length < sizes[wanted] ? wanted : tables.findIndex((one, no) => one.length < sizes[no]);
    tables[free].push(player);
  }
  const rank = new Map(order.map((player, at) => [player, at]));
  const even = order.length / tables.length;
  const cost = (table: readonly number[]) => {
    const lap = (player: number) => Math.floor((rank.get(player) ?? 0) / tables.length);
    const again = table.reduce(
      (sum, one, at) => sum + table.slice(at + 1).reduce((more, other) => more + before.met(one, other), 0),
      0,
    );
    // Better ones stay spread, whatever it takes.
    const laps = new Set(table.map(lap)).size;
    return again + (Math.min(table.length, Math.ceil(even)) - laps) * order.length;
  };
  return exchanged(tables, cost).map((table) => {
    if (table.length === 1 && least <= 2) return table;
    const missing = Math.max(0, least - table.length);
    return seated([...table, ...new Array(missing).fill(FILLS_IN)], before);
  });
}

/** Who goes on from a table, the best first: by place, of equal places by the lead, and where that is equal by lot. */
export function goesOn(table: PlayedTable, lot: (player: number) => number, isLast: boolean): number[] {
  const people = table.seats.flatMap((player, seat) => (player === FILLS_IN ? [] : [{ player, seat }]));
  const ranked = people.toSorted(
    (one, other) =>
      table.places[one.seat] - table.places[other.seat] ||
      leadOf(table, other.seat) - leadOf(table, one.seat) ||
      lot(one.player) - lot(other.player),
  );
  return ranked.slice(0, isLast ? 1 : goOnOf(people.length)).map(({ player }) => player);
}

const leadOf = ({ points }: PlayedTable, seat: number): number => points?.[seat] ?? 0;
