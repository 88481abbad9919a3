import type { Karak } from '@undercroft/karak';
import { disc, figures, type Plan, type Planned, painted, rect } from '../../art/plan.ts';
import { around, TILE } from './places.ts';

const ROCK = '#333a4a';
const FLOOR = '#a8967f';
const SIGNS: Readonly<Record<string, string>> = {
  gate: '#9a86ea',
  fountain: '#58c3bd',
  start: '#58c3bd',
};

/** The dungeon from above: corridors and rooms, what lurks in them, and the heroes. */
export function plan({ view, colourOf }: Planned<Karak>): Plan {
  const { kind, doors, x, y, token } = view.dungeon;
  const tiles = kind.map((_, tile) => [x[tile] * TILE, y[tile] * TILE] as const);
  const floor = tiles.map(([x, y], tile) => {
    const inset = kind[tile] === 'tunnel' ? 34 : 16;
    const arms = [
      rect(x + 34, y, 32, 50),
      rect(x + 50, y + 34, 50, 32),
      rect(x + 34, y + 50, 32, 50),
      rect(x, y + 34, 50, 32),
    ];
    const room = rect(x + inset, y + inset, TILE - 2 * inset, TILE - 2 * inset);
    return room + arms.filter((_, side) => doors[tile] & (1 << side)).join('');
  });
  const things = tiles.flatMap(([x, y], tile) => {
    const sign = SIGNS[kind[tile]];
    const lurks = token[tile] === null ? [] : ([['#c93f33', disc(x + 50, y + 50, 22)]] as const);
    return sign === undefined ? lurks : [[sign, disc(x + 50, y + 50, 24)] as const, ...lurks];
  });
  const heroes = view.heroes.map(({ at }, seat) => ({
    x: x[at] * TILE + 50,
    y: y[at] * TILE + 50,
    paint: colourOf(seat),
  }));
  const {
    x: left,
    y: top,
    width,
    height,
  } = around(
    x.map((column, tile) => ({ x: column, y: y[tile] })),
    0.2,
  );
  return {
    box: [left, top, width, height].join(' '),
    paints: [
      [ROCK, tiles.map(([x, y]) => rect(x + 2, y + 2, TILE - 4, TILE - 4)).join('')],
      [FLOOR, floor.join('')],
      ...painted(things),
      ...figures(heroes, Math.max(30, Math.max(width, height) / 22)),
    ],
  };
}
