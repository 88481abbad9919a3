import type { MouseEvent, ReactNode, Ref } from 'react';
import styles from './Drawings.module.css';
import type { Rect } from './PanZoom.tsx';

interface DrawingsProps {
  /** What is drawn, in the drawing's own measure. */
  readonly bounds: Rect;
  /** Where it lies on the board. */
  readonly at: Rect;
  /** What stays: drawn once, and not again when something moves over it. */
  readonly ground: ReactNode;
  /** What turns on the ground by itself, below everything else. */
  readonly between?: ReactNode;
  /** Light and dark over the ground: a drawing of its own, since it costs most to draw anew. */
  readonly shade?: ReactNode;
  readonly onClick: (click: MouseEvent) => void;
  readonly ref?: Ref<SVGSVGElement>;
  /** What lies and moves on it. */
  readonly children: ReactNode;
}

/** A board as drawings over each other: a browser that draws a piece anew draws its whole drawing anew. */
export function Drawings({ bounds, at, ground, between, shade, onClick, ref, children }: DrawingsProps) {
  const viewBox = `${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`;
  const style = { left: at.x, top: at.y, width: at.width, height: at.height };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the frame around it has the name; what can be done inside has its own
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys say the same about where one cannot go
    <div className={styles.board} style={style} data-region="board" onClick={onClick}>
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the frame around it has the name */}
      <svg className={styles.ground} viewBox={viewBox}>
        {ground}
      </svg>
      {between}
      {shade && (
        // biome-ignore lint/a11y/noSvgWithoutTitle: the frame around it has the name
        <svg className={styles.shade} viewBox={viewBox}>
          {shade}
        </svg>
      )}
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: the frame around it has the name */}
      <svg className={styles.sheet} ref={ref} viewBox={viewBox}>
        {children}
      </svg>
    </div>
  );
}

/** Where a click is in the drawing's own measure, however the board lies; null where it is not drawn. */
export function pointOf(click: MouseEvent): DOMPoint | null {
  const sheet = click.currentTarget.querySelector('svg');
  const matrix = sheet?.getScreenCTM();
  return matrix ? new DOMPoint(click.clientX, click.clientY).matrixTransform(matrix.inverse()) : null;
}
