import { type ComponentType, type ReactNode, useRef } from 'react';
import { Alive, type Living } from './Alive.tsx';
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
  readonly living?: readonly Living[];
  readonly children: ReactNode;
}

/** How far the ground goes on around the board. */
const BEYOND = 3000;

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
  living = [],
  children,
}: GrowingBoardProps) {
  const control = useRef<PanZoomControl>(null);
  const { x, y, width, height } = bounds;
  return (
    <div className={`${styles.board} ${className}`}>
      <PanZoom bounds={bounds} focus={focus} label={label} control={control}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the frame around it has the name; what can be done inside has its own */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys say the same about where one cannot go */}
        <svg
          className={styles.sheet}
          data-region="board"
          viewBox={`${x} ${y} ${width} ${height}`}
          style={{ left: x, top: y, width, height }}
          onClick={(click) => {
            const shown = click.currentTarget.getBoundingClientRect();
            const scale = width / shown.width;
            onClick(x + (click.clientX - shown.left) * scale, y + (click.clientY - shown.top) * scale);
          }}
        >
          <Ground x={x - BEYOND} y={y - BEYOND} width={width + 2 * BEYOND} height={height + 2 * BEYOND} />
          {children}
        </svg>
        <Alive living={living} />
      </PanZoom>
      <ul className={styles.supply} data-region="supply">
        {supply}
      </ul>
      <div className={styles.tools} data-all={allTools || undefined}>
        <ZoomTools control={control} />
      </div>
    </div>
  );
}
