import {
  type Amulet,
  ARMIES,
  amuletsOf,
  BUILDINGS,
  GOODS,
  HEARTS,
  HEROES,
  type Hero,
  type Karak2Set,
  LANDS,
  MAW,
  REWARD,
  SKILLS,
  UNITS,
} from '@undercroft/karak2';
import type { ReactNode } from 'react';
import { HeroFigure, HeroPortrait } from '../../art/Hero.tsx';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import { ArmyPicture, GeneralToken } from '../../art/karak2/ArmyToken.tsx';
import { HexBack } from '../../art/karak2/Board.tsx';
import { WorkPicture } from '../../art/karak2/City.tsx';
import { FightDie, UnitDie } from '../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { Gorge, LandTile } from '../../art/karak2/Land.tsx';
import { card, cut, poweredCard, standee } from '../../table/box/cuts.tsx';
import { listIn, numberIn } from '../../table/box/piece.ts';
import type { Cut, GamePaper, PieceProps } from '../../table/game/beside.ts';
import { nameOf } from './names.ts';
import styles from './Paper.module.css';

/** So many play at most: each has hearts, a city and its buildings. */
const SEATS = 5;
const EACH_GOOD = 40;
const EDGES = [0, 1, 2, 3, 4, 5] as const;

/** Karak 2 of paper: land, armies with what they guard on their back, dice to fold, cities, goods and heroes. */
export const paper: GamePaper<Karak2Set> = {
  cuts(piece, set) {
    const { section, name, value, say } = piece;
    const army = ARMIES.find((known) => known === name);
    if (section === 'armies' && army !== undefined) {
      const strength = set.armies[army].strength.B;
      const reward = REWARD[army];
      const face = <ArmyPicture army={army} strength={strength} size={94} />;
      if (reward === 'amulet') {
        const guarded = amuletsOf(set);
        // Each of them guards another one; where there are fewer amulets, the last ones are kept in the box.
        return Array.from({ length: numberIn(value.count) }, (_, at) => guarded[at % guarded.length]).map(
          (amulet) =>
            cut('token', say.called(nameOf(amulet)), face, <PiecePicture piece={amulet} size={88} />),
        );
      }
      const back = <PiecePicture piece={reward} size={88} />;
      return [cut('token', say.called(name), face, back, numberIn(value.count))];
    }
    if (section === 'dice') return [net(piece, set)];
    if (section === 'city' || section === 'buildings') return works(piece);
    if (section === 'units')
      return [priced(piece, <UnitDie kind={UNITS.find((one) => one === name) ?? 'knight'} size={110} />)];
    if (section === 'lands') return lands(piece);
    if (section === 'maw') return [hexagon(say.called(MAW), MAW, value.gorges, 2)];
    if (section === 'heroes') return heroCuts(name as Hero, piece, value.powers);
    if (section === 'amulets') {
      const powers = Array.isArray(value.powers) ? value.powers : [];
      return [poweredCard(piece, <PiecePicture piece={name as Amulet} size={100} />, powers)];
    }
    return section === 'general' ? general(piece) : [];
  },

  besides: (say, set) => [
    ...(set.heroes === undefined
      ? HEROES.flatMap((hero) => heroCuts(hero, { name: hero, say }, SKILLS[hero]))
      : []),
    ...['castle', 'start-forest', 'start-farm'].map((tile) =>
      hexagon(say.called(tile), tile.replace('start-', ''), [], null),
    ),
    ...GOODS.map((good) =>
      cut('counter', say.called(good), <GoodPicture good={good} size={52} />, null, EACH_GOOD),
    ),
    cut('counter', 'hearts', <HitPoint size={46} />, <HitPoint lost size={46} />, HEARTS * SEATS),
    cut('token', say.called('arkenstone'), <PiecePicture piece="arkenstone" size={88} />),
    cut('token', say.called('plague'), <PiecePicture piece="plague" size={88} />),
  ],
};

const hex = (...drawn: readonly ReactNode[]) => (
  <svg viewBox="-54 -62.3 108 124.6" aria-hidden="true">
    {drawn}
  </svg>
);

