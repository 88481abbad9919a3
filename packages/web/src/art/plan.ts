import type { Box, GameTypes, Seat } from '@undercroft/kernel';

/** A board as a small picture: paths of one paint each, the later ones on top. It is kept with a table, so that a list of tables needs none of a game's code. */
export interface Plan {
  /** What is to be seen, as a viewBox. */
  readonly box: string;
  readonly paints: readonly (readonly [paint: string, path: string])[];
}

/** What a plan is drawn from: what everybody sees. */
export interface Planned<T extends GameTypes> {
  readonly box: Box<T>;
  readonly view: T['view'];
  readonly colourOf: (seat: Seat) => string;
}

export type Draw = (table: Planned<GameTypes>) => Plan;

const INK = '#1c130d';

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

interface Standing {
  readonly x: number;
  readonly y: number;
  readonly paint: string;
}

/** Figures from above, ringed with ink; those who share a place stand side by side. */
export function figures(all: readonly Standing[], r: number): Plan['paints'] {
  return all.flatMap(({ x, y, paint }, index) => {
    const here = all.filter((other) => other.x === x && other.y === y);
    const aside = (here.indexOf(all[index]) - (here.length - 1) / 2) * r * 1.3;
    return [
      [INK, disc(Math.round(x + aside), Math.round(y), Math.round(r * 1.35))],
      [paint, disc(Math.round(x + aside), Math.round(y), Math.round(r))],
    ] as const;
  });
}

/** Paths by their paint, in the order in which the paints first come. */
export function painted(pieces: readonly (readonly [paint: string, path: string])[]): Plan['paints'] {
  const paths = new Map<string, string>();
  for (const [paint, path] of pieces) paths.set(paint, (paths.get(paint) ?? '') + path);
  return [...paths];
}
