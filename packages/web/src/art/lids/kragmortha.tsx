import { INK, inked, line, PAINT } from '../ink.ts';

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

const goblin = (
  <g>
    <path d="M-18 40l-6 32h16l4-16h10l4 16h16l-8-32z" fill={PAINT.leather[2]} {...inked} />
    <path d="M-26 72h20v8h-26zM8 72h20l6 8H8z" fill="#8fbf34" {...inked} />
    <path d="M-24 10c-2 14 0 26 4 38h40c5-12 6-24 4-38z" fill={PAINT.leather[1]} {...inked} />
    <path d="M8 10h16c2 14 1 26-4 38H8c4-13 4-26 0-38z" fill={PAINT.leather[2]} />
    <path
      d="M-26-18c-18-14-30-16-42-14 4 18 20 28 42 30zM26-18c18-14 30-16 42-14-4 18-20 28-42 30z"
      fill="#8fbf34"
      {...inked}
    />
    <path d="M-30-14c0-22 12-34 30-34s30 12 30 34S18 18 0 18s-30-12-30-32z" fill="#8fbf34" {...inked} />
    <path d="M10-46c14 5 20 16 20 32 0 20-12 32-30 32 18-18 22-38 10-64z" fill="#5a8424" />
    <circle cx="-12" cy="-18" r="9" fill="#fff0a0" {...inked} />
    <circle cx="13" cy="-18" r="9" fill="#fff0a0" {...inked} />
    <circle cx="-10" cy="-22" r="3.6" fill={INK} />
    <circle cx="15" cy="-22" r="3.6" fill={INK} />
    <path d="M0-14c-4 6-5 10-2 14h6c3-4 1-8-2-14z" fill="#5a8424" {...inked} strokeWidth="2" />
    <path d="M-12 8c8-5 16-5 24 0" {...line} />
    <path d="M-24 14c-10 4-12 14-4 22l14-4M24 14c10 4 12 14 4 22l-14-4" fill="#8fbf34" {...inked} />
    <g transform="translate(0 30)">
      <path d="M-24 2h48v12h-48z" fill="#8c3f6b" {...inked} />
      <path d="M-20-10h44V2h-44z" fill="#3f6f8f" {...inked} />
      <path d="M-14 8h28M-10-4h26" {...line} stroke={PAINT.bone[1]} strokeWidth="3" />
    </g>
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
export const KragmorthaLid = () => (
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
    <g>
      <path d="M100 400c-6-90 4-150 50-164 46 14 56 74 50 164z" fill="#27406e" {...inked} />
      <path d="M150 236c46 14 56 74 50 164h-34c12-60 8-116-16-164z" fill="#182a50" />
      <path
        d="M110 214c-2-30 12-48 40-48s42 18 40 48c-4 24-18 36-40 36s-36-12-40-36z"
        fill="#9fc4e6"
        {...inked}
      />
      <path d="M164 168c18 6 27 22 26 46-4 24-18 36-40 36 22-22 28-50 14-82z" fill="#6a95c4" />
      <path
        d="M116 226c6 44 16 66 34 84 18-18 28-40 34-84-8 12-18 16-34 16s-26-4-34-16z"
        fill="#dcebf7"
        {...inked}
      />
      <path d="M158 242c12-2 20-6 26-16-6 44-16 66-34 84 10-22 14-44 8-68z" fill="#9fb9d6" />
      <path d="M118 196l24 9c-3 10-20 8-24-9zM182 196l-24 9c3 10 20 8 24-9z" fill="#f2fbff" {...inked} />
      <circle cx="133" cy="203" r="3.2" fill={INK} />
      <circle cx="167" cy="203" r="3.2" fill={INK} />
      <path d="M112 188l30 13M188 188l-30 13" {...line} strokeWidth="6" stroke="#dcebf7" />
      <path d="M150 206l7 20h-14z" fill="#6a95c4" {...inked} strokeWidth="2.2" />
      <path d="M134 236c10-6 22-6 32 0" {...line} />
      <path d="M88 186c18-14 38-20 62-20s44 6 62 20c-18 7-38 9-62 9s-44-2-62-9z" fill="#27406e" {...inked} />
      <path d="M116 178c4-34 14-58 46-82-4 22 12 48 24 82-22 8-48 8-70 0z" fill="#27406e" {...inked} />
      <path d="M162 96c-4 22 12 48 24 82-8 3-16 5-24 5 4-30-2-58 0-87z" fill="#182a50" />
      <path d="M116 178c22 8 48 8 70 0l-4-12c-20 7-42 7-63 0z" fill="#7fb2e0" {...inked} />
      <path
        d="M106 296c-22-2-34 8-40 24l22 8 30-6zM194 296c22-2 34 8 40 24l-22 8-30-6z"
        fill="#27406e"
        {...inked}
      />
      <path
        d="M66 320c-8 2-12 8-12 16l8-2 2 8 6-6 6 6 4-8 8-6zM234 320c8 2 12 8 12 16l-8-2-2 8-6-6-6 6-4-8-8-6z"
        fill="#9fc4e6"
        {...inked}
      />
    </g>
    <path d="M0 366h300v34H0z" fill="#4a2f1e" {...inked} />
    <path d="M0 366h300v8H0z" fill="#6f4529" />
    <g transform="translate(150 322) scale(.92)">{goblin}</g>
    <g transform="translate(44 352)">{candle}</g>
    <g transform="translate(258 352)">{candle}</g>
  </>
);
