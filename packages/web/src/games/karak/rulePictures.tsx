import type { Hero, Item, Monster, TileKind } from '@undercroft/karak';
import type { ReactNode } from 'react';
import { DieFace } from '../../art/Die.tsx';
import { HeroFigure } from '../../art/Hero.tsx';
import { ExitGlow } from '../../art/karak/Board.tsx';
import { MonsterFigure, StandingMonster } from '../../art/karak/Monster.tsx';
import { BagPicture, CurseMark, HitPoint, ItemPicture, TileBack } from '../../art/karak/Pieces.tsx';
import { Slot } from '../../art/karak/Slot.tsx';
import { Tile } from '../../art/karak/Tile.tsx';
import { ChestToken } from '../../art/karak/Token.tsx';
import type { RulePictures } from '../../table/game/beside.ts';
import { MapPart, moved, Pair, Row, Sign, Stands } from '../../table/rulebook/kit.tsx';

/** A tile of a small map, by column and row. */
const tile = (x: number, y: number, kind: TileKind, doors: number, on?: ReactNode) => (
  <g transform={moved(x * 100, y * 100)}>
    <Tile kind={kind} doors={doors} variant={x + 2 * y} />
    {on}
  </g>
);
const hero = (name: Hero, seat = 0, x = 50, lies = false) => (
  <g transform={moved(x - 27, 19, 0.54)}>
    <HeroFigure hero={name} seat={seat} unconscious={lies} />
  </g>
);
const monster = (name: Monster, strength: number) => (
  <g transform={moved(22, 13, 0.56)}>
    <StandingMonster monster={name} strength={strength} />
  </g>
);
const chest = (
  <g transform={moved(24, 20, 0.52)}>
    <ChestToken />
  </g>
);
const figure = (name: Hero, seat: number) => (
  <Stands>
    <HeroFigure hero={name} seat={seat} />
  </Stands>
);
const foe = (name: Monster, strength: number) => (
  <span style={{ width: 72 }}>
    <MonsterFigure monster={name} strength={strength} />
  </span>
);
const dice = (...values: number[]) => (
  <Pair>
    {values.map((value, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the first die and the second
      <DieFace key={index} value={value} size={34} />
    ))}
  </Pair>
);
const hearts = (left: number) => (
  <Pair>
    {[1, 2, 3, 4, 5].map((point) => (
      <HitPoint key={point} lost={point > left} size={24} />
    ))}
  </Pair>
);
const cross = <path d="M-12-12l24 24M12-12l-24 24" stroke="#ff6a4a" strokeWidth="8" strokeLinecap="round" />;

const REWARDS: readonly (readonly [Monster, number, Item])[] = [
  ['rat', 5, 'daggers'],
  ['giant-spider', 6, 'healing-portal'],
  ['mummy', 7, 'flames'],
  ['skeleton-turnkey', 8, 'key'],
  ['skeleton-warrior', 9, 'sword'],
  ['skeleton-king', 10, 'axe'],
  ['fallen', 12, 'treasure'],
  ['dragon', 15, 'ruby'],
];

/** Horan and a sword against the king: what counts in a fight, from left to right. */
const fight = (first: number, second: number, than: string, after: ReactNode = null) => (
  <Row>
    {figure('horan', 0)}
    {dice(first, second)}
    <Sign>+</Sign>
    <ItemPicture item="sword" size={40} counts="+2" />
    <Sign>
      = {first + second + 2} {than}
    </Sign>
    {foe('skeleton-king', 10)}
    {after}
  </Row>
);

