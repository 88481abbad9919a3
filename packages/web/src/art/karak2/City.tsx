import { BUILDINGS, type Building } from '@undercroft/karak2';
import { memo, type ReactNode } from 'react';
import { fine, INK, inked, line, PAINT, thin } from '../ink.ts';
import { SignShape, seatStyle } from '../seat.tsx';

const ROOF = 'var(--seat, #8a6b3c)';
const ROOF_DARK = 'var(--seat-dark, #5c4526)';

const Stable = () => (
  <>
    <path d="M12 44h76v48H12z" fill={PAINT.wood[0]} {...inked} strokeWidth="4" />
    <path d="M4 48L50 12l46 36-8 6H12z" fill={ROOF} {...inked} strokeWidth="4" />
    <path d="M50 12l46 36-8 6H50z" fill={ROOF_DARK} />
    <path d="M34 92V66c0-16 32-16 32 0v26z" fill="#2a1c12" {...inked} strokeWidth="3" />
    <path d="M42 92c0-14 2-20 8-24l-2-7 7 4c6 3 8 9 6 14l-5 1-4 12z" fill={PAINT.wood[1]} {...thin} />
  </>
);
const Portal = () => (
  <>
    <path
      d="M12 92V44C12 0 88 0 88 44v48H70V48c0-22-40-22-40 0v44z"
      fill={PAINT.stone[1]}
      {...inked}
      strokeWidth="4"
    />
    <path d="M60 14c18 4 28 14 28 30v48H70V48c0-10-6-16-14-18 4-4 6-10 4-16z" fill={PAINT.stone[2]} />
    <path d="M30 92V48c0-22 40-22 40 0v44z" fill={PAINT.magic[1]} {...inked} strokeWidth="3" />
    <path
      d="M50 84c-12-8-12-28 2-34 10 8 10 20 0 24-6-4-6-10-1-13"
      fill="none"
      stroke={PAINT.magic[0]}
      strokeWidth="5"
      strokeLinecap="round"
    />
  </>
);
const Banner = () => (
  <>
    <path d="M24 96V4" {...line} strokeWidth="9" />
    <path d="M24 96V4" {...line} stroke={PAINT.wood[1]} strokeWidth="4.500" />
    <path d="M28 8h60L76 32l12 24H28z" fill={ROOF} {...inked} strokeWidth="4" />
    <path d="M28 44h54l6 12H28z" fill={ROOF_DARK} />
    <path d="M51 14l5 11 12 1-9 8 3 12-11-6-11 6 3-12-9-8 12-1z" fill={PAINT.bone[0]} {...thin} />
  </>
);
const Camp = () => (
  <>
    <path d="M50 8L6 90h88z" fill={ROOF} {...inked} strokeWidth="4" />
    <path d="M50 8l44 82H62z" fill={ROOF_DARK} />
    <path d="M50 44L34 90h30z" fill="#2a1c12" {...inked} strokeWidth="3" />
    <path d="M50 8V0" {...line} strokeWidth="5" />
    <path d="M70 90l16-40M82 46l8 3" {...line} stroke={PAINT.steel[0]} strokeWidth="4" />
  </>
);
const Range = () => (
  <>
    <path d="M30 92l10-26M70 92L60 66" {...line} strokeWidth="7" />
    <circle cx="50" cy="44" r="38" fill={PAINT.bone[1]} {...inked} strokeWidth="4" />
    <circle cx="50" cy="44" r="25" fill={ROOF} {...inked} strokeWidth="3" />
    <circle cx="50" cy="44" r="11" fill={PAINT.bone[0]} {...inked} strokeWidth="3" />
    <path d="M50 44l38-34" {...line} strokeWidth="7" />
    <path d="M50 44l38-34" {...line} stroke={PAINT.wood[0]} strokeWidth="3" />
    <path d="M82 6l12-4-3 13-8 2z" fill={PAINT.bone[0]} {...thin} />
  </>
);
const Tower = () => (
  <>
    <path d="M28 94V40h44v54z" fill={PAINT.stone[0]} {...inked} strokeWidth="4" />
    <path d="M56 40h16v54H56z" fill={PAINT.stone[2]} />
    <path d="M20 44L50 0l30 44z" fill={ROOF} {...inked} strokeWidth="4" />
    <path d="M50 0l30 44H52z" fill={ROOF_DARK} />
    <path d="M43 94V76c0-10 14-10 14 0v18z" fill="#2a1c12" {...thin} />
    <circle cx="50" cy="58" r="7" fill={PAINT.magic[0]} {...thin} />
  </>
);
const CityWalls = () => (
  <>
    <path
      d="M8 92V52h10v8h10v-8h10v8h24v-8h10v8h10v-8h10v40z"
      fill={PAINT.stone[1]}
      {...inked}
      strokeWidth="4"
    />
    <path d="M62 60h10v-8h0 10v8h0v-8h10v40H62z" fill={PAINT.stone[2]} />
    <path d="M30 54V28l16-18 16 18v26z" fill={PAINT.bone[2]} {...inked} strokeWidth="4" />
    <path d="M24 32L46 6l22 26z" fill={ROOF} {...inked} strokeWidth="4" />
    <path d="M46 6l22 26H48z" fill={ROOF_DARK} />
    <path d="M40 92V76c0-12 18-12 18 0v16z" fill="#2a1c12" {...inked} strokeWidth="3" />
    <path d="M20 70v8M76 70v8" {...fine} stroke="#ffd98a" strokeWidth="5" />
  </>
);

const WORKS: Readonly<Record<'city' | Building, () => ReactNode>> = {
  city: CityWalls,
  stable: Stable,
  portal: Portal,
  banner: Banner,
  camp: Camp,
  range: Range,
  tower: Tower,
};

/** A building as a picture; in the seat's colour where there is one. */
export const WorkPicture = memo(function WorkPicture({
  work,
  seat,
  size = 36,
}: {
  work: 'city' | Building;
  seat?: number;
  size?: number;
}) {
  const Draw = WORKS[work];
  return (
    <svg
      viewBox="-4 -4 108 104"
      width={size}
      height={size}
      style={seat === undefined ? undefined : seatStyle(seat)}
      aria-hidden="true"
      data-shows={work}
    >
      <Draw />
    </svg>
  );
});

/** A city on the land, in its owner's colour and sign, with what stands in it. 100 wide around 0. */
export const City = memo(function City({ seat, built }: { seat: number; built: string }) {
  return (
    <g style={seatStyle(seat)} data-shows={`city ${built}`}>
      <ellipse cx="2" cy="40" rx="52" ry="14" fill="#120c0a" opacity=".4" />
      {BUILDINGS.map((building, index) => {
        if (built[index] !== '1') return null;
        const Draw = WORKS[building];
        const [x, y] = BEHIND[index];
        return (
          <g key={building} transform={`translate(${x} ${y}) scale(.4)`}>
            <Draw />
          </g>
        );
      })}
      <g transform="translate(-46 -50)">
        <CityWalls />
      </g>
      <circle cx="22" cy="-36" r="15" fill={PAINT.bone[0]} stroke={INK} strokeWidth="3" />
      <SignShape seat={seat} x={22} y={-36} size={21} />
    </g>
  );
});

/** Where each building shows over the walls, from left to right. */
const BEHIND = [
  [-70, -6],
  [34, -12],
  [-66, -58],
  [26, 16],
  [-62, 20],
  [40, -56],
] as const;
