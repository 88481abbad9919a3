import { fameOf, GOODS, HEARTS, pointsOf } from '@undercroft/karak2';
import type { Seat } from '@undercroft/kernel';
import { Hearts } from '../../art/karak/Hearts.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { FameSign } from '../../art/karak2/signs.tsx';
import { numbersIn } from '../../kit/language/made.ts';
import styles from './Belongings.module.css';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** Hearts, fame, resources and points in a line or two. */
export function Strip({ seat }: { readonly seat: Seat }) {
  const { box, say } = useTable();
  const { points, life, fame, plague } = useSeen(({ view }) => ({
    points: pointsOf(view, seat),
    life: view.life[seat],
    fame: fameOf(box.set, view, seat),
    plague: view.plague === seat,
  }));
  const goods = useSeen(({ view }) => view.goods.slice(seat * 3, seat * 3 + 3));
  const words = wordsOf(say.language);
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
      <span className={styles.count} role="img" aria-label={`${words.fame}: ${fame}`} data-counts="fame">
        <FameSign size={19} />
        {fame}
      </span>
      {GOODS.map((good, index) => (
        <span
          key={good}
          className={styles.count}
          data-counts={good}
          role="img"
          aria-label={`${say.name(good)}: ${goods[index]}`}
        >
          <GoodPicture good={good} size={19} />
          {goods[index]}
        </span>
      ))}
      {plague && <PiecePicture piece="plague" size={20} />}
    </span>
  );
}
