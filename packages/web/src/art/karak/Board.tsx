import { memo, useId } from 'react';
import { INK, inked } from '../ink.ts';
import { Numeral } from '../Numeral.tsx';
import './board.css';

const EMBER = '#ff8a3c';
const EMBER_LIGHT = '#ffc07f';
const DARK = '#0b0d13';

/** The rock nobody has been in: a place, not a blank. Covers what it is told to, below the tiles. */
export const DarkGround = memo(function DarkGround(props: {
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const rock = useId();
  return (
    <>
      <pattern id={rock} width="200" height="200" patternUnits="userSpaceOnUse">
        <path d="M0 0h200v200H0z" fill={DARK} />
        <path
          d="M12 34l18-9 22 6 6 17-19 9-24-4zM96 18l26-6 14 12-8 18-28-2zM160 62l22 2 8 18-18 11-20-9zM60 92l24-8 22 10-3 22-26 6-20-12zM18 136l20-8 18 10-6 18-24 4zM120 130l24-6 18 14-8 20-26 2-14-14zM70 172l20-6 16 10-6 14-24 2zM170 168l16 2 6 14-14 6-14-8z"
          fill="#10141d"
        />
        <path
          d="M12 34l18-9 22 6M96 18l26-6 14 12M160 62l22 2 8 18M60 92l24-8 22 10M18 136l20-8 18 10M120 130l24-6 18 14M70 172l20-6 16 10M170 168l16 2 6 14"
          fill="none"
          stroke="#1a2130"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </pattern>
      <rect {...props} fill={`url(#${rock})`} />
    </>
  );
});

/** How far a hero's light reaches. */
const LIGHT = 240;

interface DarknessProps {
  readonly over: string;
  readonly lights: readonly { readonly x: number; readonly y: number }[];
}

/** A mask costs much to draw: only a new tile, or somebody who walks, changes it. */
const sameDark = (old: DarknessProps, now: DarknessProps): boolean =>
  old.over === now.over &&
  old.lights.length === now.lights.length &&
  old.lights.every(({ x, y }, at) => x === now.lights[at].x && y === now.lights[at].y);

/**
 * Darkness over a dungeon that thins out around lights. It lies below all pieces, so it covers nothing one has to read.
 * `over` is the outline of what is dark.
 */
export const Darkness = memo(function Darkness({ over, lights }: DarknessProps) {
  const glow = useId();
  const lit = useId();
  return (
    <>
      <radialGradient id={glow}>
        <stop offset="0" stopColor="#000" />
        <stop offset=".4" stopColor="#000" stopOpacity=".86" />
        <stop offset="1" stopColor="#000" stopOpacity="0" />
      </radialGradient>
      <mask id={lit} maskUnits="userSpaceOnUse" x="-9999" y="-9999" width="19998" height="19998">
        <path d={over} fill="#fff" />
        {lights.map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={LIGHT} fill={`url(#${glow})`} />
        ))}
      </mask>
      <path d={over} fill="#04060e" opacity=".56" mask={`url(#${lit})`} />
    </>
  );
}, sameDark);

/** Ragged rock along a north border, and what a doorway there lets one see: less and less. */
const RAGGED = 'M-2-2h104v5l-5 1.6-8-.4-7 3-12 .6-9-2-7 .4-10 2.4-8-.8-6-2.6-12 .6-9 2.4-7-2-8 .8-6-2.4z';

export interface TileRimProps {
  /** Sides behind which nothing is explored: north 1, east 2, south 4, west 8. */
  unexplored: number;
  doors: number;
}

/** Lets a tile end in the dark where nothing is explored. Draw it over the tile, in the same square. */
export const TileRim = memo(function TileRim({ unexplored, doors }: TileRimProps) {
  return [0, 1, 2, 3]
    .filter((side) => unexplored & (1 << side))
    .map((side) => (
      <g key={side} transform={`rotate(${side * 90} 50 50)`} fill={DARK}>
        {doors & (1 << side) && (
          <>
            <path d="M35-1h30v14l-8 3-7-2-8 3-7-4z" opacity=".38" />
            <path d="M35-1h30v8l-9 3-7-2-7 2-7-2z" opacity=".55" />
          </>
        )}
        <path d={RAGGED} />
      </g>
    ));
});

/** A tile that can be walked to: lit floor, and light along its rim. A square of 100. */
export const ReachGlow = memo(function ReachGlow() {
  return (
    <g className="glow">
      <rect x="6" y="6" width="88" height="88" rx="14" fill={EMBER_LIGHT} opacity=".13" />
      <rect
        x="6"
        y="6"
        width="88"
        height="88"
        rx="14"
        fill="none"
        stroke={EMBER_LIGHT}
        strokeWidth="1.6"
        opacity=".6"
      />
    </g>
  );
});

/** How many steps it takes, on an ember coin. */
export function StepBadge({ steps, x, y }: { steps: number; x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-9-16H9l8 9V8l-8 9H-9l-8-9V-7z" fill={EMBER} {...inked} />
      <path d="M-8-13.500H8l6.5 7.500h-29z" fill={EMBER_LIGHT} />
      <Numeral text={steps} x={0} y={1} size={17} />
    </g>
  );
}

export interface ExitGlowProps {
  /** The side of this dark square that leads back to the dungeon: 0 north, 1 east, 2 south, 3 west. */
  from: 0 | 1 | 2 | 3;
}

/** An exit nobody has taken: light falls from the door into the dark, an arrow leads in. */
export const ExitGlow = memo(function ExitGlow({ from }: ExitGlowProps) {
  return (
    <g>
      <g transform={`rotate(${from * 90} 50 50)`}>
        <path d="M35 0h30l19 52c-6 20-62 20-68 0z" fill={EMBER} opacity=".14" />
        <path d="M35 0h30l9 30c-6 12-42 12-48 0z" fill={EMBER_LIGHT} opacity=".2" />
        <g className="glow">
          <path
            d="M43 22h14v22h14L50 70 29 44h14z"
            fill={EMBER}
            stroke={INK}
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <path d="M43 22h5v25H36L29 44h14z" fill={EMBER_LIGHT} />
        </g>
      </g>
    </g>
  );
});

/** Who is asked: a ring on the floor and a mark above the head, in the seat's colour. Below the figure. */
export const TurnRing = memo(function TurnRing({ colour }: { colour: string }) {
  return (
    <g className="glow" strokeLinejoin="round" data-shows="turn">
      <ellipse cx="50" cy="117" rx="53" ry="18" fill="none" stroke={INK} strokeWidth="11" />
      <ellipse cx="50" cy="117" rx="53" ry="18" fill="none" stroke={colour} strokeWidth="6" />
      <path d="M30-42h40v12L50-10 30-30z" fill={colour} stroke={INK} strokeWidth="4" />
    </g>
  );
});
