import type { Hero } from '@undercroft/karak2';
import { memo } from 'react';
import { Horan } from '../karak/heroes/horan.tsx';
import { Taia } from '../karak/heroes/taia.tsx';
import { Xanros } from '../karak/heroes/xanros.tsx';
import { type Look, Portrait } from '../Portrait.tsx';
import { Standee } from '../seat.tsx';
import { Darius } from './heroes/darius.tsx';
import { Elspeth } from './heroes/elspeth.tsx';
import { Lorraine } from './heroes/lorraine.tsx';

const HEROES: Readonly<Record<Hero, Look>> = {
  horan: { draw: Horan, face: '17 12 66 66' },
  taia: { draw: Taia, face: '15 3 70 70' },
  lorraine: { draw: Lorraine, face: '16 0 70 70' },
  xanros: { draw: Xanros, face: '10 2 80 80' },
  elspeth: { draw: Elspeth, face: '16 3 70 70' },
  darius: { draw: Darius, face: '14 8 74 74' },
};

/** A hero on the land: 100 wide, 130 high, its foot at (50, 120). */
export const HeroFigure = memo(function HeroFigure({
  hero,
  seat,
  unconscious = false,
}: {
  hero: Hero;
  seat: number;
  unconscious?: boolean;
}) {
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

export const HeroPortrait = ({ hero, seat, size = 56 }: { hero: Hero; seat: number; size?: number }) => (
  <Portrait look={HEROES[hero]} seat={seat} size={size} />
);
