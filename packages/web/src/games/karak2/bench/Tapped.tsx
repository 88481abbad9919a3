import {
  ARMIES,
  BUILDINGS,
  DIRECTIONS,
  GOODS,
  type Good,
  HEARTS,
  HEROES,
  itemsOf,
  type Karak2,
  type Karak2Set,
  MAW,
  printed,
  type Reward,
  UNITS,
  type Unit,
} from '@undercroft/karak2';
import type { Seat } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import { HeroPortrait } from '../../../art/Hero.tsx';
import { WorkPicture } from '../../../art/karak2/City.tsx';
import { UnitDie } from '../../../art/karak2/Dice.tsx';
import { GoodPicture } from '../../../art/karak2/goods.tsx';
import { PiecePicture } from '../../../art/karak2/items.tsx';
import { SignShape } from '../../../art/seat.tsx';
import type { BenchProps } from '../../../table/game/beside.ts';
import styles from '../../../table/laying/Bench.module.css';
import { HeroState } from '../../../table/laying/HeroState.tsx';
import { Kept } from '../../../table/laying/Kept.tsx';
import { LeftThere } from '../../../table/laying/LeftThere.tsx';
import { Used } from '../../../table/laying/Used.tsx';
import { useLookedAt } from '../../../table/laying/useLookedAt.ts';
import { Who } from '../../../table/laying/Who.tsx';
import { SaidThing } from '../../../table/luck/SaidThing.tsx';
import { nameOf } from '../names.ts';
import { ArmyOf, Land, landOf } from '../told.tsx';
import { wordsOf } from '../words/index.ts';
import * as lay from './laid.ts';

type Props = BenchProps<Karak2, lay.Laid>;

const RECRUITED = UNITS.slice(0, 4);
const piecesOf = (set: Karak2Set): readonly lay.Held[] => [
  ...GOODS,
  ...RECRUITED,
  ...itemsOf(set),
  'small-stone',
  'large-stone',
];

const edges = (gorges: number): number[] =>
  DIRECTIONS.flatMap((_, side) => ((gorges >> side) & 1 ? [side] : []));

function pictureOf(piece: lay.Held, size: number): ReactNode {
  if ((GOODS as readonly string[]).includes(piece)) return <GoodPicture good={piece as Good} size={size} />;
  if ((RECRUITED as readonly string[]).includes(piece)) return <UnitDie kind={piece as Unit} size={size} />;
  return <PiecePicture piece={piece as Reward} size={size} />;
}

const called = ({ say }: Pick<Props, 'say'>, piece: lay.Held | Reward): string =>
  say.called(nameOf(piece as Reward));

/** Who plays, the land, what everybody has, and what is used up. */
export function Tapped(props: Props) {
  const { box, say, laid, seated, onLay } = props;
  const words = wordsOf(say.language).bench;
  const used = lay.goneFrom(box, laid);
  return (
    <>
      {!seated && (
        <Who {...props} words={words} all={HEROES} onSeat={(hero) => onLay(lay.seat(laid, hero))} />
      )}
      <section className={styles.part} aria-label={words.land}>
        <h2>{words.land}</h2>
        <Country {...props} />
        <OnTile {...props} />
        <NextTile {...props} />
      </section>
      {laid.heroes.map(({ hero }, seat) => (
        <HeroPart key={hero} {...props} seat={seat} />
      ))}
      <Used
        words={words}
        called={(reward) => called(props, reward)}
        picture={(reward, size) => <PiecePicture piece={reward} size={size} />}
        all={lay.spent}
        isLeft={(reward) => lay.isLeft(box, { ...laid, gone: used }, reward)}
        used={used}
        onUse={(reward) => onLay(lay.use(box, laid, reward))}
        onUnuse={(reward) => onLay(lay.unuse(box, laid, reward))}
      />
    </>
  );
}

const WIDE = 56;

