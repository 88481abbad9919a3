import type { TileKind } from '@undercroft/karak';
import { memo } from 'react';
import { fine, INK, inked, line, PAINT } from '../ink.ts';
import { floorPlan } from './floorplan.ts';

export interface TileProps {
  kind: TileKind;
  /** Openings: north 1, east 2, south 4, west 8. */
  doors: number;
  /** Which of the drawings of this tile: any whole number, such as its place in the dungeon. */
  variant?: number;
}

const FLOOR: Readonly<Record<TileKind, readonly [light: string, floor: string, dark: string]>> = {
  room: ['#a4957f', '#93856f', '#7c6f5c'],
  gate: ['#8f8a95', '#7d7985', '#67646f'],
  fountain: ['#8f9a8f', '#7d897f', '#68746c'],
  start: ['#bca77f', '#a8946f', '#8d7b5c'],
  tunnel: ['#7b6650', '#6b5744', '#5a4838'],
};

/** The floor of every doorway, so that a room and a tunnel meet without a seam. */
const DOORWAY = '#83745f';

/** A tile of the dungeon, as a group in a square of 100: place it with a transform inside a board. */
export const Tile = memo(function Tile({ kind, doors, variant = 0 }: TileProps) {
  const plan = floorPlan(kind, doors, variant % 5);
  const [light, floor, dark] = FLOOR[kind];
  return (
    <g data-shows={`${kind} ${doors}`}>
      <path d="M-.4-.4h100.8v100.8H-.4z" fill="#1b2130" />
      <path d={plan.rockLight} fill="#293246" />
      <path d={plan.rockDark} fill="#131824" />
      <path d={plan.edge} fill="none" stroke="#39445a" strokeWidth="7" strokeLinejoin="round" />
      <path d={plan.floor} fill={DOORWAY} />
      <Ground kind={kind} doors={doors} fill={floor} />
      <path d={plan.flagsLight} fill={light} />
      <path d={plan.flagsDark} fill={dark} />
      <path d={plan.shade} fill="#1d1718" opacity=".38" />
      <path d={plan.faces} fill="#57566a" />
      <path d={plan.bricks} fill="none" stroke="#3b3b4c" strokeWidth="1.3" />
      <path d={plan.edge} {...line} strokeLinecap="butt" />
      <Furniture kind={kind} doors={doors} variant={variant} />
    </g>
  );
});

/** The floor itself, short of the doorways, with an uneven rim. */
function Ground({ kind, doors, fill }: { kind: TileKind; doors: number; fill: string }) {
  if (kind !== 'tunnel') {
    const d =
      kind === 'room'
        ? 'M18 26l10-3 44-1 10 3 1 48-3 9-56 1-6-5z'
        : 'M24 34l9-9 34-1 9 10 1 32-10 10-33 1-11-10z';
    return <path d={d} fill={fill} />;
  }
  const arms = [
    'M38 50L40 9l9-2 11 3 2 40z',
    'M50 41l41-1 2 9-3 11-40 2z',
    'M38 50l1 41 9 2 12-3 2-40z',
    'M50 41L9 42l-2 9 3 10 40 1z',
  ];
  return (
    <path d={`M39 42l22-1 2 20-22 2z${arms.filter((_, side) => doors & (1 << side)).join('')}`} fill={fill} />
  );
}

function Furniture({ kind, doors, variant }: Required<TileProps>) {
  if (kind === 'gate') return <Gate upright={(doors & 5) !== 0} />;
  if (kind === 'fountain') return <Fountain />;
  if (kind === 'start') return <Start />;
  if (kind === 'tunnel') return <Rubble variant={variant} />;
  return (
    <>
      <Torches doors={doors} variant={variant} />
      {LEFTOVERS[variant % LEFTOVERS.length]}
    </>
  );
}

/** What somebody left in the corner of a room. */
const LEFTOVERS = [
  null,
  <path key="crack" d="M70 78l-5-7 2-5-6-5M65 71l-7 1" {...fine} stroke="#5f5445" />,
  <g key="bones" stroke={INK} strokeWidth="1.4" fill={PAINT.bone[1]}>
    <path d="M22 73l11 5-1 3-11-5zM23 80l10-6 1.5 2.5-10 6z" />
    <circle cx="36" cy="71" r="4" />
  </g>,
  <g key="pot" strokeLinejoin="round" stroke={INK} strokeWidth="1.8">
    <path d="M70 70c-4 4-4 9 0 12h8c4-3 4-8 0-12z" fill="#a8623c" />
    <path d="M75 70h3c4 4 4 9 0 12h-4c3-4 3-8 1-12z" fill="#74402a" stroke="none" />
    <path d="M69 67h10v3H69z" fill="#c47a4c" />
  </g>,
  null,
];

function Rubble({ variant }: { variant: number }) {
  const places = [
    'translate(44 46)',
    'translate(54 55) scale(.9)',
    'translate(46 57) scale(-1 1)',
    'translate(55 44) scale(-.8 .8)',
  ];
  return (
    <g transform={places[variant % 4]}>
      <path d="M-5 3l2-4 4 0 2 4z" fill={PAINT.stone[2]} {...inked} strokeWidth="1.6" />
      <path d="M3 5l2-3 3 1 1 3z" fill={PAINT.stone[1]} {...inked} strokeWidth="1.6" />
    </g>
  );
}

/** Where torches hang on a room's north wall, from the west; all of them 20 below its edge. */
export function torchesIn(doors: number, variant: number): readonly number[] {
  const places = doors & 1 ? [25, 75] : [[32, 68], [50], [30], [70]][variant % 4];
  return places.slice(0, variant % 3 === 0 ? 2 : 1);
}

