import type { Seat } from '@undercroft/kernel';

/** Where a computer player sits who fills in. */
export const FILLS_IN = null;
/** Who sits where at one table, by their place in the list of players. */
export type DrawnTable = readonly (number | typeof FILLS_IN)[];

/** What has been at earlier tables, as far as a draw asks for it. */
export interface Before {
  /** How often two have sat at one table. */
  met(one: number, other: number): number;
  /** How often somebody had this seat. */
  sat(player: number, seat: Seat): number;
  /** How often a computer player who fills in sat at their table. */
  filledIn(player: number): number;
}

/** What was drawn before, counted. */
export function beforeOf(tables: readonly DrawnTable[]): Before {
  const at = new Map<number, DrawnTable[]>();
  for (const table of tables) {
    for (const player of table) {
      if (player !== FILLS_IN) at.set(player, [...(at.get(player) ?? []), table]);
    }
  }
  const of = (player: number) => at.get(player) ?? [];
  return {
    met: (one, other) => of(one).filter((table) => table.includes(other)).length,
    sat: (player, seat) => of(player).filter((table) => table[seat] === player).length,
    filledIn: (player) => of(player).filter((table) => table.includes(FILLS_IN)).length,
  };
}

/**
 * How many sit at each table: as few tables as there is room at, and as even as can be. Where a game wants more people
 * than would sit there, computer players fill in.
 */
export function tableSizes(players: number, seats: number): number[] {
  const tables = Math.ceil(players / seats);
  return Array.from({ length: tables }, (_, at) => Math.floor((players + tables - 1 - at) / tables));
}

/** Looked at before somebody is met again although it might be avoided. */
const STEPS = 5000;

type Sits = DrawnTable[number];
/** How often two have met; a computer player who fills in is somebody one need not meet again either. */
type Met = (one: Sits, other: Sits) => number;

/**
 * A round by score: whoever stands first sits with those who stand next to them and have not met them yet, and so on
 * down the list, so that a computer player fills in where it costs the least. Only where nothing else is left do people
 * meet again, and then as few as possible.
 */
export function drawByScore(
  order: readonly number[],
  seats: number,
  least: number,
  before: Before,
): DrawnTable[] {
  const sizes = tableSizes(order.length, seats);
  const met: Met = (one, other) => {
    if (one === FILLS_IN) return other === FILLS_IN ? 0 : before.filledIn(other);
    return other === FILLS_IN ? before.filledIn(one) : before.met(one, other);
  };
  const tables = apart(order, sizes, least, met) ?? lessOften(order, sizes, least, met);
  return tables.map((table) => seated(table, before));
}

/** Who fills in at a table of that size. */
const fillsIn = (size: number, least: number): Sits[] =>
  new Array<Sits>(Math.max(0, least - size)).fill(FILLS_IN);

/** Nobody meets anybody again; null where that cannot be, or was not found for long. */
function apart(order: readonly number[], sizes: readonly number[], least: number, met: Met): Sits[][] | null {
  const tables = sizes.map((size) => fillsIn(size, least));
  const left = new Set(order);
  let steps = STEPS;
  // Tables that lack somebody come last: they are left to those who stand last.
  const inTurn = [...sizes.keys()].sort((one, other) => tables[one].length - tables[other].length);
  const turns = inTurn.flatMap((table) => new Array<number>(sizes[table]).fill(table));
  const fill = (at: number): boolean => {
    if (at === turns.length) return true;
    if (--steps < 0) return false;
    const table = tables[turns[at]];
    const candidates = order.filter((player) => left.has(player));
    // Whoever is not placed yet and stands first has to sit somewhere: here.
    for (const player of table.length === 0 ? candidates.slice(0, 1) : candidates) {
      if (table.some((other) => met(player, other) > 0)) continue;
      table.push(player);
      left.delete(player);
      if (fill(at + 1)) return true;
      table.pop();
      left.add(player);
      if (steps < 0) return false;
    }
    return false;
  };
  return fill(0) ? tables : null;
}

/** Down the list, and then two change places as long as fewer meet again by that. */
function lessOften(order: readonly number[], sizes: readonly number[], least: number, met: Met): Sits[][] {
  const rank = new Map<Sits, number>(order.map((player, at) => [player, at]));
  const standsAt = (one: Sits) => rank.get(one) ?? order.length;
  let from = 0;
  const tables = sizes.map((size) => {
    from += size;
    return [...order.slice(from - size, from), ...fillsIn(size, least)];
  });
  const cost = (table: readonly Sits[]) =>
    pairsOf(table).reduce((sum, [one, other]) => {
      const gap = Math.abs(standsAt(one) - standsAt(other)) / order.length;
      // A computer player comes to everybody before it comes to somebody twice.
      const weight = one === FILLS_IN || other === FILLS_IN ? 2 * order.length : order.length;
      return sum + met(one, other) ** 2 * weight + gap;
    }, 0);
  return exchanged(tables, cost);
}

const pairsOf = <T>(list: readonly T[]): [T, T][] =>
  list.flatMap((one, at) => list.slice(at + 1).map((other): [T, T] => [one, other]));

/** Two at different tables change places as long as that costs less. */
export function exchanged<T>(
  tables: readonly (readonly T[])[],
  cost: (table: readonly T[]) => number,
): T[][] {
  const now = tables.map((table) => [...table]);
  const costs = now.map(cost);
  for (let better = true; better; ) {
    better = false;
    for (const [one, other] of pairsOf([...now.keys()])) {
      for (const here of now[one].keys()) {
        for (const there of now[other].keys()) {
          const [left, right] = [
            now[one].with(here, now[other][there]),
            now[other].with(there, now[one][here]),
          ];
          const [costsLeft, costsRight] = [cost(left), cost(right)];
          if (costsLeft + costsRight >= costs[one] + costs[other] - 1e-9) continue;
          [now[one], now[other], costs[one], costs[other]] = [left, right, costsLeft, costsRight];
          better = true;
        }
      }
    }
  }
  return now;
}

/** Everybody to the seat they had least often: two change as long as that is evener. */
export function seated(table: DrawnTable, before: Pick<Before, 'sat'>): DrawnTable {
  const often = (player: DrawnTable[number], seat: Seat) =>
    player === FILLS_IN ? 0 : before.sat(player, seat) + before.sat(player, seat) ** 2;
  // Where all are alike the better one does not always begin.
  const turned = table.reduce<number>((sum, player) => sum + (player ?? 0), 0) % table.length;
  let now = [...table.slice(turned), ...table.slice(0, turned)];
  for (let better = true; better; ) {
    better = false;
    for (const [one, other] of pairsOf([...now.keys()])) {
      const stays = often(now[one], one) + often(now[other], other);
      const goes = often(now[one], other) + often(now[other], one);
      if (goes >= stays) continue;
      now = now.with(one, now[other]).with(other, now[one]);
      better = true;
    }
  }
  return now;
}