export const pictures: RulePictures = {
  'K-3': () => (
    <MapPart box={[0, 0, 100, 100]} scale={1.3}>
      {tile(
        0,
        0,
        'start',
        15,
        <>
          {hero('taia', 1, 26)}
          {hero('horan', 0, 74)}
        </>,
      )}
    </MapPart>
  ),
  'K-11': () => (
    <Row>
      <MapPart box={[0, 0, 200, 100]}>
        {tile(0, 0, 'room', 2, hero('argentus', 0))}
        {tile(1, 0, 'tunnel', 10)}
        <path d="M78 56h42" stroke="#ffc07f" strokeWidth="7" strokeLinecap="round" />
        <path d="M116 44l16 12-16 12z" fill="#ffc07f" />
      </MapPart>
      <MapPart box={[0, 0, 200, 100]}>
        {tile(0, 0, 'room', 2, hero('argentus', 0))}
        {tile(1, 0, 'tunnel', 5)}
        <g transform="translate(100 52)">{cross}</g>
      </MapPart>
    </Row>
  ),
  'K-12': () => (
    <MapPart box={[0, 0, 200, 100]}>
      {tile(0, 0, 'tunnel', 10, hero('victorius', 5))}
      {tile(1, 0, 'room', 10, monster('giant-spider', 6))}
    </MapPart>
  ),
  'K-14': () => (
    <Row>
      <MapPart box={[0, 0, 200, 100]}>
        {tile(0, 0, 'room', 10, hero('aderyn', 3))}
        <g transform="translate(100 0)">
          <ExitGlow from={3} />
        </g>
      </MapPart>
      <Sign>←</Sign>
      <MapPart box={[0, 0, 100, 100]}>
        <TileBack />
      </MapPart>
    </Row>
  ),
  'K-15': () => (
    <Row>
      {[14, 9, 10].map((doors) => (
        <MapPart key={doors} box={[0, 0, 200, 100]} scale={0.6}>
          {tile(0, 0, 'room', 10, hero('aderyn', 3))}
          {tile(1, 0, 'tunnel', doors)}
        </MapPart>
      ))}
    </Row>
  ),
  'K-18': () => <MapPart box={[0, 0, 100, 100]}>{tile(0, 0, 'tunnel', 13)}</MapPart>,
  'K-19': () => (
    <Row>
      <BagPicture size={56} />
      <Sign>→</Sign>
      <MapPart box={[0, 0, 100, 100]}>{tile(0, 0, 'room', 11, monster('mummy', 7))}</MapPart>
    </Row>
  ),
  'K-21': () => <MapPart box={[0, 0, 100, 100]}>{tile(0, 0, 'room', 6, chest)}</MapPart>,
  'K-24': () => (
    <Row>
      <MapPart box={[0, 0, 100, 100]}>{tile(0, 0, 'gate', 10, hero('xanros', 2))}</MapPart>
      <Sign>→</Sign>
      <MapPart box={[0, 0, 100, 100]}>{tile(0, 0, 'gate', 5)}</MapPart>
    </Row>
  ),
  'K-25': () => (
    <Row>
      <MapPart box={[0, 0, 100, 100]}>{tile(0, 0, 'fountain', 6, hero('taia', 1, 26))}</MapPart>
      {hearts(2)}
      <Sign>→</Sign>
      {hearts(5)}
    </Row>
  ),
  'K-29': () => fight(5, 4, '> 10'),
  'K-32': () => fight(5, 3, '= 10'),
  'K-33': () => fight(3, 2, '< 10', hearts(4)),
  'K-36': () => (
    <Row>
      {REWARDS.map(([name, strength, item]) => (
        <Pair key={name}>
          <span style={{ width: 46 }}>
            <MonsterFigure monster={name} strength={strength} />
          </span>
          <Sign>→</Sign>
          <ItemPicture item={item} size={32} />
        </Pair>
      ))}
    </Row>
  ),
  'K-37': () => (
    <Row>
      <Pair>
        <Slot kind="weapons" item="axe" counts="+3" />
        <Slot kind="weapons" item="sword" counts="+2" />
      </Pair>
      <Pair>
        <Slot kind="spells" item="flames" />
        <Slot kind="spells" item="healing-portal" />
        <Slot kind="spells" />
      </Pair>
      <Slot kind="keys" />
    </Row>
  ),
  'K-41': () => (
    <Row>
      {dice(4, 3)}
      <Sign>+</Sign>
      <ItemPicture item="flames" size={40} counts="+1" />
      <Sign>= 8</Sign>
    </Row>
  ),
  'K-43': () => (
    <Row>
      <ItemPicture item="healing-portal" size={48} />
      <Sign>→</Sign>
      <MapPart box={[0, 0, 100, 100]}>{tile(0, 0, 'fountain', 6, hero('horan', 0, 26))}</MapPart>
    </Row>
  ),
  'K-46': () => (
    <Row>
      <ItemPicture item="key" size={44} />
      <Sign>+</Sign>
      <svg viewBox="0 0 100 96" width="64" aria-hidden="true">
        <ChestToken open />
      </svg>
      <Sign>→</Sign>
      <ItemPicture item="treasure" size={44} counts="1" />
    </Row>
  ),
  'K-49': () => (
    <Row>
      {foe('mummy', 7)}
      <Sign>→</Sign>
      <svg viewBox="0 0 100 100" width="48" aria-hidden="true">
        <CurseMark />
      </svg>
      {figure('victorius', 5)}
    </Row>
  ),
  'K-53': () => (
    <Row>
      {hearts(0)}
      <Stands>
        <HeroFigure hero="taia" seat={1} unconscious />
      </Stands>
    </Row>
  ),
  'K-56': () => figure('argentus', 0),
  'K-58': () => figure('xanros', 2),
  'K-64': () => figure('horan', 4),
  'K-66': () => figure('aderyn', 3),
  'K-69': () => figure('taia', 1),
  'K-71': () => figure('victorius', 5),
  'K-75': () => (
    <Row>
      {foe('dragon', 15)}
      <Sign>→</Sign>
      <ItemPicture item="ruby" size={48} counts="1½" />
    </Row>
  ),
};
