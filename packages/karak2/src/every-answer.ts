import type { Box, EveryAnswer } from '@undercroft/kernel';
import { ARMIES, BUILDINGS, GOODS, HEROES, RECRUITS, UNITS } from './components.ts';
import { itemsOf } from './items.ts';
import { DIRECTIONS } from './land.ts';
import { POWERS } from './powers.ts';
import { printed } from './printed.ts';
import type { Karak2Set } from './set.ts';
import type { Karak2 } from './state.ts';

/** The box rides three far; powers of somebody's own may go farther. (K2-95) */
const longestRide = ({ powers = {} }: Karak2Set): number =>
  Math.max(POWERS.ride.hexes, ...Object.values(powers).map((row) => (row.kind === 'ride' ? row.hexes : 0)));

export function everyAnswer(box: Box<Karak2>): EveryAnswer<Karak2> {
  const tiles = Object.keys(printed(box).tiles);
  const edges = DIRECTIONS.map((_, turn) => turn);
  const build = (['city', ...BUILDINGS] as const).flatMap((what) => [
    { build: what },
    ...GOODS.map((less) => ({ build: what, less })),
  ]);
  const recruit = [
    ...RECRUITS.map((unit) => ({ recruit: unit })),
    ...RECRUITS.map((unit) => ({ dismiss: unit })),
  ];
  const items = itemsOf(box.set);
  const take = items.flatMap((item) => [
    { take: item },
    ...items.map((instead) => ({ take: item, leave: instead })),
  ]);
  const pickpocket = HEROES.map((hero) => ({ pickpocket: hero }));
  return {
    act: [
      ...DIRECTIONS.map((move) => ({ move })),
      ...DIRECTIONS.map((explore) => ({ explore })),
      ...DIRECTIONS.flatMap((ride) =>
        Array.from({ length: longestRide(box.set) }, (_, at) => ({ ride, far: at + 1 })),
      ),
      'heal',
      'gather',
      'cleanse',
      'raise',
      'falcon',
      'end',
      ...build,
      ...recruit,
      ...take,
      ...pickpocket,
      ...tiles.map((portal) => ({ portal })),
    ],
    scout: tiles.map((lay) => ({ lay })),
    spot: tiles.flatMap((spot) => DIRECTIONS.map((side) => ({ spot, side }))),
    lay: edges.map((turn) => ({ turn })),
    fate: ARMIES.map((putBack) => ({ putBack })),
    muster: [...UNITS.map((hold) => ({ hold })), 'roll'],
    fight: ['reroll', 'fireball', 'accept'],
    protect: [{ ignore: 'hero' }, ...UNITS.map((ignore) => ({ ignore })), 'done'],
    keep: items.map((leave) => ({ leave })),
    goods: GOODS.map((good) => ({ good })),
    plague: HEROES.map((plague) => ({ plague })),
    build: [...build, 'done'],
    recruit: [...recruit, 'done'],
    pickup: [...take, 'done'],
    disband: RECRUITS.map((disband) => ({ disband })),
    hero: HEROES.map((hero) => ({ hero })),
  };
}
