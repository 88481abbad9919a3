import type { PickpocketAnswer } from '@undercroft/karak2';
import { HeroPortrait } from '../../art/Hero.tsx';
import styles from './Choices.module.css';
import { Deed, Goods } from './Deed.tsx';
import type { AtKarak2 } from './mind.tsx';

interface PocketsProps {
  readonly at: AtKarak2;
  readonly answers: readonly PickpocketAnswer[];
}

/** Whom to rob, by their faces and what they have. */
export function Pockets({ at, answers }: PocketsProps) {
  const { view, seats, say, names } = at;
  return (
    <div className={styles.deeds}>
      {answers.map((answer) => {
        const seat = view.heroes.indexOf(answer.pickpocket);
        return (
          <Deed
            key={seat}
            at={at}
            word="pickpocket"
            icon={<HeroPortrait hero={answer.pickpocket} seat={seats[seat]?.look ?? seat} size={36} />}
            title={say.standing(answer, view, names)}
            detail={<Goods at={at} counts={view.goods.slice(seat * 3, seat * 3 + 3)} />}
            why={null}
            answers={[answer]}
            onClick={() => at.answer(answer)}
          />
        );
      })}
    </div>
  );
}
