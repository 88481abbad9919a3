import type { Seat } from '@undercroft/kernel';
import { HeroFigure } from '../../art/Hero.tsx';
import { TurnRing } from '../../art/karak/Board.tsx';
import { seatLook } from '../../kit/theme/colours.ts';
import { StandingFigures } from '../../table/board/StandingFigures.tsx';
import { placeOf } from './places.ts';
import { useSeen, useTable } from './seen.ts';

/** The heroes; whoever's turn it is stands in front and in the light. */
export function Figures() {
  const { seats } = useTable();
  const active = useSeen(({ view }) => view.active);
  return (
    <StandingFigures seats={seats} active={active} useFoot={useFoot} scale={0.5}>
      {(seat, look) => <Figure seat={seat} look={look} />}
    </StandingFigures>
  );
}

const useFoot = (seat: Seat) => useSeen(({ view }) => placeOf(view, seat));

function Figure({ seat, look }: { readonly seat: Seat; readonly look: number }) {
  const { hero, lies, active } = useSeen(({ view }) => ({
    hero: view.heroes[seat],
    lies: view.life[seat] === 0,
    active: view.active === seat,
  }));
  return (
    <>
      {active && <TurnRing colour={seatLook(look).colour} />}
      <HeroFigure hero={hero} seat={look} unconscious={lies} />
    </>
  );
}
