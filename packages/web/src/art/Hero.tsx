import { memo } from 'react';
import { type AnyHero, heroLook } from './heroes.ts';
import { Portrait } from './Portrait.tsx';
import { STANDEE_BOX, Standee } from './seat.tsx';

export interface HeroProps {
  readonly hero: AnyHero;
  readonly seat: number;
  /** Lies on the floor until a skull is turned. */
  readonly unconscious?: boolean;
  /** On a stage, where it takes poses. */
  readonly live?: boolean;
}

/** A hero standing on the board: 100 wide, 130 high, its foot at (50, 120). */
export const HeroFigure = memo(function HeroFigure({ hero, seat, unconscious = false, live }: HeroProps) {
  return (
    <Standee
      seat={seat}
      of={heroLook(hero).drawing}
      at={unconscious ? 'translate(100 54) rotate(84) scale(.75)' : undefined}
      shows={unconscious ? `${hero} lies` : hero}
      live={live}
    />
  );
});

/** A hero's face in a round frame of the seat's colour, for lists and the ask bar. */
export const HeroPortrait = ({ hero, seat, size = 56 }: { hero: AnyHero; seat: number; size?: number }) => (
  <Portrait look={heroLook(hero)} seat={seat} size={size} />
);

interface FigureProps {
  readonly figure: string;
  readonly look: number;
}

/** What a game of heroes shows of those who play it. */
export const heroParts = {
  Figure: ({ figure, look }: FigureProps) => (
    <svg viewBox={STANDEE_BOX} aria-hidden="true">
      <HeroFigure hero={figure as AnyHero} seat={look} />
    </svg>
  ),
  Portrait: ({ figure, look, size }: FigureProps & { readonly size?: number }) => (
    <HeroPortrait hero={figure as AnyHero} seat={look} {...(size !== undefined && { size })} />
  ),
};
