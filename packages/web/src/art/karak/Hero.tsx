import type { Hero } from '@undercroft/karak';
import { memo } from 'react';
import { Portrait } from '../Portrait.tsx';
import { Standee } from '../seat.tsx';
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
      <g
        data-shows={unconscious ? `${hero} lies` : hero}
        transform={unconscious ? 'translate(100 54) rotate(84) scale(.75)' : undefined}
      >
        <Draw />
      </g>
    </Standee>
  );
});

/** A hero's face in a round frame of the seat's colour, for lists and the ask bar. */
export const HeroPortrait = ({ hero, seat, size = 56 }: { hero: Hero; seat: number; size?: number }) => (
  <Portrait look={HEROES[hero]} seat={seat} size={size} />
);
