import { HeroFigure } from '../../art/Hero.tsx';
import { TurnRing } from '../../art/karak/Board.tsx';
import { CurseMark } from '../../art/karak/Pieces.tsx';
import { seatLook } from '../../kit/theme/colours.ts';
import { Standing } from '../../table/board/Standing.tsx';
import type { AtKarak } from './mind.tsx';
import { placeOf } from './places.ts';

/** The heroes; whoever's turn it is stands in front and in the light. */
export function Figures({ at }: { at: AtKarak }) {
  const { view, seats } = at;
  return (
    <Standing seats={seats} active={view.seat} at={(seat) => placeOf(view, seat)} scale={0.54}>
      {(seat, look) => {
        const { hero, hearts } = view.heroes[seat];
        return (
          <>
            {seat === view.seat && <TurnRing colour={seatLook(look).colour} />}
            <HeroFigure hero={hero} seat={look} unconscious={hearts === 0} />
            {view.cursed === seat && (
              <g transform="translate(56 -16) scale(.44)">
                <CurseMark />
              </g>
            )}
          </>
        );
      }}
    </Standing>
  );
}
