import { inked, line, PAINT } from '../../art/ink.ts';
import { Goblin, Rigor } from '../../art/kragmortha/figures.tsx';
import { seatStyle } from '../../art/seat.tsx';
import type { PaintedLid } from '../../table/game/screen.ts';

/** A shelf of books: where each begins, how wide, how high, which cloth. */
const BOOKS: readonly (readonly [number, number, number, string])[] = [
  [0, 14, 44, '#7a4fb0'],
  [14, 10, 38, '#a8763a'],
  [24, 16, 48, '#4b3f86'],
  [40, 9, 40, '#8c3f6b'],
  [49, 15, 46, '#3f6f8f'],
];

const shelf = (
  <g>
    {BOOKS.map(([x, width, height, cloth]) => (
      <g key={x}>
        <path d={`M${x} ${50 - height}h${width}V50h${-width}z`} fill={cloth} {...inked} />
        <path
          d={`M${x + 3} ${58 - height}h${width - 6}M${x + 3} 42h${width - 6}`}
          {...line}
          stroke={PAINT.gold[1]}
          strokeWidth="2"
        />
      </g>
    ))}
    <path d="M-10 50h80v10h-80z" fill={PAINT.wood[1]} {...inked} />
    <path d="M-10 56h80v4h-80z" fill={PAINT.wood[2]} />
  </g>
);

const candle = (
  <g>
    <circle cy="-6" r="44" fill="#ffd992" opacity=".1" />
    <circle cy="-6" r="32" fill="#ffd992" opacity=".12" />
    <circle cy="-6" r="20" fill="#ffe6b0" opacity=".22" />
    <path d="M-7 6H7v30H-7z" fill={PAINT.bone[1]} {...inked} />
    <path d="M1 6h6v30H1z" fill={PAINT.bone[2]} />
    <path d="M0-18c7 9 10 14 5 22h-10c-5-8-2-13 5-22z" fill={PAINT.flame[1]} {...inked} strokeWidth="2.2" />
    <path d="M0-8c3 4 4 7 2 11h-4c-2-4-1-7 2-11z" fill={PAINT.flame[0]} />
  </g>
);

/** The library by night: someone borrows, and the master of the house has noticed. */
const KragmorthaLid = () => (
  <>
    <path d="M0 0h300v400H0z" fill="#21152f" />
    <path d="M92 400V150c0-40 24-66 58-66s58 26 58 66v250z" fill="#191028" {...inked} />
    <g>
      {[96, 158, 220, 282].map((y, row) => (
        <g key={y}>
          <g transform={`translate(${18 + (row % 2) * 4} ${y})`}>{shelf}</g>
          <g transform={`translate(${282 - (row % 2) * 4} ${y}) scale(-1 1)`}>{shelf}</g>
        </g>
      ))}
      <path d="M86 90h12v310H86zM202 90h12v310h-12z" fill={PAINT.wood[1]} {...inked} />
      <path d="M93 92h5v306h-5zM209 92h5v306h-5z" fill={PAINT.wood[2]} />
    </g>
    <Rigor />
    <path d="M0 366h300v34H0z" fill="#4a2f1e" {...inked} />
    <path d="M0 366h300v8H0z" fill="#6f4529" />
    <g style={seatStyle(3)} transform="translate(150 322) scale(.92)">
      <Goblin laden />
    </g>
    <g transform="translate(44 352)">{candle}</g>
    <g transform="translate(258 352)">{candle}</g>
  </>
);

export const lid: PaintedLid = {
  draw: KragmorthaLid,
  title: [['Kragmortha', 54, 74]],
  side: '#190f28',
};
