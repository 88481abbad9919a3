import { GOODS } from '@undercroft/karak2';
import type { Answer } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { givesOneOf } from '../../table/game/gives.ts';
import styles from './Choices.module.css';
import type { AtKarak2 } from './mind.tsx';
import type { Why } from './whys.ts';

interface DeedProps {
  readonly at: AtKarak2;
  readonly word: string;
  readonly icon: ReactNode;
  readonly title: string;
  /** What it does or costs. */
  readonly detail: ReactNode;
  /** What it costs, also when it cannot be done. */
  readonly cost?: readonly number[];
  /** Why it cannot be done now; null if it can. */
  readonly why: Why | null;
  /** What a click answers, at once or after more. */
  readonly answers?: readonly Answer[];
  readonly onClick: () => void;
}

/** Something to do: says what it will do and cost, or why not. What cannot be done still answers a click. */
export function Deed({ at, word, icon, title, detail, cost, why, answers = [], onClick }: DeedProps) {
  return (
    <button
      type="button"
      className={styles.deed}
      data-can={why === null || undefined}
      {...(why === null && { 'data-word': word, ...givesOneOf(answers.map((answer) => [answer])) })}
      aria-disabled={why !== null}
      onClick={why === null ? onClick : () => at.refuse(...why)}
    >
      <span className={styles.sign}>{icon}</span>
      <span className={styles.says}>
        <strong>{title}</strong>
        {cost !== undefined && <Goods at={at} counts={cost} size={18} />}
        {why === null ? (
          detail !== null && <span className={styles.detail}>{detail}</span>
        ) : (
          <span className={styles.reason}>{why[0]}</span>
        )}
      </span>
    </button>
  );
}

interface GoodsProps {
  readonly at: AtKarak2;
  readonly counts: readonly number[];
  /** What is gained has its sign. */
  readonly plus?: boolean;
  readonly size?: number;
}

/** Resources as small pictures with their number: what something costs or gives. */
export function Goods({ at, counts, plus = false, size = 20 }: GoodsProps) {
  const some = GOODS.flatMap((good, index) => (counts[index] !== 0 ? [{ good, count: counts[index] }] : []));
  return (
    <span
      className={styles.goods}
      role="img"
      aria-label={some.map(({ good, count }) => `${count} ${at.say.name(good)}`).join(', ')}
    >
      {some.map(({ good, count }) => (
        <span key={good}>
          {plus ? '+' : ''}
          {String(count).replace('-', '−')}
          <GoodPicture good={good} size={size} />
        </span>
      ))}
    </span>
  );
}
