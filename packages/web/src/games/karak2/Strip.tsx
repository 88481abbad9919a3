import { fameOf, GOODS, HEARTS, pointsOf } from '@undercroft/karak2';
import type { Seat } from '@undercroft/kernel';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { PiecePicture } from '../../art/karak2/items.tsx';
import { FameSign } from '../../art/karak2/signs.tsx';
import { plural } from '../../language/plural.ts';
import styles from './Belongings.module.css';
import type { AtKarak2 } from './mind.tsx';
import { wordsOf } from './words/index.ts';

interface Props {
  readonly at: AtKarak2;
  readonly seat: Seat;
}

/** Hearts, fame, resources and points in two lines. */
export function Strip({ at, seat }: Props) {
  const { view, say } = at;
  const words = wordsOf(say.language);
  const points = pointsOf(view, seat);
  return (
    <span className={styles.strip}>
      <Hearts at={at} seat={seat} />
      <strong
        className={styles.points}
        data-points={seat}
        role="img"
        aria-label={plural(say.language, points, words.points)}
      >
        <PiecePicture piece="large-stone" size={20} />
        {new Intl.NumberFormat(say.language).format(points)}
      </strong>
      <span className={styles.count} role="img" aria-label={`${words.fame}: ${fameOf(view, seat)}`}>
        <FameSign size={19} />
        {fameOf(view, seat)}
      </span>
      {GOODS.map((good, index) => (
        <span
          key={good}
          className={styles.count}
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

function Hearts({ at, seat }: Props) {
  const life = at.view.life[seat];
  return (
    <span className={styles.hearts} role="img" aria-label={wordsOf(at.say.language).heartsOf(life, HEARTS)}>
      {Array.from({ length: HEARTS }, (_, point) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a heart is its place in the row; turning it shows
        <span key={`${point} ${point < life}`} className={styles.heart}>
          <HitPoint lost={point >= life} size={16} />
        </span>
      ))}
    </span>
  );
}
