import { addTo, type Exact } from './exact.ts';
import { MOMENTS, noLead, noteLead } from './lead.ts';
import type { Played } from './one-game.ts';

/** Numbers of one game by name. What did not happen counts as 0; what could not be measured is left out. */
export interface Measures {
  readonly counts: ReadonlyMap<string, number>;
  readonly others: ReadonlyMap<string, number>;
}

/** What can be compared between two games, told from how they were played, whatever the game. */
export function measuresOf(played: Played): Measures {
  const { figures, players, points, winners, by, usage } = played;
  const counts = new Map<string, number>();
  const others = new Map<string, number>();
  others.set('games that end', by === null ? 0 : 1);
  counts.set(`ends by ${by ?? 'being stopped'}`, 1);
  for (const [name, { times }] of usage.events) counts.set(`happens: ${name}`, times);
  for (const [name, { taken }] of usage.choices) counts.set(`answers: ${name}`, taken);
  if (by === null) return { counts, others };
  others.set('turns', played.turns);
  others.set('answers', played.answers);
  others.set('points of a seat', mean(points));
  others.set('points of the winner', mean(winners.map((seat) => points[seat])));
  others.set('decided after (part of the turns)', decidedAt(played));
  const share = (seat: number) => (winners.includes(seat) ? 1 / winners.length : 0);
  for (const [seat, figure] of figures.entries()) {
    others.set(`wins of ${figure}`, share(seat));
    others.set(`wins of seat ${seat + 1}`, share(seat));
  }
  const different = new Set(players);
  for (const player of different.size > 1 ? different : []) {
    const own = players.flatMap((other, seat) => (other === player ? [share(seat)] : []));
    others.set(`wins of a player: ${player}`, mean(own));
  }
  return { counts, others };
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

function decidedAt({ lead, winners }: Played): number {
  const one = noLead();
  noteLead(one, lead, winners);
  return one.decided.indexOf(1) / MOMENTS;
}

/** Sums over pairs of games, from which a paired difference and its interval follow. */
export interface Pairs {
  games: number;
  /** Pairs in which the two differ. */
  differ: number;
  a: Exact;
  b: Exact;
  /** Squares of the differences. */
  squares: Exact;
}

/** Notes a pair; a count that one of them lacks is 0 there and in every pair before. */
export function notePair(pairs: Record<string, Pairs>, a: Measures, b: Measures): void {
  for (const name of new Set([...a.counts.keys(), ...b.counts.keys()])) {
    note(pairs, name, a.counts.get(name) ?? 0, b.counts.get(name) ?? 0);
  }
  for (const [name, value] of a.others) {
    const other = b.others.get(name);
    if (other !== undefined) note(pairs, name, value, other);
  }
}

function note(pairs: Record<string, Pairs>, name: string, a: number, b: number): void {
  addPairs(pairs, name, { games: 1, differ: a === b ? 0 : 1, a: [a], b: [b], squares: [(b - a) ** 2] });
}

export function addPairs(into: Record<string, Pairs>, name: string, more: Readonly<Pairs>): void {
  into[name] ??= { games: 0, differ: 0, a: [], b: [], squares: [] };
  const sums = into[name];
  sums.games += more.games;
  sums.differ += more.differ;
  addTo(sums.a, ...more.a);
  addTo(sums.b, ...more.b);
  addTo(sums.squares, ...more.squares);
}

/** Whether a measure is a count, to be taken over all pairs, also those that know nothing of it. */
export const isCount = (name: string): boolean => /^(ends by|happens:|answers:) /.test(name);