/** One or two torches on the north wall, where no door is in the way. */
const Torches = ({ doors, variant }: { doors: number; variant: number }) =>
  torchesIn(doors, variant).map((x) => (
    <g key={x} transform={`translate(${x} 20)`}>
      <path d="M-17 5L-8-2 8-2 17 5 12 22 0 27-13 21z" fill="#ffcf85" opacity=".17" />
      <path d="M-9 4L-4-2 5-2 9 5 6 14-5 15z" fill="#ffdf9c" opacity=".25" />
      <path d="M-2 1h4L1.2 8h-2.6z" fill={PAINT.wood[1]} stroke={INK} strokeWidth="1.4" />
      <path d="M0-8c3 3 4 6 2 9h-4c-2-3-1-5 2-9z" fill={PAINT.flame[1]} stroke={INK} strokeWidth="1.4" />
      <path d="M.3-3.4C1.6-2 1.8-.8.8.4h-1.700c-.7-1.2-.2-2.4 1.2-3.800z" fill={PAINT.flame[0]} />
    </g>
  ));

function Basin({ rx, ry }: { rx: number; ry: number }) {
  return (
    <>
      <ellipse cx="50" cy="58" rx={rx + 3} ry={ry + 3} fill="#1d1718" opacity=".35" />
      <path d={`M${50 - rx} 51v6a${rx} ${ry} 0 0 0 ${2 * rx} 0v-6z`} fill={PAINT.stone[2]} {...inked} />
      <ellipse cx="50" cy="51" rx={rx} ry={ry} fill={PAINT.stone[0]} {...inked} />
      <ellipse
        cx="50"
        cy="51.5"
        rx={rx - 4.5}
        ry={ry - 3.6}
        fill={PAINT.water[1]}
        {...inked}
        strokeWidth="1.8"
      />
      <path
        d={`M${50 - rx + 8} 52a${rx - 8} ${ry - 6} 0 0 1 ${rx - 2}-${ry - 7}`}
        fill="none"
        stroke={PAINT.water[0]}
        strokeWidth="2"
        strokeLinecap="round"
      />
      <path
        d={`M52 ${51 + ry - 7}q${rx * 0.4} 0 ${rx * 0.5}-4`}
        fill="none"
        stroke={PAINT.water[2]}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

/** Water stands up in a drop, and falls to both sides. */
const Spout = () => (
  <g>
    <path d="M50 45c-7-9-15-6-15 4M50 45c7-9 15-6 15 4" {...fine} stroke={PAINT.water[0]} strokeWidth="2.6" />
    <path
      d="M50 22c6 8 9 13 9 18a9 9 0 0 1-18 0c0-5 3-10 9-18z"
      fill={PAINT.water[0]}
      {...inked}
      strokeWidth="2"
    />
    <path d="M50 22c6 8 9 13 9 18a9 9 0 0 1-7 8.500c3-9 2-17-2-26.500z" fill={PAINT.water[1]} />
  </g>
);

const Fountain = () => (
  <g>
    <Basin rx={21} ry={15} />
    <Spout />
  </g>
);

/** Where all heroes begin: a star in the floor, its points at the four doors, and a fountain on it. */
const Start = () => (
  <g>
    <circle cx="50" cy="52" r="33" fill="none" stroke="#7a6846" strokeWidth="2" />
    <path
      d="M50 14l7 27 30 11-30 10-7 28-7-28-30-10 30-11z"
      fill="#d9bd78"
      stroke="#7a6846"
      strokeWidth="1.6"
    />
    <path d="M50 14l7 27-7 11zM87 52l-30 10-7-10zM50 90l-7-28 7-10zM13 52l30-11 7 11z" fill="#b6965a" />
    <Basin rx={18} ry={13} />
    <Spout />
  </g>
);

/** A standing arch with another place behind it. */
function Gate({ upright }: { upright: boolean }) {
  return (
    <g>
      <ellipse cx="50" cy="74" rx={upright ? 25 : 29} ry="7" fill="#1d1718" opacity=".4" />
      <path d="M31 74V44c0-13 8-22 19-22s19 9 19 22v30z" fill={PAINT.magic[2]} {...inked} />
      <path d="M36 74V45c0-9 6-16 14-16s14 7 14 16v29z" fill={PAINT.magic[1]} />
      <path
        d="M50 39c7 0 10 5 10 10s-4 9-9 9-7-3-7-7 3-6 6-6 4 2 4 4"
        fill="none"
        stroke={PAINT.magic[0]}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <path d="M41 65l3 4M58 64l-2 5M49 67v5" stroke={PAINT.magic[0]} strokeWidth="2" strokeLinecap="round" />
      <path
        d="M24 76V43c0-17 11-28 26-28s26 11 26 28v33H64V45c0-9-6-16-14-16s-14 7-14 16v31z"
        fill={PAINT.stone[1]}
        {...inked}
      />
      <path d="M26 75V43c0-16 10-26 24-26v4c-12 1-19 9-19 23v31z" fill={PAINT.stone[0]} />
      <path d="M24 58h12M24 45l12 2M31 28l9 6M64 58h12M64 47l12-2M69 28l-9 6" {...line} strokeWidth="1.8" />
      <path d="M44 15.500l2 13h8l2-13z" fill={PAINT.magic[0]} {...inked} strokeWidth="1.8" />
    </g>
  );
}
