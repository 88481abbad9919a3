import type { Throw } from './powers.ts';
import type { Die, Printed } from './printed.ts';

/** What a handful of unit dice may show. */
export interface Sums {
  /** The chance of exactly so many swords, and of at least so many. */
  readonly exact: Float64Array;
  readonly tail: Float64Array;
  /** The chance of so many fallen units and so many swords: `joint[fallen * width + swords]`. */
  readonly joint: Float64Array;
  readonly width: number;
  /** Swords on average. */
  readonly mean: number;
  /** The chance that, with the hero die, at least so many swords are shown: for each way to roll again. */
  readonly wins: Readonly<Record<Again, Float64Array>>;
  /** The same for other ways, found when somebody fights so. */
  readonly others: Map<string, Float64Array>;
}

/** What may be rolled a second time in the box: nothing, all unit dice, or the hero die. (K2-84, K2-94) */
type Again = 'nothing' | 'units' | 'hero';

/** The chances to win of whoever may roll these again, one after the other, and does while the fight is not won. */
export function winsOf(die: Die, sums: Sums, tries: readonly Throw[]): Float64Array {
  if (tries.length === 0) return sums.wins.nothing;
  const [first] = tries;
  if (tries.length === 1 && first !== 'all') return sums.wins[first];
  const key = tries.join();
  let wins = sums.others.get(key);
  if (wins === undefined) {
    wins = sums.wins.nothing.map((_, need) => chanceOf(die, sums, tries, need));
    sums.others.set(key, wins);
  }
  return wins;
}

/** From the last throw backwards: the chance to win with each face and each number of swords shown before it. */
function chanceOf({ swords }: Die, { exact, width }: Sums, tries: readonly Throw[], need: number): number {
  const faces = swords.length;
  const wins = (roll: number) => swords[Math.floor(roll / width)] + (roll % width) >= need;
  const meanOver = (then: Float64Array, face: number, shown: number, thrown: Throw): number => {
    let sum = 0;
    for (let roll = 0; roll < then.length; roll++) {
      const [other, units] = [Math.floor(roll / width), roll % width];
      if (thrown === 'hero' ? units !== shown : thrown === 'units' && other !== face) continue;
      const likely = (thrown === 'units' ? 1 : 1 / faces) * (thrown === 'hero' ? 1 : exact[units]);
      sum += then[roll] * likely;
    }
    return sum;
  };
  let now = Float64Array.from({ length: faces * width }, (_, roll) => (wins(roll) ? 1 : 0));
  for (const thrown of tries.toReversed()) {
    const then = now;
    now = then.map((_, roll) =>
      wins(roll) ? 1 : meanOver(then, Math.floor(roll / width), roll % width, thrown),
    );
  }
  return meanOver(now, 0, 0, 'all');
}

/** Chances of a handful of dice, worked out once: one die is folded into the chances of the rest. */
export function sumsOf(sheet: Printed, dice: readonly number[]): Sums {
  let key = 0;
  for (let kind = 0; kind < dice.length; kind++) key = key * 32 + dice[kind];
  const known = sheet.sums.get(key);
  if (known !== undefined) return known;
  const kind = dice.findIndex((count) => count > 0);
  const units = kind < 0 ? NO_DICE : addDie(sumsOf(sheet, dice.with(kind, dice[kind] - 1)), sheet.dice[kind]);
  const sums = withHero(sheet.heroDie, units);
  sheet.sums.set(key, sums);
  return sums;
}

type UnitSums = Omit<Sums, 'wins' | 'others'>;

/** No dice: no swords, no losses. */
const NO_DICE: UnitSums = {
  exact: new Float64Array([1]),
  tail: new Float64Array([1]),
  joint: new Float64Array([1]),
  width: 1,
  mean: 0,
};

function addDie({ joint, width, mean }: UnitSums, { swords, skulls }: Die): UnitSums {
  const wider = width + Math.max(...swords);
  const rows = joint.length / width + (skulls.some((count) => count > 0) ? 1 : 0);
  const sum = new Float64Array(rows * wider);
  for (let cell = 0; cell < joint.length; cell++) {
    const shown = cell % width;
    const fallen = (cell - shown) / width;
    for (let face = 0; face < swords.length; face++) {
      const row = fallen + (skulls[face] > 0 ? 1 : 0);
      sum[row * wider + shown + swords[face]] += joint[cell] / swords.length;
    }
  }
  const exact = new Float64Array(wider);
  for (let cell = 0; cell < sum.length; cell++) exact[cell % wider] += sum[cell];
  const tail = exact.slice();
  for (let shown = wider - 2; shown >= 0; shown--) tail[shown] += tail[shown + 1];
  return { exact, tail, joint: sum, width: wider, mean: mean + meanOf(swords) };
}

const meanOf = (swords: readonly number[]): number =>
  swords.reduce((sum, shown) => sum + shown, 0) / swords.length;

/** Every number of swords that may be needed, up to one that no roll shows. */
function withHero({ swords }: Die, units: UnitSums): Sums {
  const needs = Array.from({ length: units.width + Math.max(...swords) + 1 }, (_, need) => need);
  const unitsShow = (need: number) => (need <= 0 ? 1 : need < units.width ? units.tail[need] : 0);
  const heroShows = (need: number) => swords.filter((shown) => shown >= need).length / swords.length;
  const overFaces = (chance: (shown: number) => number) =>
    swords.reduce((sum, shown) => sum + chance(shown), 0) / swords.length;
  const overUnits = (chance: (shown: number) => number) =>
    units.exact.reduce((sum, likely, shown) => sum + likely * chance(shown), 0);
  return {
    ...units,
    others: new Map(),
    wins: {
      nothing: Float64Array.from(needs, (need) => overFaces((shown) => unitsShow(need - shown))),
      units: Float64Array.from(needs, (need) => overFaces((shown) => twice(unitsShow(need - shown)))),
      hero: Float64Array.from(needs, (need) => overUnits((shown) => twice(heroShows(need - shown)))),
    },
  };
}

/** The chance that one of two tries succeeds. */
const twice = (chance: number): number => 1 - (1 - chance) * (1 - chance);
