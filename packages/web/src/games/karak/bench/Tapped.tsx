import { DIRECTIONS, HEARTS, HEROES, type Item, itemsOf, type Karak, slotOf } from '@undercroft/karak';
import type { Seat } from '@undercroft/kernel';
import { HeroPortrait } from '../../../art/Hero.tsx';
import { CurseMark, ItemPicture } from '../../../art/karak/Pieces.tsx';
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
import { TilePicture, TokenPicture } from '../told.tsx';
import { wordsOf } from '../words/index.ts';
import * as lay from './laid.ts';

type Props = BenchProps<Karak, lay.Laid>;

const pictureOf =
  ({ box }: Pick<Props, 'box'>) =>
  (item: Item, size: number) => <ItemPicture item={item} size={size} slot={slotOf(box.set, item)} />;

/** Who plays, the dungeon, what everybody has, and what is used up. */
export function Tapped(props: Props) {
  const { box, say, laid, seated, onLay } = props;
  const words = wordsOf(say.language).bench;
  const used = lay.goneFrom(box, laid);
  const usable = itemsOf(box.set).filter((item) => ['spells', 'keys'].includes(slotOf(box.set, item)));
  return (
    <>
      {!seated && (
        <Who {...props} words={words} all={HEROES} onSeat={(hero) => onLay(lay.seat(laid, hero))} />
      )}
      <section className={styles.part} aria-label={words.dungeon}>
        <h2>{words.dungeon}</h2>
        <Dungeon {...props} />
        <OnTile {...props} />
        <NextTile {...props} />
      </section>
      {laid.heroes.map(({ hero }, seat) => (
        <HeroPart key={hero} {...props} seat={seat} />
      ))}
      <Used
        words={words}
        called={say.called}
        picture={pictureOf(props)}
        all={usable}
        isLeft={(item) => lay.itemsLeft(box, { ...laid, gone: used }, item) > 0}
        used={used}
        onUse={(item) => onLay(lay.use(box, laid, item))}
        onUnuse={(item) => onLay(lay.unuse(box, laid, item))}
      />
    </>
  );
}

