import { type Army, CASTLE, GOODS, type Item, type Karak2View, printed } from '@undercroft/karak2';
import { memo } from 'react';
import { PlagueCloud } from '../../art/karak2/Board.tsx';
import { City } from '../../art/karak2/City.tsx';
import { GoodCoin } from '../../art/karak2/goods.tsx';
import { LyingPiece, PIECES } from '../../art/karak2/items.tsx';
import { Gorge, LandTile } from '../../art/karak2/Land.tsx';
import { Inlaid } from '../../art/Picture.tsx';
import styles from '../../table/board/GrowingBoard.module.css';
import { ArmyFigure, GeneralToken } from './later.ts';
import { generalStands, middle, middleOf } from './places.ts';
import { useSeen, useTable } from './seen.ts';

const moved = ({ x, y }: { x: number; y: number }, dx = 0, dy = 0) => `translate(${x + dx} ${y + dy})`;

/** The land, its gorges, and what it gives. */
export function Tiles() {
  const sheet = printed(useTable().box);
  const view = useSeen(({ view: { tile, q, r, near, gorges } }) => ({ tile, q, r, near, gorges }));
  const fresh = useSeen(({ event }) => (event?.kind === 'laid' ? event.tile : null));
  return (
    <>
      {view.tile.map((tile, place) => (
        <Laid
          key={tile}
          tile={tile}
          place={place}
          q={view.q[place]}
          r={view.r[place]}
          fresh={fresh === tile}
        />
      ))}
      {view.tile.map((tile, place) => (
        <g key={tile} transform={moved(middleOf(view, place))}>
          {gorgesToDraw(view, place).map((direction) => (
            <Gorge key={direction} direction={direction} />
          ))}
        </g>
      ))}
      {view.tile.map((tile, place) => (
        <Gives key={tile} gives={sheet.tiles[tile].gives} q={view.q[place]} r={view.r[place]} />
      ))}
    </>
  );
}

/** Everything that stands or lies on the land except heroes. */
export function Floor() {
  const { box, seats } = useTable();
  const view = useSeen((at) => at.view);
  const sheet = printed(box);
  return (
    <>
      {view.city.map((place, seat) =>
        place < 0 ? null : (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat has one city
            key={seat}
            transform={moved(middleOf(view, place), 12, -8)}
            data-place={`city ${seat}`}
            data-seat={seat}
          >
            {view.plague === seat && <PlagueCloud />}
            <g className={styles.appear}>
              <g transform="scale(.62)">
                <City
                  seat={seats[seat]?.look ?? seat}
                  built={view.built.slice(seat * 6, seat * 6 + 6).join('')}
                />
              </g>
            </g>
            {view.plague === seat && <Plague />}
          </g>
        ),
      )}
      {view.tile.map((tile, place) => (
        <Standing key={tile} view={view} place={place} strengths={sheet.strength} />
      ))}
      {generalStands(view) && (
        <g transform={moved(middleOf(view, view.general), view.at.includes(view.general) ? -8 : -29, -42)}>
          <g className={styles.appear}>
            <g transform="scale(.58)">
              <GeneralToken
                strength={box.set.general.strength + view.praetorians}
                praetorians={view.praetorians}
              />
            </g>
          </g>
        </g>
      )}
      {view.lying.map((item, index) => (
        <Lies
          // biome-ignore lint/suspicious/noArrayIndexKey: equal pieces on one tile differ in nothing else
          key={`${item} ${index}`}
          item={item}
          q={view.q[view.lyingAt[index]]}
          r={view.r[view.lyingAt[index]]}
          nth={view.lyingAt.slice(0, index).filter((place) => place === view.lyingAt[index]).length}
        />
      ))}
    </>
  );
}

/** Each gorge once: two tiles may both show it on their common edge. */
function gorgesToDraw(view: Pick<Karak2View, 'near' | 'gorges'>, place: number): number[] {
  return [0, 1, 2, 3, 4, 5].filter((direction) => {
    if (((view.gorges[place] >> direction) & 1) === 0) return false;
    const next = view.near[place * 6 + direction];
    return next < 0 || next > place || ((view.gorges[next] >> ((direction + 3) % 6)) & 1) === 0;
  });
}

interface LaidProps {
  readonly tile: string;
  readonly place: number;
  readonly q: number;
  readonly r: number;
  readonly fresh: boolean;
}

const Laid = memo(function Laid({ tile, place, q, r, fresh }: LaidProps) {
  return (
    <g transform={moved(middle(q, r))} data-place={`tile ${tile}`}>
      <g className={fresh ? styles.laid : undefined}>
        <LandTile tile={tile} seed={place + 3} />
      </g>
    </g>
  );
});

/** What a tile gives, at its foot. */
export const Gives = memo(function Gives(props: { gives: readonly number[]; q: number; r: number }) {
  const goods = GOODS.flatMap((good, index) => new Array<typeof good>(props.gives[index]).fill(good));
  if (goods.length === 0) return null;
  const wide = goods.length * 18 + 6;
  return (
    <g transform={moved(middle(props.q, props.r), 0, 44)}>
      <rect x={-wide / 2} y="-12" width={wide} height="24" rx="12" fill="#1c130d" opacity=".72" />
      {goods.map((good, index) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: three of a kind differ in nothing but their place
          key={index}
          transform={`translate(${(index - (goods.length - 1) / 2) * 18} 0) scale(.18)`}
        >
          <GoodCoin good={good} />
        </g>
      ))}
    </g>
  );
});

interface StandingProps {
  readonly view: Karak2View;
  readonly place: number;
  readonly strengths: Readonly<Record<Army, number>>;
}

/** The armies on a place. */
function Standing({ view, place, strengths }: StandingProps) {
  const armies = [view.armies[place * 2], view.armies[place * 2 + 1]].filter((army) => army !== '');
  if (armies.length === 0 || place === CASTLE) return null;
  const two = armies.length === 2;
  const scale = two ? 0.46 : 0.56;
  const beside = view.at.includes(place);
  return armies.map((army, index) => (
    <g
      // biome-ignore lint/suspicious/noArrayIndexKey: two equal armies differ in nothing but their place
      key={index}
      className={styles.moving}
      style={{
        transform: `translate(${middleOf(view, place).x + (two ? (index === 0 ? -48 : 2) : beside ? -12 : -28)}px, ${middleOf(view, place).y - (beside ? 48 : 42)}px)`,
      }}
    >
      <g className={styles.appear}>
        <g transform={`scale(${scale})`}>
          <ArmyFigure army={army} strength={strengths[army]} />
        </g>
      </g>
    </g>
  ));
}

const Lies = memo(function Lies(props: { item: Item; q: number; r: number; nth: number }) {
  const { item, q, r, nth } = props;
  return (
    <g transform={`${moved(middle(q, r), 36 - (nth % 3) * 25, 20 - Math.floor(nth / 3) * 25)} scale(.24)`}>
      <LyingPiece piece={item} />
    </g>
  );
});

/** The plague over a city. */
function Plague() {
  return (
    <g className={styles.appear}>
      <Inlaid of={PIECES.plague} transform="translate(-44 -46) scale(.36)" shows="plague" />
    </g>
  );
}
