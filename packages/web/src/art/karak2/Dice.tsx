import type { Unit } from '@undercroft/karak2';
import type { ReactNode } from 'react';
import { fine, INK, inked, line, PAINT, thin } from '../ink.ts';
import styles from './Dice.module.css';

export type DieKind = 'hero' | Unit;

/** Who fights, as a sign in a square of 100. */
const SIGNS: Readonly<Record<DieKind, () => ReactNode>> = {
  hero: () => (
    <path d="M14 78V30l20 18L50 16l16 32 20-18v48z" fill={PAINT.bone[0]} {...inked} strokeWidth="5" />
  ),
  knight: () => (
    <>
      <path
        d="M24 84V44c0-22 10-34 26-34s26 12 26 34v40c-17 8-35 8-52 0z"
        fill={PAINT.steel[1]}
        {...inked}
        strokeWidth="5"
      />
      <path d="M54 10c14 3 22 14 22 34v40c-6 3-12 5-18 5 4-26 4-52-4-79z" fill={PAINT.steel[2]} />
      <path d="M30 44h40M50 44v34" {...line} strokeWidth="7" />
    </>
  ),
  archer: () => (
    <>
      <path d="M30 6c44 14 44 74 0 88" {...line} strokeWidth="15" />
      <path d="M30 6c44 14 44 74 0 88" {...line} stroke={PAINT.wood[0]} strokeWidth="7" />
      <path d="M30 6v88" {...fine} strokeWidth="4" />
      <path d="M4 50h74" {...line} strokeWidth="7" />
      <path d="M74 37l22 13-22 13z" fill={PAINT.steel[0]} {...inked} strokeWidth="4" />
    </>
  ),
  mage: () => (
    <>
      <path
        d="M8 80c18-10 22-60 46-74-6 12 2 20 6 32s12 30 32 42c-28 10-56 10-84 0z"
        fill={PAINT.magic[1]}
        {...inked}
        strokeWidth="5"
      />
      <path d="M54 6c-6 12 2 20 6 32s12 30 32 42c-12 4-24 6-36 7 8-28 6-56-2-81z" fill={PAINT.magic[2]} />
      <path d="M40 46l4 9 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill={PAINT.gold[0]} {...thin} />
    </>
  ),
  skeleton: () => (
    <>
      <path
        d="M16 46c0-24 14-36 34-36s34 12 34 36c0 12-5 18-12 22v16c-14 6-30 6-44 0V68c-7-4-12-10-12-22z"
        fill={PAINT.bone[1]}
        {...inked}
        strokeWidth="5"
      />
      <path
        d="M28 48c0-8 4-12 10-12s10 4 10 12-4 12-10 12-10-4-10-12zM52 48c0-8 4-12 10-12s10 4 10 12-4 12-10 12-10-4-10-12z"
        fill={INK}
      />
      <path d="M40 74v12M50 75v12M60 74v12" {...line} strokeWidth="4" />
    </>
  ),
  bear: () => (
    <>
      <path
        d="M14 30c0-18 18-20 24-8 8-3 16-3 24 0 6-12 24-10 24 8 0 6-2 9-4 11 6 26-8 47-32 47S12 67 18 41c-2-2-4-5-4-11z"
        fill={PAINT.fur[1]}
        {...inked}
        strokeWidth="5"
      />
      <path
        d="M34 64c0-12 32-12 32 0 0 10-8 16-16 16s-16-6-16-16z"
        fill={PAINT.fur[0]}
        {...inked}
        strokeWidth="3"
      />
      <path d="M36 46v5M64 46v5M50 62v8" {...line} strokeWidth="6" />
    </>
  ),
  titan: () => (
    <>
      <path
        d="M22 90V62l-12-12 4-22 14 4V18l14-10 8 8 10-8 14 8v14l12 2-2 26-10 12v22z"
        fill={PAINT.stone[1]}
        {...inked}
        strokeWidth="5"
      />
      <path d="M60 8l14 8v14l12 2-2 26-10 12v22H54c8-26 10-54 6-84z" fill={PAINT.stone[2]} />
      <path d="M36 38h8M56 38h8M38 58h24" {...line} strokeWidth="6" />
    </>
  ),
};

/** The bone each kind of die is cut from: [light, itself, dark]. */
const BONE: Readonly<Record<DieKind, readonly [string, string, string]>> = {
  hero: PAINT.bone,
  knight: ['#e6edf2', '#c3ced6', '#8f9ca8'],
  archer: ['#e6efcf', '#c5d49f', '#8fa268'],
  mage: ['#ece4ff', '#cfc2f4', '#9a89cc'],
  skeleton: ['#f4f0df', '#dcd5b8', '#a89f7c'],
  bear: ['#ecdcc8', '#cfb698', '#9a7f60'],
  titan: ['#e2e0dc', '#bdb8b0', '#867f75'],
};

