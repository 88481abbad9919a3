import { memo, type ReactNode, useId } from 'react';
import { INK } from './ink.ts';
import { SignShape, seatStyle } from './seat.tsx';

/** A figure's drawing in a box 100 wide and 122 high, and the square of it that shows the face. */
export interface Look {
  readonly draw: () => ReactNode;
  readonly face: string;
}

/** A face in a round frame of the seat's colour, for lists and the ask bar. */
export const Portrait = memo(function Portrait({
  look,
  seat,
  size = 56,
}: {
  look: Look;
  seat: number;
  size?: number;
}) {
  const { draw: Draw, face } = look;
  const frame = useId();
  return (
    <svg viewBox="0 0 100 100" width={size} height={size} style={seatStyle(seat)} aria-hidden="true">
      <clipPath id={frame}>
        <circle cx="50" cy="50" r="45" />
      </clipPath>
      <circle cx="50" cy="50" r="46" fill="#2c2f3e" />
      <path d="M50 4a46 46 0 0 1 0 92z" fill="#22242f" />
      <g clipPath={`url(#${frame})`}>
        <svg x="5" y="5" width="90" height="90" viewBox={face} aria-hidden="true">
          <Draw />
        </svg>
      </g>
      <circle cx="50" cy="50" r="44" fill="none" stroke={INK} strokeWidth="11" />
      <circle cx="50" cy="50" r="44" fill="none" stroke="var(--seat)" strokeWidth="6" />
      <SignShape seat={seat} x={82} y={82} size={30} />
    </svg>
  );
});
