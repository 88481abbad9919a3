import { memo, useId } from 'react';
import { INK } from '../ink.ts';
import { HEX, hexagon, RADIUS, REACH } from './hex.ts';
import '../karak/board.css';

const EMBER = '#ff8a3c';
const EMBER_LIGHT = '#ffc07f';

/** Two rows of hexes repeat: where each of their borders runs, from the middle of the first. */
const STEP = { x: REACH * 2, y: RADIUS * 3 };

/** Land nobody has seen: the same hexes in the dusk, below all tiles. */
export const Dusk = memo(function Dusk(props: { x: number; y: number; width: number; height: number }) {
  const wild = useId();
  return (
    <>
      <pattern id={wild} width={STEP.x} height={STEP.y} x={-REACH} y={-RADIUS} patternUnits="userSpaceOnUse">
        <rect width={STEP.x} height={STEP.y} fill="#151d1d" />
        <path
          d={`M0 ${RADIUS / 2}L${REACH} 0l${REACH} ${RADIUS / 2}M0 ${RADIUS / 2}v${RADIUS}l${REACH} ${RADIUS / 2}l${REACH}-${RADIUS / 2}M${REACH} ${RADIUS * 2}v${RADIUS}`}
          fill="none"
          stroke="#243231"
          strokeWidth="2"
        />
        <path
          d="M30 66l6-16 6 16zM44 70l5-12 5 12zM76 54l5-12 5 12zM14 160l6-15 6 15zM86 152l5-13 5 13zM98 156l4-10 4 10z"
          fill="#1e2c2a"
        />
        <path d="M52 152c8-8 20-8 28 0z" fill="#1b2725" />
      </pattern>
      <rect {...props} fill={`url(#${wild})`} />
    </>
  );
});

const INNER = hexagon(54);

/** A hex one can go to. */
export const HexGlow = memo(function HexGlow() {
  return (
    <g className="glow">
      <path d={INNER} fill={EMBER_LIGHT} opacity=".2" />
      <path
        d={INNER}
        fill="none"
        stroke={EMBER_LIGHT}
        strokeWidth="2.6"
        opacity=".85"
        strokeLinejoin="round"
      />
    </g>
  );
});

/** Unexplored land one can enter: light falls in from the edge that leads back. */
export const ExploreGlow = memo(function ExploreGlow({ from }: { from: number }) {
  return (
    <g className="glow">
      <path
        d={INNER}
        fill="#2a2a22"
        stroke={EMBER_LIGHT}
        strokeWidth="3"
        strokeDasharray="3 10"
        strokeLinecap="round"
      />
      <g transform={`rotate(${from * 60})`}>
        <path d={`M${REACH}-26V26L8 40V-40z`} fill={EMBER} opacity=".16" />
        <path
          d="M44-7v14H20v13L-8 0l28-20v13z"
          fill={EMBER}
          stroke={INK}
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M44-7v5H16l-24 2 28-20v13z" fill={EMBER_LIGHT} />
      </g>
    </g>
  );
});

/** The plague on a city: a green cloud that cannot be overlooked, with its sign. */
export const PlagueCloud = memo(function PlagueCloud() {
  return (
    <g transform="scale(1.15)">
      <path
        d="M-46 12c-8-14 2-26 14-24-2-14 16-22 26-12 8-12 28-8 28 6 14-4 26 8 20 22 6 12-6 22-18 18-8 10-24 10-30 0-10 8-24 4-26-6-6 2-12 0-14-4z"
        fill="#9dbb3a"
        opacity=".8"
      />
      <path
        d="M-46 12c-8-14 2-26 14-24-2-14 16-22 26-12 8-12 28-8 28 6 14-4 26 8 20 22"
        fill="none"
        stroke="#c6dc6a"
        strokeWidth="2.4"
        strokeDasharray="6 5"
      />
    </g>
  );
});

export const HexBack = memo(function HexBack({ level }: { level: 1 | 2 }) {
  return (
    <g>
      <path d={HEX} fill={level === 1 ? '#3d5a3a' : '#5a4a3a'} stroke={INK} strokeWidth="3" />
      <path d={hexagon(50)} fill="none" stroke="#e9cf7a" strokeWidth="2.4" />
      <path d="M-18 18V-8h7v5h7v-5h8v5h7v-5h7v26z" fill="#e9cf7a" stroke={INK} strokeWidth="2.4" />
      {level === 2 && <path d="M-8-18l8-14 8 14z" fill="#e9cf7a" stroke={INK} strokeWidth="2.4" />}
    </g>
  );
});