/** One sword of a face, 34 wide and 90 high around its place. */
const Blade = ({ x, size }: { x: number; size: number }) => (
  <g transform={`translate(${x} 53) scale(${size})`}>
    <path d="M-7 20v-50l7-12 7 12v50z" fill={PAINT.steel[0]} {...inked} strokeWidth="4.500" />
    <path d="M0-42l7 12v50H0z" fill={PAINT.steel[2]} />
    <path d="M-17 18h34v8h-34z" fill={PAINT.brass[1]} {...inked} strokeWidth="3.500" />
    <path d="M-5 26H5v14H-5z" fill={PAINT.leather[1]} {...inked} strokeWidth="3.500" />
  </g>
);

const SkullFace = ({ x, size }: { x: number; size: number }) => (
  <g transform={`translate(${x} 52) scale(${size}) translate(-50 -50)`}>
    <path
      d="M14 44c0-24 14-36 36-36s36 12 36 36c0 14-5 22-13 26l-2 18c-13 6-29 6-42 0l-2-18c-8-4-13-12-13-26z"
      fill={INK}
    />
    <path
      d="M24 48c0-9 5-13 11-13s11 5 11 13-5 13-11 13-11-5-11-13zM54 48c0-8 5-13 11-13s11 4 11 13-5 13-11 13-11-5-11-13z"
      fill={PAINT.bone[0]}
    />
    <path
      d="M50 60l6 12H44zM40 80v11M50 81v11M60 80v11"
      fill={PAINT.bone[0]}
      stroke={PAINT.bone[0]}
      strokeWidth="3"
    />
  </g>
);

function Shown({ swords, skulls }: { swords: number; skulls: number }) {
  if (skulls > 0) {
    return skulls === 1 ? (
      <SkullFace x={50} size={0.7} />
    ) : (
      <>
        <SkullFace x={29} size={0.46} />
        <SkullFace x={71} size={0.46} />
      </>
    );
  }
  if (swords === 0) return <path d="M38 52h24" {...line} strokeWidth="6" />;
  const gap = swords === 1 ? 0 : swords === 2 ? 36 : 28;
  return Array.from({ length: swords }, (_, index) => {
    const x = 50 + (index - (swords - 1) / 2) * gap;
    return <Blade key={x} x={x} size={swords === 3 ? 0.72 : 0.85} />;
  });
}

interface FightDieProps {
  readonly kind: DieKind;
  readonly swords: number;
  readonly skulls: number;
  readonly size?: number;
  readonly rolled?: boolean;
  /** Its skull is ignored, or it was held back. */
  readonly out?: boolean;
}

/** A die of a fight as it lies: swords or skulls, and in the corner whose die it is. */
export function FightDie({ kind, swords, skulls, size = 52, rolled = false, out = false }: FightDieProps) {
  const [light, paint, dark] = BONE[kind];
  const Sign = SIGNS[kind];
  return (
    <svg
      viewBox="-4 -4 112 112"
      width={size}
      height={size}
      aria-hidden="true"
      className={rolled ? `${styles.die} ${styles.rolled}` : styles.die}
      data-shows={`${kind} ${swords} ${skulls}`}
      opacity={out ? 0.4 : 1}
    >
      <rect x="0" y="4" width="100" height="98" rx="17" fill={dark} {...inked} strokeWidth="4" />
      <rect x="0" y="0" width="100" height="96" rx="17" fill={paint} {...inked} strokeWidth="4" />
      <path d="M8 18C9 10 13 7 19 7h62c6 0 10 3 11 11z" fill={light} />
      <Shown swords={swords} skulls={skulls} />
      <circle cx="88" cy="88" r="19" fill={light} {...inked} strokeWidth="3" />
      <g transform="translate(75 75) scale(.26)">
        <Sign />
      </g>
    </svg>
  );
}

/** A die before the roll: who fights with it. */
export function UnitDie({ kind, size = 44 }: { kind: DieKind; size?: number }) {
  const [light, paint, dark] = BONE[kind];
  const Sign = SIGNS[kind];
  return (
    <svg viewBox="-3 -3 106 110" width={size} height={size} aria-hidden="true" data-shows={kind}>
      <rect x="0" y="4" width="100" height="98" rx="17" fill={dark} {...inked} strokeWidth="4" />
      <rect x="0" y="0" width="100" height="96" rx="17" fill={paint} {...inked} strokeWidth="4" />
      <path d="M8 18C9 10 13 7 19 7h62c6 0 10 3 11 11z" fill={light} />
      <g transform="translate(18 17) scale(.64)">
        <Sign />
      </g>
    </svg>
  );
}
