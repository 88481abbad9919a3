import { type CSSProperties, memo } from 'react';
import { type SeatSign, seatLook } from '../kit/theme/colours.ts';
import { type Drawing, layered, placed, seatPaints } from './drawing.ts';
import { INK, PAINT } from './ink.ts';
import { Inlaid, styleOf } from './Picture.tsx';
import stand from './stand.svg?drawing';
import './zoom.css';

/** Lends a seat's colour to what is drawn inside: --seat, its light side and its dark side. */
export const seatStyle = (seat: number): CSSProperties => styleOf(seatPaints(seat));

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

interface SignProps {
  readonly seat: number;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  /** Another paint than the seat's, where the ground already has the seat's colour. */
  readonly fill?: string;
}

/** A seat's sign by itself, to set into a drawing: 20 wide around its place. */
export const SignShape = ({ seat, x = 0, y = 0, size = 20, fill = seatLook(seat).colour }: SignProps) => (
  <path
    d={SIGNS[seatLook(seat).sign]}
    transform={`translate(${x} ${y}) scale(${size / 20})`}
    fill={fill}
    stroke={INK}
    strokeWidth="2.2"
    strokeLinejoin="round"
  />
);

/** The same as markup, for pictures. */
export const signLines = ({ seat, x = 0, y = 0, size = 20, fill = seatLook(seat).colour }: SignProps) =>
  `<path d="${SIGNS[seatLook(seat).sign]}" transform="translate(${x} ${y}) scale(${size / 20})" fill="${fill}" stroke="${INK}" stroke-width="2.2"/>`;

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
export const STANDEE_BOX = stand.box;

interface StandeeProps {
  readonly seat: number;
  readonly of: Drawing;
  /** Where it stands on its stand, if not as it is drawn. */
  readonly at?: string | undefined;
  readonly shows: string;
  /** On a stage, where it takes poses. */
  readonly live?: boolean | undefined;
}

/**
 * A figure on its stand: 100 wide, 130 high, its foot at (50, 120). Its own colours are its own; the stand and the flag
 * behind it say whose it is.
 */
export const Standee = ({ seat, of, at, shows, live }: StandeeProps) => (
  <Inlaid
    of={layered(
      `standee ${of.name} ${at ?? ''} ${seat}`,
      stand.box,
      stand,
      signLines({ seat, x: -4, y: 5, size: 16, fill: PAINT.bone[0] }),
      at === undefined ? of : placed(of, at),
      signLines({ seat, x: 50, y: 123, size: 16, fill: PAINT.bone[0] }),
    )}
    paints={seatPaints(seat)}
    shows={shows}
    className="figure"
    live={live}
  />
);
