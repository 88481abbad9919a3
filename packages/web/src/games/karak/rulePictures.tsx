import type { Hero, Item, Monster, TileKind } from '@undercroft/karak';
import type { ReactNode } from 'react';
import { DieFace } from '../../art/Die.tsx';
import { HeroFigure } from '../../art/Hero.tsx';
import { ExitGlow } from '../../art/karak/Board.tsx';
import { MonsterFigure, StandingMonster } from '../../art/karak/Monster.tsx';
import { BagPicture, CurseMark, ItemPicture, TileBack } from '../../art/karak/Pieces.tsx';
import { Slot } from '../../art/karak/Slot.tsx';
import { Tile } from '../../art/karak/Tile.tsx';
import { ChestToken } from '../../art/karak/Token.tsx';
import type { RulePictures } from '../../table/game/beside.ts';
import { hearts, map, moved, pair, row, stands } from '../../table/rulebook/kit.tsx';

/** A tile of a small map, by its column. */
const tile = (x: number, kind: TileKind, doors: number, on?: ReactNode) => (
  <g transform={moved(x * 100, 0)}>
    <Tile kind={kind} doors={doors} variant={x} />
    {on}
  </g>
);
const one = (kind: TileKind, doors: number, on?: ReactNode) =>
  map([0, 0, 100, 100], tile(0, kind, doors, on));
const two = (...parts: readonly ReactNode[]) => map([0, 0, 200, 100], ...parts);
const hero = (name: Hero, seat = 0, x = 50) => (
  <g transform={moved(x - 27, 19, 0.54)}>
    <HeroFigure hero={name} seat={seat} />
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
const figure = (name: Hero, seat: number, lies = false) =>
  stands(<HeroFigure hero={name} seat={seat} unconscious={lies} />);
const foe = (name: Monster, strength: number, width = 72) => (
  <span style={{ width }}>
    <MonsterFigure monster={name} strength={strength} />
  </span>
);
const dice = (first: number, second: number) =>
  pair(<DieFace value={first} size={34} />, <DieFace value={second} size={34} />);
const item = (name: Item, size: number, counts?: string) => (
  <ItemPicture item={name} size={size} {...(counts && { counts })} />
);
const sketch = (width: number, box: string, drawn: ReactNode) => (
  <svg viewBox={box} width={width} aria-hidden="true">
    {drawn}
  </svg>
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
const fight = (first: number, second: number, than: string, after: ReactNode = null) =>
  row(
    ...[figure('horan', 0), dice(first, second), '+', item('sword', 40, '+2')],
    ...[`= ${first + second + 2} ${than}`, foe('skeleton-king', 10), after],
  );

export const pictures: RulePictures = {
  'K-3': () =>
    map(
      [0, 0, 100, 100, 1.3],
      tile(
        0,
        'start',
        15,
        <>
          {hero('taia', 1, 26)}
          {hero('horan', 0, 74)}
        </>,
      ),
    ),
  'K-11': () =>
    row(
      two(
        tile(0, 'room', 2, hero('argentus', 0)),
        tile(1, 'tunnel', 10),
        <path d="M78 56h42" stroke="#ffc07f" strokeWidth="7" strokeLinecap="round" />,
        <path d="M116 44l16 12-16 12z" fill="#ffc07f" />,
      ),
      two(
        tile(0, 'room', 2, hero('argentus', 0)),
        tile(1, 'tunnel', 5),
        <g transform="translate(100 52)">{cross}</g>,
      ),
    ),
  'K-12': () =>
    two(tile(0, 'tunnel', 10, hero('victorius', 5)), tile(1, 'room', 10, monster('giant-spider', 6))),
  'K-14': () =>
    row(
      two(
        tile(0, 'room', 10, hero('aderyn', 3)),
        <g transform="translate(100 0)">
          <ExitGlow from={3} />
        </g>,
      ),
      '←',
      map([0, 0, 100, 100], <TileBack />),
    ),
  'K-15': () =>
    row(
      ...[14, 9, 10].map((doors) =>
        map([0, 0, 200, 100, 0.6], tile(0, 'room', 10, hero('aderyn', 3)), tile(1, 'tunnel', doors)),
      ),
    ),
  'K-18': () => one('tunnel', 13),
  'K-19': () => row(<BagPicture size={56} />, '→', one('room', 11, monster('mummy', 7))),
  'K-21': () => one('room', 6, chest),
  'K-24': () => row(one('gate', 10, hero('xanros', 2)), '→', one('gate', 5)),
  'K-25': () => row(one('fountain', 6, hero('taia', 1, 26)), hearts(2), '→', hearts(5)),
  'K-29': () => fight(5, 4, '> 10'),
  'K-32': () => fight(5, 3, '= 10'),
  'K-33': () => fight(3, 2, '< 10', hearts(4)),
  'K-36': () =>
    row(...REWARDS.map(([name, strength, won]) => pair(foe(name, strength, 46), '→', item(won, 32)))),
  'K-37': () =>
    row(
      pair(<Slot kind="weapons" item="axe" counts="+3" />, <Slot kind="weapons" item="sword" counts="+2" />),
      pair(
        <Slot kind="spells" item="flames" />,
        <Slot kind="spells" item="healing-portal" />,
        <Slot kind="spells" />,
      ),
      <Slot kind="keys" />,
    ),
  'K-41': () => row(dice(4, 3), '+', item('flames', 40, '+1'), '= 8'),
  'K-43': () => row(item('healing-portal', 48), '→', one('fountain', 6, hero('horan', 0, 26))),
  'K-46': () =>
    row(
      ...[item('key', 44), '+', sketch(64, '0 0 100 96', <ChestToken open />), '→'],
      item('treasure', 44, '1'),
    ),
  'K-49': () => row(foe('mummy', 7), '→', sketch(48, '0 0 100 100', <CurseMark />), figure('victorius', 5)),
  'K-53': () => row(hearts(0), figure('taia', 1, true)),
  'K-56': () => figure('argentus', 0),
  'K-58': () => figure('xanros', 2),
  'K-64': () => figure('horan', 4),
  'K-66': () => figure('aderyn', 3),
  'K-69': () => figure('taia', 1),
  'K-71': () => figure('victorius', 5),
  'K-75': () => row(foe('dragon', 15), '→', item('ruby', 48, '1½')),
};
