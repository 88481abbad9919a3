import type { Karak2 } from '@undercroft/karak2';
import { RADIUS, REACH } from '../../art/karak2/hex.ts';
import { disc, figures, type Plan, type Planned, painted, rect } from '../../art/plan.ts';
import { around, generalStands, middleOf, type Point } from './places.ts';

/** By what a tile is called after. */
const LANDS: Readonly<Record<string, string>> = {
  farm: '#c4a553',
  forest: '#41633c',
  rock: '#8b8590',
  castle: '#97a05c',
  maw: '#5a2440',
};

/** Half a hex, to the left (-1) or to the right (1) of its middle. */
const half = ({ x, y }: Point, side: -1 | 1): string => {
  const corners = [
    [0, -RADIUS],
    [REACH * side, -RADIUS / 2],
    [REACH * side, RADIUS / 2],
    [0, RADIUS],
  ];
  return `M${corners.map(([dx, dy]) => `${Math.round(x + dx)} ${Math.round(y + dy)}`).join('L')}z`;
};

/** The land from above: what grows there, armies, cities and the heroes. */
export function plan({ view, colourOf }: Planned<Karak2>): Plan {
  const hexes = view.tile.map((_, place) => middleOf(view, place));
  const { x, y, width, height } = around(hexes, RADIUS * 1.15);
  const land = hexes.flatMap((at, place) => {
    const kinds = view.tile[place].split('-').filter((part) => part in LANDS);
    const [left = 'farm', right = left] = kinds;
    return [[LANDS[left], half(at, -1)] as const, [LANDS[right], half(at, 1)] as const];
  });
  const armies = hexes.flatMap(({ x, y }, place) =>
    view.armies[place * 2] === '' && !(generalStands(view) && view.general === place)
      ? []
      : [['#c93f33', disc(Math.round(x + 18), Math.round(y - 14), 17)] as const],
  );
  const cities = view.city.flatMap((place, seat) => {
    if (place < 0) return [];
    const [left, top] = [Math.round(hexes[place].x), Math.round(hexes[place].y)];
    return [
      ['#1c130d', rect(left - 34, top - 40, 68, 60)] as const,
      [colourOf(seat), rect(left - 27, top - 33, 54, 46)] as const,
    ];
  });
  const heroes = view.at.map((place, seat) => ({
    x: hexes[place].x,
    y: hexes[place].y + 22,
    paint: colourOf(seat),
  }));
  return {
    box: [x, y, width, height].map(Math.round).join(' '),
    paints: [
      ...painted(land),
      ...painted(armies),
      ...cities,
      ...figures(heroes, Math.max(24, Math.max(width, height) / 24)),
    ],
  };
}
