import { hand, round } from '../ink.ts';
import { RADIUS, REACH } from './hex.ts';

/** What stands in one row across a tile, merged by paint: few paths, however much grows there. */
export interface PlantRow {
  readonly body: string;
  readonly shade: string;
  readonly shine: string;
}

/** A thing that grows, around its foot: outlines as x, y, x, y … */
interface Plant {
  readonly body: readonly number[];
  readonly shade: readonly number[];
  readonly shine: readonly number[];
  readonly high: number;
}

const TREE: Plant = {
  body: [0, -23, 5.5, -11, 3.5, -11.5, 9, 3, -9, 3, -3.5, -11.5, -5.5, -11],
  shade: [0, -23, 5.5, -11, 3.5, -11.5, 9, 3, 2, 3],
  shine: [-1, -18, -3.5, -12, -1.5, -12, -6, 0, -3, 0, -0.5, -12],
  high: 23,
};
const PEAK: Plant = {
  body: [-14, 5, -8, -9, -4, -5, 3, -18, 8, -8, 10, -10, 15, 5],
  shade: [3, -18, 8, -8, 10, -10, 15, 5, 4, 5, 1, -6],
  shine: [-8, -9, -11.5, 0, -7, -3, -5, 3, -4, -5, 2, -13, 3, -18],
  high: 18,
};
const STONE: Plant = {
  body: [-6, 3, -4, -4, 2, -5, 6, 3],
  shade: [2, -5, 6, 3, 1, 3],
  shine: [-4, -4, 1, -4.5, -2, -1],
  high: 5,
};
const SHEAF: Plant = {
  body: [-2.6, 4, -1.6, -1, -4.6, -9, -1.6, -7.5, 0, -10.5, 1.6, -7.5, 4.6, -9, 1.6, -1, 2.6, 4],
  shade: [0, -10.5, 1.6, -7.5, 4.6, -9, 1.6, -1, 2.6, 4, 0.4, 4],
  shine: [-1.6, -2, -3.6, -7.5, -1.2, -6],
  high: 10,
};

const outline = (shape: readonly number[], x: number, y: number, size: number): string => {
  let path = '';
  for (let at = 0; at < shape.length; at += 2)
    path += `${at === 0 ? 'M' : 'L'}${round(x + shape[at] * size)} ${round(y + shape[at + 1] * size)}`;
  return `${path}z`;
};

/** How far from the middle a tile reaches to both sides, so high or low. */
const reachAt = (y: number): number =>
  Math.abs(y) <= RADIUS / 2 ? REACH : (REACH * (RADIUS - Math.abs(y))) / (RADIUS / 2);

/** Where pieces stand, nothing does that could be taken for one. */
const inClearing = (x: number, y: number): boolean => (x / 24) ** 2 + ((y - 6) / 17) ** 2 < 1;

interface Sown {
  readonly plant: Plant;
  readonly size: number;
  /** From one to the next, and from row to row. */
  readonly apart: number;
  readonly deep: number;
}

const SOWN: Readonly<Record<Kind, { readonly low: readonly Sown[]; readonly tall: readonly Sown[] }>> = {
  forest: {
    low: [{ plant: TREE, size: 0.72, apart: 13, deep: 11 }],
    tall: [{ plant: TREE, size: 1.06, apart: 17, deep: 13 }],
  },
  rock: {
    low: [
      { plant: PEAK, size: 0.86, apart: 25, deep: 19 },
      { plant: STONE, size: 0.7, apart: 16, deep: 12 },
    ],
    tall: [
      { plant: PEAK, size: 1.3, apart: 31, deep: 22 },
      { plant: STONE, size: 0.9, apart: 18, deep: 13 },
    ],
  },
  farm: {
    low: [{ plant: SHEAF, size: 0.62, apart: 11, deep: 17 }],
    tall: [{ plant: SHEAF, size: 0.92, apart: 12, deep: 14 }],
  },
};

export type Kind = 'farm' | 'forest' | 'rock';

/** Everything that grows on one side of a tile (-1, 1), or on all of it (0), from back to front. */
export function growth(kind: Kind, side: -1 | 0 | 1, tall: boolean, seed: number): readonly PlantRow[] {
  const luck = hand(seed * 31 + side + 7);
  const rows: { y: number; row: PlantRow }[] = [];
  for (const { plant, size, apart, deep } of SOWN[kind][tall ? 'tall' : 'low']) {
    for (let y = -RADIUS + 20; y < RADIUS - 6; y += deep) {
      const row = { body: '', shade: '', shine: '' };
      const wide = reachAt(y) - 7 * size;
      for (let x = -wide + luck() * apart * 0.6; x <= wide; x += apart * (0.85 + luck() * 0.3)) {
        const foot = y + (luck() - 0.5) * 4;
        // The line between two lands sways a little; tops stay below the upper edge.
        const apartFromOther = side === 0 || x * side > 6;
        const below = foot - plant.high * size > -RADIUS + Math.abs(x) * (RADIUS / 2 / REACH) - 1;
        if (!apartFromOther || !below || inClearing(x, foot - 2)) continue;
        const grown = size * (0.88 + luck() * 0.24);
        row.body += outline(plant.body, x, foot, grown);
        row.shade += outline(plant.shade, x, foot, grown);
        row.shine += outline(plant.shine, x, foot, grown);
      }
      if (row.body !== '') rows.push({ y, row });
    }
  }
  return rows.sort((a, b) => a.y - b.y).map(({ row }) => row);
}

/** A rift along the eastern edge of a hex, from the lips down: closed outlines, each narrower than the one before. */
export function rift(narrow: number, seed: number): string {
  const luck = hand(seed);
  const half = RADIUS / 2 + 3;
  const steps = 11;
  const side = (sign: number) =>
    Array.from({ length: steps - 1 }, (_, at) => {
      const along = (((at + 1) / steps) * 2 - 1) * half;
      const wide = (9.5 - 4.5 * (along / half) ** 4 + (luck() - 0.4) * 3.6) * narrow;
      return [REACH + sign * Math.max(1.2, wide), along * (0.8 + 0.2 * narrow)] as const;
    });
  const tip = half * (0.8 + 0.2 * narrow);
  const points = [[REACH, -tip] as const, ...side(1), [REACH, tip] as const, ...side(-1).reverse()];
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;
}
