import { TurnRing } from '../../art/karak/Board.tsx';
import { HeroFigure } from '../../art/karak/Hero.tsx';
import { CurseMark } from '../../art/karak/Pieces.tsx';
import { seatLook } from '../../theme/colours.ts';
import styles from './Board.module.css';
import type { AtKarak } from './mind.tsx';
import { standing } from './places.ts';

/** A hero is drawn 100 wide with its foot at (50, 120). */
const SCALE = 0.54;

/** The heroes; whoever's turn it is stands in front and in the light. */
export function Figures({ at }: { at: AtKarak }) {
  const { view, seats } = at;
  const order = view.heroes
    .map((_, seat) => seat)
    .sort((a, b) => Number(a === view.seat) - Number(b === view.seat));
  return order.map((seat) => {
    const { x, y } = standing(view, seat);
    const hero = view.heroes[seat];
    const look = seats[seat]?.look ?? seat;
    return (
      <g
        key={seat}
        className={styles.hero}
        data-seat={seat}
        style={{ transform: `translate(${x - 50 * SCALE}px, ${y - 120 * SCALE}px) scale(${SCALE})` }}
      >
        {seat === view.seat && <TurnRing colour={seatLook(look).colour} />}
        <HeroFigure hero={hero.hero} seat={look} unconscious={hero.hearts === 0} />
        {view.cursed === seat && (
          <g transform="translate(56 -16) scale(.44)">
            <CurseMark />
          </g>
        )}
      </g>
    );
  });
}
