import { setImmediate as breathe } from 'node:timers/promises';
import { FastChance } from '@undercroft/kernel';

/** Who sits where in each round: round, table, seat. */
export type Movement = readonly (readonly (readonly number[])[])[];

/** Partners never play against each other, nor for themselves at the same seat of another table. */
const PARTNERS = 40;
/** To sit on each seat as often is worth more than to meet somebody once less. */
const SEATS = 4;
const TRIES = 120_000;
/** How much worse a change may be at the beginning. */
const WARM = 2;
/** Tries before others get their turn. */
const AT_ONCE = 2000;

/**
 * The movement of a duplicate evening: every round is one deal, played at all tables. It is fair as far as that can be:
 * everybody meets everybody as often, is compared with everybody (at the same seat of another table) as often, and has
 * each seat as often. It is looked for, from the same seed always alike: two change places where that is evener, at the
 * beginning now and then also where it is not.
 */
export async function movementFor(
  teams: readonly number[],
  seats: number,
  rounds: number,
  seed: number,
): Promise<Movement> {
  const places = teams.length;
  if (places % seats !== 0) throw new RangeError(`${places} places do not fill tables of ${seats}`);
  const luck = new FastChance(seed);
  const drawn = Array.from({ length: rounds }, () => shuffled(places, luck));
  const counts = new Counts(teams, seats);
  for (const round of drawn) for (const at of round.keys()) counts.sit(round, at, 1);
  let best = drawn.map((round) => [...round]);
  let [cost, least] = [counts.cost, counts.cost];
  for (let tries = 0; tries < TRIES && places > seats; tries++) {
    if (tries % AT_ONCE === AT_ONCE - 1) await breathe();
    const round = drawn[luck.pick(rounds)];
    const [one, other] = [luck.pick(places), luck.pick(places)];
    if (one === other) continue;
    counts.exchange(round, one, other);
    const warmth = WARM * (1 - tries / TRIES);
    const worse = counts.cost - cost;
    if (worse > 0 && luck.pick(1_000_000) / 1_000_000 >= Math.exp(-worse / Math.max(warmth, 1e-6))) {
      counts.exchange(round, one, other);
      continue;
    }
    cost = counts.cost;
    if (cost >= least) continue;
    [least, best] = [cost, drawn.map((all) => [...all])];
  }
  return best.map((round) =>
    Array.from({ length: places / seats }, (_, table) => round.slice(table * seats, (table + 1) * seats)),
  );
}

function shuffled(count: number, luck: FastChance): number[] {
  const list = Array.from({ length: count }, (_, at) => at);
  for (let at = count - 1; at > 0; at--) {
    const other = luck.pick(at + 1);
    [list[at], list[other]] = [list[other], list[at]];
  }
  return list;
}

/** How often two met, were compared, and somebody sat where; and what it costs that it is not even. */
class Counts {
  readonly #teams: readonly number[];
  readonly #seats: number;
  readonly #met: Int16Array;
  readonly #compared: Int16Array;
  readonly #sat: Int16Array;
  cost = 0;

  constructor(teams: readonly number[], seats: number) {
    this.#teams = teams;
    this.#seats = seats;
    this.#met = new Int16Array(teams.length ** 2);
    this.#compared = new Int16Array(teams.length ** 2);
    this.#sat = new Int16Array(teams.length * seats);
  }

  /** Somebody sits down at this place of a round (by 1), or stands up (by -1): those who sit before them are counted. */
  sit(round: readonly number[], at: number, by: 1 | -1): void {
    for (let other = 0; other < at; other++) this.#pair(round, at, other, by);
    this.#count(this.#sat, round[at] * this.#seats + (at % this.#seats), by, SEATS);
  }

  exchange(round: number[], one: number, other: number): void {
    this.#around(round, one, other, -1);
    [round[one], round[other]] = [round[other], round[one]];
    this.#around(round, one, other, 1);
  }

  /** All that two places have to do with the others. */
  #around(round: readonly number[], one: number, other: number, by: 1 | -1): void {
    for (const at of [one, other]) {
      this.#count(this.#sat, round[at] * this.#seats + (at % this.#seats), by, SEATS);
      for (let there = 0; there < round.length; there++) {
        if (there === at || (at === other && there === one)) continue;
        this.#pair(round, at, there, by);
      }
    }
  }

  #pair(round: readonly number[], at: number, other: number, by: 1 | -1): void {
    const [left, right] = [Math.min(round[at], round[other]), Math.max(round[at], round[other])];
    const partners = this.#teams[left] === this.#teams[right];
    const key = left * this.#teams.length + right;
    const weight = partners ? PARTNERS : 1;
    if (Math.floor(at / this.#seats) === Math.floor(other / this.#seats))
      this.#count(this.#met, key, by, weight);
    else if (at % this.#seats === other % this.#seats) this.#count(this.#compared, key, by, weight);
  }

  /** Squares: what is even costs least. */
  #count(of: Int16Array, key: number, by: 1 | -1, weight: number): void {
    this.cost -= weight * of[key] ** 2;
    of[key] += by;
    this.cost += weight * of[key] ** 2;
  }
}