/** The squares of the table: what lies there, and where openings lead. */
function Dungeon({ box, say, laid, onLay }: Props) {
  const words = wordsOf(say.language);
  const open = lay.openSpots(laid);
  const all = [...laid.tiles, ...open, laid.spot];
  const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
  const { x, y } = laid.spot;
  const looked = useLookedAt(`${x} ${y}`);
  const square = (spot: lay.Spot) => ({
    style: { gridColumn: spot.x - left + 1, gridRow: spot.y - top + 1 },
    'aria-pressed': spot.x === x && spot.y === y,
    ref: spot.x === x && spot.y === y ? looked : undefined,
    onClick: () => onLay(lay.look(laid, spot)),
  });
  const place = (spot: lay.Spot) =>
    [
      spot.y < 0 && `${-spot.y} ${words.sides.north}`,
      spot.y > 0 && `${spot.y} ${words.sides.south}`,
      spot.x > 0 && `${spot.x} ${words.sides.east}`,
      spot.x < 0 && `${-spot.x} ${words.sides.west}`,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <div className={styles.board}>
      {laid.tiles.map((tile, at) => {
        const standing = laid.heroes.flatMap((has, seat) => (has.at === at ? [{ ...has, seat }] : []));
        const lies = [tile.token ?? [], tile.items, standing.map(({ hero }) => hero)].flat();
        return (
          <button
            key={`${tile.x} ${tile.y}`}
            type="button"
            data-word="square"
            className={styles.square}
            aria-label={[place(tile), say.called(tile.kind), ...lies.map((one) => say.called(one))]
              .filter(Boolean)
              .join(', ')}
            {...square(tile)}
          >
            <TilePicture kind={tile.kind} doors={tile.doors} />
            <span className={styles.lies}>
              {tile.token !== null && <TokenPicture token={tile.token} set={box.set} />}
              {tile.items.map((item) => (
                <ItemPicture key={item} item={item} size={20} slot={slotOf(box.set, item)} />
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
          key={`${spot.x} ${spot.y}`}
          type="button"
          data-word="open"
          className={styles.open}
          aria-label={wordsOf(say.language).bench.nothing({ place: place(spot) })}
          {...square(spot)}
        />
      ))}
    </div>
  );
}

/** What may lie on the square that is looked at, in each way. */
function NextTile({ box, say, laid, onLay }: Props) {
  const words = wordsOf(say.language);
  if (lay.tileAt(laid, laid.spot) >= 0) return null;
  return (
    <>
      <h3>{words.bench.tile}</h3>
      <div className={styles.tiles}>
        {lay.tilesFor(box, laid, laid.spot).map(({ kind, doors }) => {
          const ways = DIRECTIONS.filter((_, side) => doors & (1 << side));
          return (
            <SaidThing
              key={`${kind} ${doors}`}
              label={`${say.called(kind)}: ${ways.map((side) => words.sides[side]).join(', ')}`}
              picture={<TilePicture kind={kind} doors={doors} />}
              onSaid={() => onLay(lay.layTile(laid, { kind, doors }))}
            />
          );
        })}
      </div>
    </>
  );
}

/** What lies and stands on the tile that is looked at, or that was laid last. */
function OnTile({ box, say, laid, onLay }: Props) {
  const words = wordsOf(say.language).bench;
  const found = lay.tileAt(laid, laid.spot);
  const at = found >= 0 ? found : laid.tiles.length - 1;
  const tile = laid.tiles[at];
  const bag = lay.bagOf(box, laid);
  const tokens = [...new Set([...(tile.token === null ? [] : [tile.token]), ...bag])];
  const items = itemsOf(box.set).filter(
    (item) => tile.items.includes(item) || lay.itemsLeft(box, laid, item) > 0,
  );
  return (
    <>
      <h3>{words.on({ tile: say.called(tile.kind) })}</h3>
      <div className={styles.things}>
        {tile.kind === 'room' &&
          tokens.map((token) => (
            <SaidThing
              key={token}
              label={say.called(token)}
              picture={<TokenPicture token={token} set={box.set} />}
              chosen={tile.token === token}
              onSaid={() => onLay(lay.putToken(laid, at, tile.token === token ? null : token))}
            />
          ))}
        {laid.heroes.map(({ hero, at: stands }, seat) => (
          <SaidThing
            key={hero}
            label={say.name(hero)}
            picture={<HeroPortrait hero={hero} seat={seat} size={40} />}
            chosen={stands === at}
            onSaid={() => onLay(lay.stand(laid, hero, at))}
          />
        ))}
      </div>
      {at > 0 && (
        <LeftThere
          words={words}
          called={say.called}
          picture={pictureOf({ box })}
          all={items}
          items={tile.items}
          onLeave={(item) => onLay(lay.leaveItem(laid, at, item))}
          onAway={() => onLay(lay.takeTile(laid, at))}
        />
      )}
    </>
  );
}

/** What a hero has: hearts by one tap on the last of them, and items one by one. */
export function HeroPart({ box, say, laid, onLay, seat }: Props & { readonly seat: Seat }) {
  const words = wordsOf(say.language);
  const has = laid.heroes[seat];
  const { hero, hearts, items } = has;
  return (
    <section className={styles.part} aria-label={say.name(hero)}>
      <h2>
        <HeroPortrait hero={hero} seat={seat} size={32} /> {say.name(hero)}
      </h2>
      <HeroState
        hearts={hearts}
        of={HEARTS}
        heartsLabel={(now) => words.hearts({ now, all: HEARTS })}
        ill={laid.cursed === hero}
        illness={
          <svg viewBox="0 0 100 100" width="28" aria-hidden="true">
            <CurseMark />
          </svg>
        }
        illLabel={words.bench.cursed}
        next={laid.turn === hero}
        nextLabel={words.bench.turn}
        onHearts={(left) => onLay(lay.setHearts(laid, hero, left))}
        onIll={() => onLay(lay.curse(laid, hero))}
        onNext={() => onLay({ ...laid, turn: hero })}
      />
      <Kept
        pieces={items}
        picture={(item) => pictureOf({ box })(item, 36)}
        label={(item) => words.bench.notHeld({ item: say.called(item) })}
        onTake={(item) => onLay(lay.takeItem(laid, hero, item))}
      />
      <div className={styles.things}>
        {itemsOf(box.set).map((item) => (
          <SaidThing
            key={item}
            label={words.bench.gets({ hero: say.name(hero), item: say.called(item) })}
            picture={<ItemPicture item={item} size={36} slot={slotOf(box.set, item)} />}
            disabled={!lay.hasRoom(box, has, item) || lay.itemsLeft(box, laid, item) === 0}
            onSaid={() => onLay(lay.give(laid, hero, item))}
          />
        ))}
      </div>
    </section>
  );
}
