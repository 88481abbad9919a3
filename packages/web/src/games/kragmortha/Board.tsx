import { type Field, NAMES, squareOf } from '@undercroft/kragmortha';
import { memo, use, useEffect, useMemo, useRef } from 'react';
import { Candlelight, TeleportRing } from '../../art/kragmortha/Library.tsx';
import { useMedia } from '../../kit/media.ts';
import { Alive, type Living } from '../../table/board/Alive.tsx';
import { CursorRing } from '../../table/board/CursorRing.tsx';
import { Camera } from '../../table/board/camera.ts';
import { Drawings, pointOf } from '../../table/board/Drawings.tsx';
import { PanZoom, type PanZoomControl, type Rect } from '../../table/board/PanZoom.tsx';
import { ZoomTools } from '../../table/board/ZoomTools.tsx';
import { Announce } from './Announce.tsx';
import styles from './Board.module.css';
import { Penalties } from './Calls.tsx';
import { Danger, Figures, OwnFlag } from './Figures.tsx';
import { Floor } from './Floor.tsx';
import { sizeAskew } from './handicaps.ts';
import { arrowTo } from './keys.ts';
import { useMind } from './mind.tsx';
import { COLUMNS, candleOn, left, marksOf, SIDE, top } from './places.ts';
import { fieldOf, type Target } from './reach.ts';
import { refusal } from './refusals.ts';
import { SpotSigns, Spots } from './Spots.tsx';
import { Supply } from './Supply.tsx';
import { type AtKragmortha, useNow, useSeen, useTable } from './seen.ts';
import { Trail } from './Trail.tsx';
import { wordsOf } from './words/index.ts';

/** Choices hang here when a look has put them out of reach. */
export const OUT_OF_REACH = 'kragmortha-out-of-reach';

/** Made once: each part draws itself again when what it shows changes, and not with the board. */
const BELOW = (
  <>
    <Danger />
    <Spots />
  </>
);
const ABOVE = (
  <>
    <Trail />
    <SpotSigns />
    <OwnFlag />
  </>
);
const ANNOUNCED = <Announce />;
const PENALTIES = <Penalties />;
const SUPPLY = <Supply />;

/** The library from above. */
export function Board() {
  const { handicaps, looked, card, targets } = useMind();
  const { box, say } = useTable();
  const now = useNow();
  const words = wordsOf(say.language);
  const control = useRef<PanZoomControl>(null);
  const sheet = useRef<SVGSVGElement>(null);
  const narrow = useMedia('(max-width: 720px), (max-height: 560px)');
  const camera = use(Camera);
  const field = useSeen(fieldOf);
  const { set } = box;
  const { many, tomes } = useSeen(({ view }) => ({ many: view.seats.length, tomes: view.tomeDeck.length }));
  // The same list each time, so that the floor is drawn once.
  const marks = useMemo(() => marksOf(set, many), [set, many]);
  const bounds = boundsOf(marks, narrow);
  const sheetAt = onSheet(bounds);
  const desk = field.desk.indexOf(true);
  const living = useMemo((): Living[] => {
    const { x, y } = candleOn(desk);
    return desk < 0 ? [] : [{ kind: 'torch', x: x * SCALE, y: y * SCALE }];
  }, [desk]);

  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (sheet.current !== null && arrowTo(sheet.current, key)) key.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);

  const focus = useSeen((at) =>
    narrow || camera !== null
      ? focusOf(at, bounds, targets, card ?? looked, camera === null ? 6.2 : 5.8)
      : bounds,
  );

  const sway = handicaps.figure('swaying-board', 'degrees', 0);
  const tilt = handicaps.figure('tilted-board', 'degrees', 0);
  const turn = tilt + handicaps.figure('turned-board', 'degrees', 0);
  const skew = {
    '--turn': `${turn}deg`,
    // A board on its side must still fit where it lay upright.
    '--size':
      (handicaps.figure('small-board', 'percent', 100) / 100) *
      (handicaps.has('turned-board') ? 0.8 : 1) *
      sizeAskew(Math.abs(tilt) + Math.abs(sway), bounds),
    '--mirror': handicaps.has('mirrored-board') ? -1 : 1,
    '--slowness': `${handicaps.figure('slow-options', 'milliseconds', 0)}ms`,
    '--hold': `${handicaps.figure('press-and-hold', 'milliseconds', 0)}ms`,
    '--sway': `${sway}deg`,
  } as React.CSSProperties;

  return (
    <div className={styles.board} style={skew}>
      <div className={styles.top} id={OUT_OF_REACH} />
      <div className={styles.stage} data-aside={camera !== null || undefined}>
        <div className={sway > 0 ? styles.swaying : styles.layer}>
          <div className={styles.skewed} data-testid="library">
            <PanZoom bounds={sheetAt} snug focus={onSheet(focus)} label={words.library} control={control}>
              <Drawings
                ref={sheet}
                bounds={bounds}
                at={sheetAt}
                ground={<Floor field={field} marks={marks} tomes={tomes} />}
                between={<Rings field={field} x={sheetAt.x} y={sheetAt.y} />}
                onClick={(click) => {
                  const square = squareUnder(click);
                  const at = now();
                  if (square !== null && at.answers.length > 0) {
                    const why = refusal(at, words, field, square, card);
                    if (why !== null) at.refuse(...why);
                  }
                }}
              >
                {desk >= 0 && <Candlelight {...candleOn(desk)} far={1150} />}
                {BELOW}
                <Figures field={field} />
                {ABOVE}
                <CursorRing outline={outline} />
              </Drawings>
              <Alive living={living} />
            </PanZoom>
          </div>
        </div>
        {ANNOUNCED}
        <div className={styles.corner}>
          {camera === null && PENALTIES}
          {SUPPLY}
        </div>
        <div className={styles.tools}>
          <ZoomTools control={control} />
        </div>
      </div>
    </div>
  );
}

