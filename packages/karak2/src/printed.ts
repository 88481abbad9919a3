import type { Box } from '@undercroft/kernel';
import { ARMIES, type Army, LANDS, MAW, UNITS } from './components.ts';
import type { Cost, Face } from './set.ts';
import type { Karak2 } from './state.ts';
import type { Sums } from './sums.ts';

/** A die, face by face. */
export interface Die {
  readonly swords: readonly number[];
  readonly skulls: readonly number[];
  /** Skulls on average, and the chance that it shows any. */
  readonly harm: number;
  readonly risk: number;
}

/** One tile, as it lies unturned. */
interface Tile {
  readonly level: 1 | 2;
  readonly gives: Cost;
  /** How much it gives in all. */
  readonly rich: number;
  /** One bit for each edge with a gorge. */
  readonly gorges: number;
}

/** What is printed on the components, under the options of this table; worked out once a box. */
export interface Printed {
  readonly strength: Readonly<Record<Army, number>>;
  readonly heroDie: Die;
  /** In the order of `UNITS`. */
  readonly dice: readonly Die[];
  readonly tiles: Readonly<Record<string, Tile>>;
  /** Chances of sums of unit dice, filled as they are needed; see sums.ts. */
  readonly sums: Map<number, Sums>;
}

const kept = new WeakMap<Box<Karak2>, Printed>();
let lastBox: Box<Karak2> | undefined;
let last: Printed | undefined;

export function printed(box: Box<Karak2>): Printed {
  if (box === lastBox && last !== undefined) return last;
  let found = kept.get(box);
  if (found === undefined) {
    found = read(box);
    kept.set(box, found);
  }
  lastBox = box;
  last = found;
  return found;
}

function read({ set, options }: Box<Karak2>): Printed {
  const usable = options.startHexes === 'usable';
  const tiles: Record<string, Tile> = {
    castle: tile(1, [0, 0, 0], []),
    'start-forest': tile(1, usable ? [0, 1, 0] : [0, 0, 0], []),
    'start-farm': tile(1, usable ? [1, 0, 0] : [0, 0, 0], []),
    [MAW]: tile(2, [0, 0, 0], set.maw.gorges),
  };
  const levels = [LANDS.first, LANDS.second] as const;
  for (const [index, lands] of levels.entries()) {
    for (const land of lands) {
      const { gives, gorges } = set.lands[land];
      for (const [copy, edges] of gorges.entries()) {
        tiles[`${land}-${copy + 1}`] = tile(index === 0 ? 1 : 2, gives, edges);
      }
    }
  }
  const strengths = ARMIES.map((army) => [army, set.armies[army].strength[options.strengths]]);
  return {
    strength: Object.fromEntries(strengths) as Record<Army, number>,
    heroDie: readDie(set.dice[options.heroDie === 'faster' ? 'faster' : 'hero'].faces),
    dice: UNITS.map((unit) => readDie(set.dice[unit].faces)),
    tiles,
    sums: new Map(),
  };
}

function tile(level: 1 | 2, gives: Cost, edges: readonly number[]): Tile {
  const gorges = edges.reduce((all, edge) => all | (1 << edge), 0);
  return { level, gives, rich: gives[0] + gives[1] + gives[2], gorges };
}

function readDie(faces: readonly Face[]): Die {
  const skulls = faces.map((face) => (face === 'skull' ? 1 : face === 'two-skulls' ? 2 : 0));
  return {
    swords: faces.map((face) => (typeof face === 'number' ? face : 0)),
    skulls,
    harm: skulls.reduce<number>((sum, count) => sum + count / skulls.length, 0),
    risk: skulls.filter((count) => count > 0).length / skulls.length,
  };
}