const hexagon = (label: string, tile: string, gorges: unknown, level: 1 | 2 | null): Cut =>
  cut(
    'hexagon',
    label,
    hex(
      <LandTile key="land" tile={tile} seed={5} />,
      listIn(gorges, EDGES).map((edge) => <Gorge key={edge} direction={edge} />),
    ),
    level && hex(<HexBack key="back" level={level} />),
  );

/** A hero to stand on the land, and a card with what it can do. */
function heroCuts(hero: Hero, piece: Pick<PieceProps, 'name' | 'say'>, powers: unknown): Cut[] {
  const seat = HEROES.indexOf(hero);
  return [
    standee(piece.say.called(hero), <HeroFigure hero={hero} seat={seat} />),
    poweredCard(
      piece,
      <HeroPortrait hero={hero} seat={seat} size={100} />,
      Array.isArray(powers) ? powers : [],
    ),
  ];
}

/** Copies of a land differ in their gorges. */
const lands = ({ name, value, say }: PieceProps): Cut[] =>
  (Array.isArray(value.gorges) ? value.gorges : []).map((gorges) =>
    hexagon(say.called(name), name, gorges, LANDS.second.some((one) => one === name) ? 2 : 1),
  );

const Price = ({ cost }: { readonly cost: unknown }) => (
  <p className={styles.price}>
    {GOODS.map((good, at) =>
      Array.isArray(cost) && numberIn(cost[at]) > 0 ? (
        <span key={good}>
          {numberIn(cost[at])} <GoodPicture good={good} size={30} />
        </span>
      ) : null,
    )}
  </p>
);

const priced = ({ name, value, say }: PieceProps, picture: ReactNode): Cut =>
  card(say.called(name), picture, <Price cost={value.cost} />);

/** A card with its price, and one to put down for each player. */
function works(piece: PieceProps): Cut[] {
  const work = BUILDINGS.find((known) => known === piece.name) ?? 'city';
  const named = { ...piece, name: work };
  return [
    priced(named, <WorkPicture work={work} seat={1} size={110} />),
    ...Array.from({ length: SEATS }, (_, seat) =>
      cut('counter', piece.say.called(work), <WorkPicture work={work} seat={seat} size={54} />),
    ),
  ];
}

function general({ value, say }: PieceProps): Cut[] {
  const praetorians = Math.max(
    0,
    ...(Array.isArray(value.praetorians) ? value.praetorians.map(numberIn) : []),
  );
  return [
    cut(
      'token',
      say.called('general'),
      <svg viewBox="-10 -10 120 120" aria-hidden="true">
        <GeneralToken strength={numberIn(value.strength)} praetorians={0} />
      </svg>,
    ),
    cut(
      'counter',
      say.called('praetorian'),
      <svg viewBox="34 -28 32 26" aria-hidden="true">
        <GeneralToken strength={numberIn(value.strength)} praetorians={1} />
      </svg>,
      null,
      praetorians,
    ),
  ];
}

/** Four sides in a row, and one above and below: a die to fold and glue. */
function net({ name, value, say }: PieceProps, { supply }: Karak2Set): Cut {
  const unit = UNITS.find((known) => known === name);
  const copies = unit === undefined ? 1 : unit in supply ? numberIn(supply[unit as keyof typeof supply]) : 1;
  const faces = Array.isArray(value.faces) ? value.faces : [];
  const die = (
    <div className={styles.net}>
      {faces.map((face, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a face is its place on the die
          key={at}
          style={{ gridArea: AREAS[at] }}
        >
          <FightDie
            kind={unit ?? 'hero'}
            swords={numberIn(face)}
            skulls={face === 'skull' ? 1 : face === 'two-skulls' ? 2 : 0}
            size={48}
          />
        </span>
      ))}
    </div>
  );
  return cut('net', say.called(name), die, null, copies);
}

const AREAS = ['2 / 1', '2 / 2', '2 / 3', '2 / 4', '1 / 2', '3 / 2'] as const;