/** The land from above: what lies there, and where it goes on. */
function Country({ box, say, laid, onLay }: Props) {
  const words = wordsOf(say.language).bench;
  const open = lay.openSpots(box, laid);
  const spots = [...laid.tiles, ...open, laid.spot];
  const across = ({ q, r }: lay.Spot) => (q + r / 2) * WIDE;
  const down = ({ r }: lay.Spot) => r * WIDE * 0.86;
  const [left, top] = [Math.min(...spots.map(across)), Math.min(...spots.map(down))];
  const { q, r } = laid.spot;
  const looked = useLookedAt(`${q} ${r}`);
  const place = (spot: lay.Spot) => ({
    style: { left: across(spot) - left, top: down(spot) - top },
    'aria-pressed': spot.q === q && spot.r === r,
    ref: spot.q === q && spot.r === r ? looked : undefined,
    onClick: () => onLay(lay.look(laid, spot)),
  });
  return (
    <div className={styles.country}>
      <div
        className={styles.hexes}
        style={{
          width: Math.max(...spots.map(across)) - left + WIDE + 8,
          height: Math.max(...spots.map(down)) - top + WIDE + 8,
        }}
      >
        {laid.tiles.map((tile, at) => {
          const standing = laid.heroes.flatMap((has, seat) => (has.at === at ? [{ ...has, seat }] : []));
          const cities = laid.heroes.flatMap((has, seat) => (has.city === at ? [{ ...has, seat }] : []));
          const label = [
            words.place({ q: tile.q, r: tile.r }),
            say.called(landOf(tile.tile)),
            ...tile.armies.map((army) => say.called(army)),
            ...tile.items.map((item) => called({ say }, item)),
            ...cities.map(({ hero }) => words.cityOf({ hero: say.name(hero) })),
            ...standing.map(({ hero }) => say.name(hero)),
          ].join(', ');
          return (
            <button
              key={tile.tile}
              type="button"
              data-word="square"
              className={styles.hex}
              aria-label={label}
              {...place(tile)}
            >
              <Land land={landOf(tile.tile)} gorges={edges(lay.gorgesOf(box, tile))} />
              <span className={styles.lies}>
                {tile.armies.map((army, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two equal armies differ in nothing else
                  <ArmyOf key={`${army} ${index}`} army={army} strength={printed(box).strength[army]} />
                ))}
                {tile.items.map((item) => (
                  <PiecePicture key={item} piece={item} size={18} />
                ))}
                {cities.map(({ hero, seat }) => (
                  <WorkPicture key={hero} work="city" seat={seat} size={20} />
                ))}
                {standing.map(({ hero, seat }) => (
                  <svg key={hero} viewBox="-12 -12 24 24" width="18" aria-hidden="true">
                    <SignShape seat={seat} />
                  </svg>
                ))}
              </span>
            </button>
          );
        })}
        {open.map((spot) => (
          <button
            key={`${spot.q} ${spot.r}`}
            type="button"
            data-word="open"
            className={styles.openHex}
            aria-label={words.nothing({ place: words.place({ q: spot.q, r: spot.r }) })}
            {...place(spot)}
          />
        ))}
      </div>
    </div>
  );
}

/** What a land is called, with the edges where gorges are. */
const landLabel = ({ box, say }: Props, tile: string, turned = 0): string => {
  const ways = edges(lay.gorgesOf(box, { tile, turned })).map((edge) => edge + 1);
  const land = say.called(landOf(tile));
  return ways.length === 0 ? land : `${land}: ${ways.join(', ')}`;
};

/** What may lie on the place that is looked at. */
function NextTile(props: Props) {
  const { box, say, laid, onLay } = props;
  if (lay.tileAt(laid, laid.spot) >= 0) return null;
  return (
    <>
      <h3>{wordsOf(say.language).bench.tile}</h3>
      <div className={styles.tiles}>
        {lay.tilesFor(box, laid).map((tile) => (
          <SaidThing
            key={tile}
            label={landLabel(props, tile)}
            picture={<Land land={landOf(tile)} gorges={edges(lay.gorgesOf(box, { tile, turned: 0 }))} />}
            onSaid={() => onLay(lay.layTile(box, laid, tile))}
          />
        ))}
      </div>
    </>
  );
}

