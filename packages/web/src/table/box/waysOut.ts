import { type Path, valueAt } from '@undercroft/sets/workshop';

/** One figure that would make a set possible again. */
export interface WayOut {
  readonly path: Path;
  readonly value: number;
}

/** What a game has against a set, and what to do about it. */
const WAYS: readonly (readonly [RegExp, (set: object, ...found: readonly number[]) => WayOut])[] = [
  [
    /^(\d+) rooms for (\d+) tokens/,
    (set, rooms, tokens) => more(set, ['tiles', 'room', 'tee'], tokens - rooms),
  ],
  [
    /^(\d+) dryads for (\d+) amulets/,
    (_, __, amulets) => ({ path: ['armies', 'dark-dryads', 'count'], value: amulets }),
  ],
  [
    /^(\d+), and no hero can ever beat more than (\d+)/,
    (_, __, most) => ({ path: ['tokens', 'dragon', 'strength'], value: most }),
  ],
];

const more = (set: object, path: Path, by: number): WayOut => ({
  path,
  value: Number(valueAt(set, path) ?? 0) + by,
});

/** The nearest figure with which the game would take a set, or end; null where there are many ways. */
export function wayOut(set: object, refusal: string): WayOut | null {
  for (const [pattern, way] of WAYS) {
    const found = pattern.exec(refusal);
    if (found !== null) return way(set, ...found.slice(1).map(Number));
  }
  return null;
}
