import type { Army, Building, Good, Hero, Item, Unit } from '@undercroft/karak2';
import { HeroFigure } from '../../art/Hero.tsx';
import { HitPoint } from '../../art/karak/Pieces.tsx';
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
import { MapPart, moved, Pair, Row, Sign, Stands } from '../../table/rulebook/kit.tsx';

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
const figure = (name: Hero, seat: number) => (
  <Stands>
    <HeroFigure hero={name} seat={seat} />
  </Stands>
);
const foe = (name: Army, strength: number) => (
  <svg viewBox="-14 -12 126 128" width="74" aria-hidden="true">
    <ArmyFigure army={name} strength={strength} />
  </svg>
);
const goods = (...all: Good[]) => (
  <Pair>
    {all.map((good, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two of a kind differ in nothing else
      <GoodPicture key={index} good={good} size={30} />
    ))}
  </Pair>
);
const piece = (name: PieceName, size = 44) => <PiecePicture piece={name} size={size} />;
const work = (name: 'city' | Building) => <WorkPicture work={name} seat={0} size={56} />;
const die = (kind: 'hero' | Unit, swords: number, skulls = 0) => (
  <FightDie kind={kind} swords={swords} skulls={skulls} size={46} />
);
const hearts = (left: number) => (
  <Pair>
    {[1, 2, 3, 4, 5].map((point) => (
      <HitPoint key={point} lost={point > left} size={24} />
    ))}
  </Pair>
);

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
  'K2-3': () => (
    <MapPart box={box(3)}>
      {land('start-forest', 0)}
      {land('castle', 1)}
      {land('start-farm', 2)}
      {hero('elspeth', 0, EAST - 22)}
      {hero('darius', 1, EAST + 24)}
    </MapPart>
  ),
  'K2-14': () => (
    <MapPart box={box(2)}>
      {land('forest-1', 0)}
      {land('rock-1', 1)}
      <Gorge direction={0} />
      {hero('lorraine', 2)}
    </MapPart>
  ),
  'K2-18': () => (
    <MapPart box={box(2)}>
      {land('farm-1', 0)}
      {hero('taia', 1)}
      <g transform={moved(EAST, 0)}>
        <ExploreGlow from={3} />
      </g>
    </MapPart>
  ),
  'K2-20': () => (
    <MapPart box={box(1)}>
      {land('farm-forest-1', 0)}
      {army('shadow-eaters', 2)}
    </MapPart>
  ),
  'K2-21': () => (
    <MapPart box={box(1)}>
      {land('great-rock-1', 0)}
      {army('skeleton-giants', 3, -25, 0.46)}
      {army('death-envoys', 6, 25, 0.46)}
    </MapPart>
  ),
  'K2-24': () => (
    <Row>
      {(['hero', 'knight', 'archer', 'mage'] as const).map((kind) => (
        <UnitDie key={kind} kind={kind} size={46} />
      ))}
    </Row>
  ),
  'K2-25': () => (
    <Row>
      {figure('horan', 0)}
      {die('hero', 1)}
      {die('knight', 1)}
      {die('archer', 2)}
      <Sign>+</Sign>
      {piece('sword')}
      <Sign>= 5</Sign>
      {foe('skeleton-riders', 5)}
    </Row>
  ),
  'K2-29': () => (
    <Row>
      {die('hero', 0, 1)}
      <Sign>→</Sign>
      {hearts(4)}
    </Row>
  ),
  'K2-30': () => die('archer', 0, 1),
  'K2-34': () => (
    <Row>
      {foe('dark-dryads', 4)}
      <Sign>→</Sign>
      <FameSign size={36} />
      <Sign>4</Sign>
    </Row>
  ),
  'K2-38': () => (
    <Row>
      {hearts(2)}
      <Sign>→</Sign>
      {hearts(4)}
    </Row>
  ),
  'K2-41': () => (
    <Row>
      <MapPart box={box(1)}>
        {land('farm-rock-1', 0)}
        {hero('darius', 3)}
      </MapPart>
      <Sign>→</Sign>
      {goods('food', 'stone')}
    </Row>
  ),
  'K2-45': () => (
    <Row>
      {goods('wood', 'wood')}
      <Sign>→</Sign>
      <MapPart box={box(1)}>
        {land('farm-1', 0)}
        <g transform={moved(0, 0, 0.62)}>
          <City seat={0} built="000000" />
        </g>
      </MapPart>
    </Row>
  ),
  'K2-49': () => work('stable'),
  'K2-50': () => work('portal'),
  'K2-51': () => work('banner'),
  'K2-52': () => (
    <Row>
      {(['camp', 'range', 'tower'] as const).map((name, index) => (
        <Pair key={name}>
          {work(name)}
          <Sign>→</Sign>
          <UnitDie kind={(['knight', 'archer', 'mage'] as const)[index]} size={40} />
        </Pair>
      ))}
    </Row>
  ),
  'K2-53': () => (
    <Row>
      {(['food', 'wood', 'stone'] as const).map((good, index) => (
        <Pair key={good}>
          <GoodPicture good={good} size={30} />
          <Sign>→</Sign>
          <UnitDie kind={(['knight', 'archer', 'mage'] as const)[index]} size={40} />
        </Pair>
      ))}
    </Row>
  ),
  'K2-57': () => (
    <Row>
      {REWARDS.map(([name, strength, item]) => (
        <Pair key={name}>
          {foe(name, strength)}
          <Sign>→</Sign>
          {piece(item, 32)}
        </Pair>
      ))}
    </Row>
  ),
  'K2-62': () => (
    <Row>
      {piece('sword')}
      <Sign>+1</Sign>
      {piece('hammer')}
      <Sign>+2</Sign>
    </Row>
  ),
  'K2-64': () => piece('pickpocket'),
  'K2-65': () => piece('cart'),
  'K2-67': () => piece('resources'),
  'K2-68': () => piece('fame'),
  'K2-69': () => piece('deeds'),
  'K2-70': () => piece('protection'),
  'K2-72': () => (
    <Row>
      {piece('titan')}
      <Sign>→</Sign>
      <UnitDie kind="titan" size={46} />
    </Row>
  ),
  'K2-73': () => (
    <Row>
      {die('hero', 0, 2)}
      <Sign>→</Sign>
      {piece('plague')}
    </Row>
  ),
  'K2-75': () => (
    <MapPart box={box(1)}>
      {land('forest-1', 0)}
      <PlagueCloud />
      <g transform={moved(0, 0, 0.62)}>
        <City seat={1} built="000000" />
      </g>
    </MapPart>
  ),
  'K2-79': () => (
    <MapPart box={[-REACH - 6, -RADIUS - 16, EAST + 12, 2 * RADIUS + 24]}>
      {land('hells-maw', 0)}
      <g transform={moved(-29, -42, 0.58)}>
        <GeneralToken strength={14} praetorians={4} />
      </g>
    </MapPart>
  ),
  'K2-84': () => figure('horan', 0),
  'K2-86': () => figure('taia', 1),
  'K2-88': () => (
    <Row>
      {figure('lorraine', 2)}
      <FalconSign size={44} />
    </Row>
  ),
  'K2-92': () => (
    <Row>
      {figure('xanros', 3)}
      <UnitDie kind="skeleton" size={44} />
    </Row>
  ),
  'K2-94': () => figure('elspeth', 5),
  'K2-95': () => <RideSign size={44} />,
  'K2-97': () => figure('darius', 4),
  'K2-101': () => (
    <Row>
      {piece('small-stone')}
      <Sign>1</Sign>
      {piece('large-stone')}
      <Sign>2</Sign>
      {piece('arkenstone')}
      <Sign>4½</Sign>
    </Row>
  ),
};
