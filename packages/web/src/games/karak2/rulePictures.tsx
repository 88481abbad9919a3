import type { Army, Building, Good, Hero, Item, Unit } from '@undercroft/karak2';
import { HeroFigure } from '../../art/Hero.tsx';
import { ArmyFigure, GeneralToken } from '../../art/karak2/ArmyToken.tsx';
import { ExploreGlow, PlagueCloud } from '../../art/karak2/Board.tsx';
import { City, WorkPicture } from '../../art/karak2/City.tsx';
import { FightDie, UnitDie } from '../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { RADIUS, REACH } from '../../art/karak2/hex.ts';
import { type PieceName, PiecePicture } from '../../art/karak2/items.tsx';
import { Gorge, LandTile } from '../../art/karak2/Land.tsx';
import { FalconSign, FameSign, RideSign } from '../../art/karak2/signs.tsx';
import type { RulePictures } from '../../table/game/beside.ts';
import { hearts, map, moved, pair, row, stands } from '../../table/rulebook/kit.tsx';

const EAST = 2 * REACH;
/** One hex, two or three of them in a row. */
const box = (hexes: number): [number, number, number, number] => [
  -REACH - 6,
  -RADIUS - 8,
  hexes * EAST + 12,
  2 * RADIUS + 16,
];
const land = (tile: string, nth = 0) => (
  <g transform={moved(nth * EAST, 0)}>
    <LandTile tile={tile} seed={nth + 3} />
  </g>
);
const hero = (name: Hero, seat: number, x = 0) => (
  <g transform={moved(x - 25, -38, 0.5)}>
    <HeroFigure hero={name} seat={seat} />
  </g>
);
const army = (name: Army, strength: number, x = 0, scale = 0.56) => (
  <g transform={moved(x - 50 * scale, -42, scale)}>
    <ArmyFigure army={name} strength={strength} />
  </g>
);
const figure = (name: Hero, seat: number) => stands(<HeroFigure hero={name} seat={seat} />);
const foe = (name: Army, strength: number) => (
  <svg viewBox="-14 -12 126 128" width="74" aria-hidden="true">
    <ArmyFigure army={name} strength={strength} />
  </svg>
);
const good = (name: Good) => <GoodPicture good={name} size={30} />;
const goods = (...all: readonly Good[]) => pair(...all.map(good));
const piece = (name: PieceName, size = 44) => <PiecePicture piece={name} size={size} />;
const work = (name: 'city' | Building) => <WorkPicture work={name} seat={0} size={56} />;
const die = (kind: 'hero' | Unit, swords: number, skulls = 0) => (
  <FightDie kind={kind} swords={swords} skulls={skulls} size={46} />
);
const unit = (kind: 'hero' | Unit, size: number) => <UnitDie kind={kind} size={size} />;
const city = (seat: number) => (
  <g transform={moved(0, 0, 0.62)}>
    <City seat={seat} built="000000" />
  </g>
);
/** What belongs to each kind of unit: a work, and a good. */
const PAID = [
  ['knight', 'camp', 'food'],
  ['archer', 'range', 'wood'],
  ['mage', 'tower', 'stone'],
] as const;

const REWARDS: readonly (readonly [Army, number, Item | 'cart' | 'small-stone' | 'large-stone'])[] = [
  ['skeleton-warriors', 1, 'sword'],
  ['fire-eaters', 1, 'fireball'],
  ['shadow-eaters', 2, 'pickpocket'],
  ['skeleton-giants', 3, 'cart'],
  ['hammer-follower', 4, 'hammer'],
  ['skeleton-riders', 5, 'small-stone'],
  ['death-envoys', 6, 'large-stone'],
];

export const pictures: RulePictures = {
  'K2-3': () =>
    map(
      box(3),
      ...[land('start-forest', 0), land('castle', 1), land('start-farm', 2)],
      ...[hero('elspeth', 0, EAST - 22), hero('darius', 1, EAST + 24)],
    ),
  'K2-14': () =>
    map(box(2), land('forest-1', 0), land('rock-1', 1), <Gorge direction={0} />, hero('lorraine', 2)),
  'K2-18': () =>
    map(
      box(2),
      land('farm-1', 0),
      hero('taia', 1),
      <g transform={moved(EAST, 0)}>
        <ExploreGlow from={3} />
      </g>,
    ),
  'K2-20': () => map(box(1), land('farm-forest-1'), army('shadow-eaters', 2)),
  'K2-21': () =>
    map(
      box(1),
      land('great-rock-1'),
      army('skeleton-giants', 3, -25, 0.46),
      army('death-envoys', 6, 25, 0.46),
    ),
  'K2-24': () => row(...(['hero', 'knight', 'archer', 'mage'] as const).map((kind) => unit(kind, 46))),
  'K2-25': () =>
    row(
      ...[figure('horan', 0), die('hero', 1), die('knight', 1), die('archer', 2)],
      ...['+', piece('sword'), '= 5', foe('skeleton-riders', 5)],
    ),
  'K2-29': () => row(die('hero', 0, 1), '→', hearts(4)),
  'K2-30': () => die('archer', 0, 1),
  'K2-34': () => row(foe('dark-dryads', 4), '→', <FameSign size={36} />, '4'),
  'K2-38': () => row(hearts(2), '→', hearts(4)),
  'K2-41': () => row(map(box(1), land('farm-rock-1'), hero('darius', 3)), '→', goods('food', 'stone')),
  'K2-45': () => row(goods('wood', 'wood'), '→', map(box(1), land('farm-1'), city(0))),
  'K2-49': () => work('stable'),
  'K2-50': () => work('portal'),
  'K2-51': () => work('banner'),
  'K2-52': () => row(...PAID.map(([kind, built]) => pair(work(built), '→', unit(kind, 40)))),
  'K2-53': () => row(...PAID.map(([kind, , paid]) => pair(good(paid), '→', unit(kind, 40)))),
  'K2-57': () =>
    row(...REWARDS.map(([name, strength, item]) => pair(foe(name, strength), '→', piece(item, 32)))),
  'K2-62': () => row(piece('sword'), '+1', piece('hammer'), '+2'),
  'K2-64': () => piece('pickpocket'),
  'K2-65': () => piece('cart'),
  'K2-67': () => piece('resources'),
  'K2-68': () => piece('fame'),
  'K2-69': () => piece('deeds'),
  'K2-70': () => piece('protection'),
  'K2-72': () => row(piece('titan'), '→', unit('titan', 46)),
  'K2-73': () => row(die('hero', 0, 2), '→', piece('plague')),
  'K2-75': () => map(box(1), land('forest-1'), <PlagueCloud />, city(1)),
  'K2-79': () =>
    map(
      [-REACH - 6, -RADIUS - 16, EAST + 12, 2 * RADIUS + 24],
      land('hells-maw'),
      <g transform={moved(-29, -42, 0.58)}>
        <GeneralToken strength={14} praetorians={4} />
      </g>,
    ),
  'K2-84': () => figure('horan', 0),
  'K2-86': () => figure('taia', 1),
  'K2-88': () => row(figure('lorraine', 2), <FalconSign size={44} />),
  'K2-92': () => row(figure('xanros', 3), unit('skeleton', 44)),
  'K2-94': () => figure('elspeth', 5),
  'K2-95': () => <RideSign size={44} />,
  'K2-97': () => figure('darius', 4),
  'K2-101': () => row(piece('small-stone'), '1', piece('large-stone'), '2', piece('arkenstone'), '4½'),
};
