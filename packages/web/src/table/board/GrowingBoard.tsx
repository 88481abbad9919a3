import { type ComponentType, type ReactNode, useRef } from 'react';
import { Drawings, pointOf } from './Drawings.tsx';
import styles from './GrowingBoard.module.css';
import { PanZoom, type PanZoomControl, type Rect } from './PanZoom.tsx';
import { ZoomTools } from './ZoomTools.tsx';

interface GrowingBoardProps {
  /** The measures that are the game's own; see the sheet. */
  readonly className: string | undefined;
  readonly label: string;
  readonly bounds: Rect;
  readonly focus: Rect;
  /** What lies below everything, far beyond the edge. */
  readonly Ground: ComponentType<Rect>;
  /** A click that nothing on the board took, in the board's own measure. */
  readonly onClick: (x: number, y: number) => void;
  /** What is still to come, in a corner. */
  readonly supply: ReactNode;
  /** A phone has buttons to zoom, too. */
  readonly allTools?: boolean;
  /** What burns and flows on it. */
  readonly living?: ReactNode;
  /** The tiles: they change only when one is laid. */
  readonly tiles: ReactNode;
  /** Light and dark over them. */
  readonly shade?: ReactNode;
  /** What lies and moves on them. */
  readonly children: ReactNode;
}

/** How far the ground goes on around the board. */
const BEYOND = 3000;
/** The sheet that a board is drawn on grows by so much at once. */
const STEP = 1000;

/** What is drawn: a tile laid at the edge seldom changes its measure, which would lay out everything on it anew. */
export function sheetFor({ x, y, width, height }: Rect): Rect {
  const [left, top] = [x, y].map((edge) => Math.floor(edge / STEP) * STEP);
  const [right, bottom] = [x + width, y + height].map((edge) => Math.ceil(edge / STEP) * STEP);
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** A board that grows as it is explored: it can be moved and zoomed, and always shows what matters. */
export function GrowingBoard({
  className,
  label,
  bounds,
  focus,
  Ground,
  onClick,
  supply,
  allTools = false,
  living,
  tiles,
  shade,
  children,
}: GrowingBoardProps) {
  const control = useRef<PanZoomControl>(null);
  const sheet = sheetFor(bounds);
  const { x, y, width, height } = sheet;
  return (
    <div className={`${styles.board} ${className}`}>
      <PanZoom bounds={bounds} focus={focus} label={label} control={control}>
        <Drawings
          bounds={sheet}
          at={sheet}
          shade={shade}
          ground={
            <>
              <Ground x={x - BEYOND} y={y - BEYOND} width={width + 2 * BEYOND} height={height + 2 * BEYOND} />
              {tiles}
            </>
          }
          onClick={(click) => {
            const place = pointOf(click);
            if (place !== null) onClick(place.x, place.y);
          }}
        >
          {children}
        </Drawings>
        {living}
      </PanZoom>
      <ul className={styles.supply} data-region="supply">
        {supply}
      </ul>
      <div className={styles.tools} data-tools data-all={allTools || undefined}>
        <ZoomTools control={control} />
      </div>
    </div>
  );
}
