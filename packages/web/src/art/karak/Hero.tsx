import type { Hero } from '@undercroft/karak';
import { memo, useId } from 'react';
import { INK } from '../ink.ts';
import { SignShape, Standee, seatStyle } from '../seat.tsx';
import { HEROES } from './heroes.ts';

export interface HeroProps {
  hero: Hero;
  seat: number;
  /** Lies on the floor until a skull is turned. */
  unconscious?: boolean;
}

/** A hero standing on the board: 100 wide, 130 high, its foot at (50, 120). A group inside a board. */
export const HeroFigure = memo(function HeroFigure({ hero, seat, unconscious = false }: HeroProps) {
  const { draw: Draw } = HEROES[hero];
  return (
    <Standee seat={seat}>
      <g transform={unconscious ? 'translate(100 54) rotate(84) scale(.75)' : undefined}>
        <Draw />
      </g>
    </Standee>
  );
});

/** A hero's face in a round frame of the seat's colour, for lists and the ask bar. */
export function HeroPortrait({ hero, seat, size = 56 }: { hero: Hero; seat: number; size?: number }) {
  const { draw: Draw, face } = HEROES[hero];
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
}
