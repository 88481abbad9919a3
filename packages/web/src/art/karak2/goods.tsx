import type { Good } from '@undercroft/karak2';
import { memo, type ReactNode } from 'react';
import { fine, inked, line, PAINT } from '../ink.ts';

const Food = () => (
  <>
    <path d="M50 98V44" {...line} strokeWidth="8" />
    <path d="M50 98V44" {...line} stroke="#c79a3c" strokeWidth="4" />
    <path
      d="M50 2c9 10 9 22 0 32-9-10-9-22 0-32zM24 20c13 3 20 12 21 26-14-2-22-12-21-26zM76 20c-13 3-20 12-21 26 14-2 22-12 21-26zM22 48c13 3 21 11 22 25-14-1-22-11-22-25zM78 48c-13 3-21 11-22 25 14-1 22-11 22-25z"
      fill="#e3bd5b"
      {...inked}
      strokeWidth="4"
    />
    <path
      d="M50 6c7 9 7 18 0 26zM74 23c-10 3-16 10-17 21 11-2 17-10 17-21zM76 51c-10 3-17 9-18 20 11-2 18-9 18-20z"
      fill="#b98731"
    />
  </>
);

const Wood = () => (
  <>
    <path d="M14 60l52-30 20 8v20L34 88 14 80z" fill={PAINT.wood[1]} {...inked} strokeWidth="4" />
    <path d="M34 68l52-30v20L34 88z" fill={PAINT.wood[2]} />
    <ellipse cx="24" cy="72" rx="15" ry="17" fill="#d9b07c" {...inked} strokeWidth="4" />
    <path
      d="M24 62c6 1 8 5 8 10s-3 10-8 10-7-5-7-9 3-6 6-6"
      {...fine}
      stroke={PAINT.wood[2]}
      strokeWidth="3.4"
    />
    <path d="M24 56l50-29M44 74l36-21" {...fine} stroke={PAINT.wood[0]} strokeWidth="3" />
    <path d="M60 30l-4-14 10-6 8 12" fill="#5d8c4b" {...inked} strokeWidth="3.4" />
  </>
);

const Stone = () => (
  <>
    <path d="M8 66l14-30 26-14 30 12 14 30-10 22H20z" fill="#a9a6b2" {...inked} strokeWidth="4" />
    <path d="M78 34l14 30-10 22H52l14-28z" fill="#716d7d" />
    <path d="M22 36l26-14 30 12-12 24-30-6z" fill="#d3d1da" />
    <path d="M22 36l14 16-16 34M36 52l30 6-14 28M66 58l12-24" {...fine} strokeWidth="3" />
  </>
);

export const GOOD: Readonly<Record<Good, () => ReactNode>> = { food: Food, wood: Wood, stone: Stone };

/** The paper each is printed on, so that they differ by more than their drawing. */
const PAPER: Readonly<Record<Good, string>> = { food: '#f6e7b8', wood: '#d7e2b6', stone: '#dfe0ea' };

/** A resource on the board: 100 across around 0. */
export function GoodCoin({ good }: { good: Good }) {
  const Draw = GOOD[good];
  return (
    <g>
      <circle r="50" fill={PAPER[good]} {...inked} strokeWidth="5" />
      <g transform="translate(-37 -38) scale(.74)">
        <Draw />
      </g>
    </g>
  );
}

/** A resource in a line of text. */
export const GoodPicture = memo(function GoodPicture({ good, size = 22 }: { good: Good; size?: number }) {
  return (
    <svg viewBox="-54 -54 108 108" width={size} height={size} aria-hidden="true" data-shows={good}>
      <GoodCoin good={good} />
    </svg>
  );
});