/** How the tile lies that is looked at, or that was laid last, and what is on it. */
function OnTile(props: Props) {
  const { box, say, laid, onLay } = props;
  const words = wordsOf(say.language).bench;
  const found = lay.tileAt(laid, laid.spot);
  const at = found >= 0 ? found : laid.tiles.length - 1;
  const tile = laid.tiles[at];
  const ways = lay.waysOf(box, tile.tile);
  const bag = lay.bagOf(box, laid);
  return (
    <>
      <h3>{words.on({ tile: say.called(landOf(tile.tile)) })}</h3>
      {at >= 3 && ways.length > 1 && (
        <div className={styles.things}>
          {ways.map((turned) => (
            <SaidThing
              key={turned}
              label={words.turned({ tile: landLabel(props, tile.tile, turned) })}
              picture={
                <Land land={landOf(tile.tile)} gorges={edges(lay.gorgesOf(box, { ...tile, turned }))} />
              }
              chosen={tile.turned === turned}
              onSaid={() => onLay(lay.turnTile(box, laid, at, turned))}
            />
          ))}
        </div>
      )}
      <div className={styles.things}>
        {at > 0 &&
          tile.tile !== MAW &&
          ARMIES.filter((army) => bag.includes(army) || tile.armies.includes(army)).map((army) => (
            <SaidThing
              key={army}
              label={say.called(army)}
              picture={<ArmyOf army={army} strength={printed(box).strength[army]} />}
              chosen={tile.armies.includes(army)}
              onSaid={() => onLay(lay.putArmy(laid, at, army))}
            />
          ))}
        {tile.tile === MAW &&
          [0, 1, 2, 3, 4, 5].map((count) => (
            <SaidThing
              key={count}
              label={words.praetorians({ count })}
              picture={<b>{count}</b>}
              chosen={lay.praetoriansOf(box, laid) === count}
              onSaid={() => onLay({ ...laid, praetorians: count })}
            />
          ))}
        {laid.heroes.map((has, seat) => (
          <SaidThing
            key={has.hero}
            label={say.name(has.hero)}
            picture={<HeroPortrait hero={has.hero} seat={seat} size={40} />}
            chosen={has.at === at}
            onSaid={() => onLay(lay.changeHero(laid, has.hero, { at }))}
          />
        ))}
        {at > 0 &&
          laid.heroes.map(({ hero, city }, seat) => (
            <SaidThing
              key={hero}
              label={words.cityOf({ hero: say.name(hero) })}
              picture={<WorkPicture work="city" seat={seat} size={40} />}
              chosen={city === at}
              onSaid={() => onLay(lay.changeHero(laid, hero, { city: city === at ? -1 : at }))}
            />
          ))}
      </div>
      {at > 0 && (
        <LeftThere
          words={words}
          called={(item) => called(props, item)}
          picture={(item, size) => <PiecePicture piece={item} size={size} />}
          all={itemsOf(box.set).filter((item) => tile.items.includes(item) || lay.isLeft(box, laid, item))}
          items={tile.items}
          onLeave={(item) => onLay(lay.leaveItem(laid, at, item))}
          onAway={at < 3 ? null : () => onLay(lay.takeTile(laid, at))}
        />
      )}
    </>
  );
}

/** What a hero has, has built and has beaten. */
export function HeroPart(props: Props & { readonly seat: Seat }) {
  const { box, say, laid, onLay, seat } = props;
  const words = wordsOf(say.language).bench;
  const has = laid.heroes[seat];
  const { hero, life, pieces, built, beaten } = has;
  const name = say.name(hero);
  const { strength } = printed(box);
  // Of equally strong armies one is enough.
  const foes = ARMIES.filter(
    (army, at) => ARMIES.findIndex((one) => strength[one] === strength[army]) === at,
  );
  return (
    <section className={styles.part} aria-label={name}>
      <h2>
        <HeroPortrait hero={hero} seat={seat} size={32} /> {name}
      </h2>
      <HeroState
        hearts={life}
        of={HEARTS}
        heartsLabel={(now) => words.hearts({ now, all: HEARTS })}
        ill={laid.plague === hero}
        illness={<PiecePicture piece="plague" size={28} />}
        illLabel={words.plague}
        next={laid.turn === hero}
        nextLabel={words.turn}
        onHearts={(left) => onLay(lay.changeHero(laid, hero, { life: left }))}
        onIll={() => onLay({ ...laid, plague: laid.plague === hero ? null : hero })}
        onNext={() => onLay({ ...laid, turn: hero })}
      />
      <Kept
        pieces={pieces}
        picture={(piece) => pictureOf(piece, 34)}
        label={(piece) => words.notHeld({ item: called(props, piece) })}
        onTake={(piece) => onLay(lay.takePiece(laid, has, piece))}
      />
      <div className={styles.things}>
        {piecesOf(box.set).map((piece) => (
          <SaidThing
            key={piece}
            label={words.gets({ hero: name, item: called(props, piece) })}
            picture={pictureOf(piece, 34)}
            disabled={!lay.mayHave(box, laid, has, piece)}
            onSaid={() => onLay(lay.give(laid, has, piece))}
          />
        ))}
        {BUILDINGS.map((building) => (
          <SaidThing
            key={building}
            label={words.built({ hero: name, building: say.called(building) })}
            picture={<WorkPicture work={building} seat={seat} size={36} />}
            chosen={built.includes(building)}
            disabled={has.city < 0}
            onSaid={() => onLay(lay.build(laid, has, building))}
          />
        ))}
      </div>
      <h3>{words.beaten}</h3>
      <div className={styles.things}>
        {foes.map((army) => (
          <SaidThing
            key={army}
            label={words.hasBeaten({ hero: name, strength: strength[army] })}
            picture={<ArmyOf army={army} strength={strength[army]} />}
            chosen={beaten === strength[army]}
            onSaid={() =>
              onLay(lay.changeHero(laid, hero, { beaten: beaten === strength[army] ? 0 : strength[army] }))
            }
          />
        ))}
      </div>
    </section>
  );
}
