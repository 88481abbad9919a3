import { TurnRing } from '../../art/karak/Board.tsx';
import { HeroFigure } from '../../art/karak2/Hero.tsx';
import { seatLook } from '../../theme/colours.ts';
import styles from './Board.module.css';
import type { AtKarak2 } from './mind.tsx';
import { standing } from './places.ts';

/** A hero is drawn 100 wide with its foot at (50, 120). */
const SCALE = 0.5;

/** The heroes; whoever's turn it is stands in front and in the light. */
export function Figures({ at }: { at: AtKarak2 }) {
  const { view, seats } = at;
  const order = view.heroes
    .map((_, seat) => seat)
    .sort((a, b) => Number(a === view.active) - Number(b === view.active));
  return order.map((seat) => {
    const { x, y } = standing(view, seat);
    const look = seats[seat]?.look ?? seat;
    return (
      <g
        key={seat}
        className={styles.hero}
        data-seat={seat}
        style={{ transform: `translate(${x - 50 * SCALE}px, ${y - 120 * SCALE}px) scale(${SCALE})` }}
      >
        {seat === view.active && <TurnRing colour={seatLook(look).colour} />}
        <HeroFigure hero={view.heroes[seat]} seat={look} unconscious={view.life[seat] === 0} />
      </g>
    );
  });
}
