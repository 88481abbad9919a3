import type { Box } from '@undercroft/kernel';
import { type Army, type Cost, type Face, type Reward, UNITS } from './components.ts';
import type { Karak2 } from './state.ts';

/** A die, face by face. */
export interface Die {
  readonly swords: readonly number[];
  readonly skulls: readonly number[];
}

/** One tile, as it lies unturned. */
export interface Tile {
  readonly level: 1 | 2;
  readonly gives: Cost;
  /** One bit for each edge with a gorge. */
  readonly gorges: number;
}

/** What is printed on the components, under the options of this table; worked out once a box. */
export interface Printed {
  readonly strength: Readonly<Record<Army, number>>;
  readonly reward: Readonly<Record<Army, Reward>>;
  readonly heroDie: Die;
  /** In the order of `UNITS`. */
  readonly dice: readonly Die[];
  readonly tiles: Readonly<Record<string, Tile>>;
  /** Chances of sums of unit dice, filled as they are needed; see odds.ts. */
  readonly sums: Map<number, Float64Array>;
}

const MAW = 'hells-maw';
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
    castle: { level: 1, gives: [0, 0, 0], gorges: 0 },
    'start-forest': { level: 1, gives: usable ? [0, 1, 0] : [0, 0, 0], gorges: 0 },
    'start-farm': { level: 1, gives: usable ? [1, 0, 0] : [0, 0, 0], gorges: 0 },
  };
  for (const { land, level, gives, gorges } of set.lands) {
    for (const [copy, edges] of gorges.entries()) {
      const bits = edges.reduce((all, edge) => all | (1 << edge), 0);
      tiles[land === MAW ? MAW : `${land}-${copy + 1}`] = { level, gives, gorges: bits };
    }
  }
  return {
    strength: byArmy(set.armies.map((row) => [row.army, row.strength[options.strengths]])),
    reward: byArmy(set.armies.map((row) => [row.army, row.reward])),
    heroDie: readDie(set.dice[options.heroDie === 'faster' ? 'faster' : 'hero'].faces),
    dice: UNITS.map((unit) => readDie(set.dice[unit].faces)),
    tiles,
    sums: new Map(),
  };
}

const byArmy = <V>(rows: (readonly [Army, V])[]) => Object.fromEntries(rows) as Record<Army, V>;

function readDie(faces: readonly Face[]): Die {
  return {
    swords: faces.map((face) => (typeof face === 'number' ? face : 0)),
    skulls: faces.map((face) => (face === 'skull' ? 1 : face === 'two-skulls' ? 2 : 0)),
  };
}
