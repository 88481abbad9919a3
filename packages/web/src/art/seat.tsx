import { type CSSProperties, memo, type ReactNode } from 'react';
import { type SeatSign, seatLook } from '../kit/theme/colours.ts';
import { INK, inked, PAINT } from './ink.ts';
import './zoom.css';

/** Browsers of old televisions mix no colours: there a seat's is flat. */
const MIXES = typeof CSS === 'undefined' || CSS.supports('color', 'color-mix(in oklab, red, blue)');

const mixed = (colour: string, other: string): string =>
  MIXES ? `color-mix(in oklab, ${colour}, ${other})` : colour;

/** Lends a seat's colour to what is drawn inside: --seat, its light side and its dark side. */
export function seatStyle(seat: number): CSSProperties {
  const { colour } = seatLook(seat);
  return {
    '--seat': colour,
    '--seat-light': mixed(colour, '#fff6e0 38%'),
    '--seat-dark': mixed(colour, '#120a1c 42%'),
  } as CSSProperties;
}

/** The sign of each seat, in a square of 20 around 0. */
const SIGNS: Readonly<Record<SeatSign, string>> = {
  circle: 'M0-7.500a7.5 7.5 0 1 1 0 15 7.5 7.5 0 1 1 0-15z',
  diamond: 'M0-9.500L8 0 0 9.5-8 0z',
  star: 'M0-9.500l2.7 6 6.5.6-4.9 4.3 1.5 6.500L0 4.500l-5.8 3.4 1.5-6.5-4.9-4.3 6.5-.600z',
  triangle: 'M0-8.500L9 7H-9z',
  square: 'M-7-7H7V7H-7z',
  hexagon: 'M-4.5-8h9L9 0 4.5 8h-9L-9 0z',
  cross: 'M-3-8.500h6V-3h5.500v6H3v5.500h-6V3h-5.500v-6H-3z',
  crescent: 'M4-8.500A9 9 0 1 0 8 5 7.5 7.5 0 0 1 4-8.500z',
};

interface SignShapeProps {
  seat: number;
  x?: number;
  y?: number;
  size?: number;
  /** Another paint than the seat's, where the ground already has the seat's colour. */
  fill?: string;
}

/** A seat's sign by itself, to set into a drawing: 20 wide around its place. */
export function SignShape({ seat, x = 0, y = 0, size = 20, fill = seatLook(seat).colour }: SignShapeProps) {
  return (
    <path
      d={SIGNS[seatLook(seat).sign]}
      transform={`translate(${x} ${y}) scale(${size / 20})`}
      fill={fill}
      stroke={INK}
      strokeWidth="2.2"
      strokeLinejoin="round"
    />
  );
}

/** The sign a person goes by in lists, the log and the ask bar. */
export const SeatMark = memo(function SeatMark({ seat, size = 20 }: { seat: number; size?: number }) {
  return (
    <svg viewBox="-12 -12 24 24" width={size} height={size} aria-hidden="true">
      <circle r="11.5" fill="#f3ead6" />
      <SignShape seat={seat} />
    </svg>
  );
});

/** The room a figure takes with its flag, as the viewBox of a picture of its own. */
export const STANDEE_BOX = '-24 -16 134 150';

/**
 * A figure on its stand: 100 wide, 130 high, its foot at (50, 120). Its own colours are its own; the stand and the flag
 * behind it say whose it is.
 */
export function Standee({ seat, children }: { seat: number; children: ReactNode }) {
  return (
    <g className="figure" style={seatStyle(seat)}>
      <ellipse cx="52" cy="121" rx="42" ry="9" fill="#120c0a" opacity=".45" />
      <path d="M12 114v6c0 7 17 11 38 11s38-4 38-11v-6z" fill="var(--seat-dark)" {...inked} />
      <ellipse cx="50" cy="114" rx="38" ry="10.5" fill="var(--seat)" {...inked} />
      <path d="M9 113V-10" stroke={INK} strokeWidth="6.5" strokeLinecap="round" />
      <path d="M9 113V-10" stroke={PAINT.wood[0]} strokeWidth="2.4" strokeLinecap="round" />
      <path d="M9-9h-31l7 14-7 14H9z" fill="var(--seat)" {...inked} />
      <path d="M9 13h-29l-2 6H9z" fill="var(--seat-dark)" />
      <SignShape seat={seat} x={-4} y={5} size={16} fill={PAINT.bone[0]} />
      {children}
      <SignShape seat={seat} x={50} y={123} size={16} fill={PAINT.bone[0]} />
    </g>
  );
}