/** A square's rim, by its name. */
function outline(cell: string): string | null {
  const square = squareOf(cell);
  return square < 0 ? null : `M${left(square) + 3} ${top(square) + 3}h94v94h-94z`;
}

/** A square is smaller on the sheet than it is drawn, so that nothing counts as far away too soon. */
const SCALE = 0.8;

const onSheet = ({ x, y, width, height }: Rect): Rect => ({
  x: x * SCALE,
  y: y * SCALE,
  width: width * SCALE,
  height: height * SCALE,
});

/** The rows somebody can be in, the shelves that close them off, and room for what hangs over the board. */
function boundsOf(marks: readonly string[], narrow: boolean): Rect {
  const first = Math.max(
    0,
    marks.findIndex((mark) => mark !== '.'),
  );
  const y = top(first) - (marks[first] === '#' ? 14 : 64);
  const below = narrow ? 96 : 24;
  return { x: -26, y, width: COLUMNS * SIDE + 32, height: (marks.length / COLUMNS) * SIDE - y + below };
}

/** On a phone and from afar, the rows around whoever moves: no square is too small for a finger or to be seen. */
function focusOf(
  at: AtKragmortha,
  bounds: Rect,
  targets: readonly Target[],
  card: string | null,
  most: number,
): Rect {
  const { view, ask, event, viewer } = at;
  const moving =
    event !== null && 'seat' in event && typeof event.seat === 'number' ? event.seat : (viewer ?? view.seat);
  const isRigor =
    event?.kind === 'rigor' ||
    event?.kind === 'jumped' ||
    card?.startsWith('rigor-') ||
    (ask?.kind === 'onward' && view.walker === 'rigor');
  const name = isRigor ? NAMES[view.rigor] : (view.seats[moving]?.at ?? NAMES[view.rigor]);
  const rows = Math.min(bounds.height, most * SIDE);
  const around = top(squareOf(name)) + SIDE / 2 - rows / 2;
  // What can be chosen is in sight, if there is room for all of it: whoever comes in stands nowhere yet.
  const tops = targets.map(({ square }) => top(square));
  const [highest, lowest] = [Math.min(...tops), Math.max(...tops) + SIDE];
  const near = lowest - highest <= rows ? Math.min(highest, Math.max(lowest - rows, around)) : around;
  const y = Math.min(Math.max(bounds.y, near), bounds.y + bounds.height - rows);
  return { x: bounds.x, y, width: bounds.width, height: rows };
}

/** The square below the pointer, however the board lies. */
function squareUnder(click: React.MouseEvent): number | null {
  const place = pointOf(click);
  if (place === null) return null;
  const [column, row] = [Math.floor(place.x / SIDE), Math.floor(place.y / SIDE)];
  return column < 0 || column >= COLUMNS || row < 0 || row >= 10 ? null : row * COLUMNS + column;
}

/** The rings of teleport squares, each a drawing of its own: it turns, and nothing else is drawn anew. */
const Rings = memo(function Rings({ field, x, y }: { field: Field; x: number; y: number }) {
  return field.teleport.flatMap((is, square) =>
    is ? (
      <svg
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
        key={square}
        className={`${styles.ring} teleport`}
        viewBox="0 0 100 100"
        width={SIDE * SCALE}
        height={SIDE * SCALE}
        style={{ left: left(square) * SCALE - x, top: top(square) * SCALE - y }}
        aria-hidden="true"
      >
        <TeleportRing />
      </svg>
    ) : (
      []
    ),
  );
});
