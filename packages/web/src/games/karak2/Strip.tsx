import { fameOf, GOODS, HEARTS, pointsOf } from '@undercroft/karak2';
import type { Seat } from '@undercroft/kernel';
import { Hearts } from '../../art/karak/Hearts.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { FameSign } from '../../art/karak2/signs.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import styles from './Belongings.module.css';
import type { AtKarak2 } from './mind.tsx';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly at: AtKarak2;
  readonly seat: Seat;
}

/** Hearts, fame, resources and points in a line or two. */
export function Strip({ at, seat }: Props) {
  const { view, say } = at;
  const words = wordsOf(say.language);
  const points = pointsOf(view, seat);
  const life = view.life[seat];
  return (
    <span className={styles.strip}>
      <Hearts left={life} of={HEARTS} label={words.heartsOf({ now: life, all: HEARTS })} size={16} />
      <strong
        className={styles.points}
        data-points={seat}
        data-counts="points"
        role="img"
        aria-label={words.points({ count: points })}
      >
        <PiecePicture piece="large-stone" size={20} />
        {numbersIn(say.language).format(points)}
      </strong>
      <span
        className={styles.count}
        role="img"
        aria-label={`${words.fame}: ${fameOf(view, seat)}`}
        data-counts="fame"
      >
        <FameSign size={19} />
        {fameOf(view, seat)}
      </span>
      {GOODS.map((good, index) => (
        <span
          key={good}
          className={styles.count}
          data-counts={good}
          role="img"
          aria-label={`${say.name(good)}: ${view.goods[seat * 3 + index]}`}
        >
          <GoodPicture good={good} size={19} />
          {view.goods[seat * 3 + index]}
        </span>
      ))}
      {view.plague === seat && <PiecePicture piece="plague" size={20} />}
    </span>
  );
}
