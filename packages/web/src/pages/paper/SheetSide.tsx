import type { CSSProperties } from 'react';
import styles from './Paper.module.css';
import { cuttingOf, type LeafSide, MARGIN, type Size } from './sheets.ts';

interface SheetSideProps {
  readonly side: LeafSide | null;
  /** What is on the back is shown behind the outlines of the front. */
  readonly isBack: boolean;
  readonly page: Size;
  /** In the rim: what it is, and which of how many. */
  readonly foot: string;
}

const mm = (length: number) => `${length}mm`;
const MARK = MARGIN - 3;

/** One side of a sheet of paper, at its own size. */
export function SheetSide({ side, isBack, page, foot }: SheetSideProps) {
  const paper: CSSProperties = { width: mm(page.width), height: mm(page.height) };
  if (side === null) return <section className={styles.sheet} style={paper} data-blank="" />;
  const { width, height } = cuttingOf(side.outline, page);
  return (
    <section className={styles.sheet} style={paper} aria-label={foot} data-side={isBack ? 'back' : 'front'}>
      {side.placed.map(({ cut, left, top }) => (
        <div
          key={`${left} ${top}`}
          className={styles.cut}
          data-outline={side.outline}
          data-cut={cut.label}
          style={{ left: mm(left), top: mm(top), width: mm(width), height: mm(height) }}
        >
          {isBack ? cut.back : cut.face}
        </div>
      ))}
      {!isBack && isStraight(side) && <Marks side={side} page={page} />}
      <p className={styles.foot} aria-hidden="true">
        {foot}
      </p>
    </section>
  );
}

/** Round and slanted things are cut along their own line. */
const isStraight = ({ outline }: LeafSide) =>
  outline === 'card' || outline === 'tile' || outline === 'standee' || outline === 'plan';

/** In the rim, so that nothing of a piece is inked: where to lay the ruler. */
const Marks = ({ side: { across, down }, page }: { readonly side: LeafSide; readonly page: Size }) => (
  <svg className={styles.marks} viewBox={`0 0 ${page.width} ${page.height}`} aria-hidden="true">
    {across.map((x) => (
      <path key={x} d={`M${x} 2v${MARK}M${x} ${page.height - 2}v${-MARK}`} />
    ))}
    {down.map((y) => (
      <path key={y} d={`M2 ${y}h${MARK}M${page.width - 2} ${y}h${-MARK}`} />
    ))}
  </svg>
);
