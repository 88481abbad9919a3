import { HeroFigure } from '../../art/Hero.tsx';
import { TurnRing } from '../../art/karak/Board.tsx';
import { seatLook } from '../../kit/theme/colours.ts';
import { Standing } from '../../table/board/Standing.tsx';
import type { AtKarak2 } from './mind.tsx';
import { placeOf } from './places.ts';

/** The heroes; whoever's turn it is stands in front and in the light. */
export function Figures({ at }: { at: AtKarak2 }) {
  const { view, seats } = at;
  return (
    <Standing seats={seats} active={view.active} useFoot={(seat) => placeOf(view, seat)} scale={0.5}>
      {(seat, look) => (
        <>
          {seat === view.active && <TurnRing colour={seatLook(look).colour} />}
          <HeroFigure hero={view.heroes[seat]} seat={look} unconscious={view.life[seat] === 0} />
        </>
      )}
    </Standing>
  );
}
