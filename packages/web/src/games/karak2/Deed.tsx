import { GOODS, type Karak2, type Karak2Answer } from '@undercroft/karak2';
import { type Answer, type AskOf, wordOf } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import { GoodPicture } from '../../art/karak2/goods.tsx';
import { givesOneOf } from '../../table/game/gives.ts';
import styles from './Choices.module.css';
import { useSeen, useTable } from './seen.ts';
import type { Why } from './whys.ts';

interface DeedProps {
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
export function Deed({ word, icon, title, detail, cost, why, answers = [], onClick }: DeedProps) {
  const { refuse } = useTable();
  return (
    <button
      type="button"
      className={styles.deed}
      data-can={why === null || undefined}
      {...(why === null && { 'data-word': word, ...givesOneOf(answers.map((answer) => [answer])) })}
      aria-disabled={why !== null}
      onClick={why === null ? onClick : () => refuse(...why)}
    >
      <span className={styles.sign}>{icon}</span>
      <span className={styles.says}>
        <strong>{title}</strong>
        {cost !== undefined && <Goods counts={cost} size={18} />}
        {why === null ? (
          detail !== null && <span className={styles.detail}>{detail}</span>
        ) : (
          <span className={styles.reason}>{why[0]}</span>
        )}
      </span>
    </button>
  );
}

interface AnsweredProps<A extends Karak2Answer> {
  /** The question; null for what may be done at any time. */
  readonly ask: AskOf<Karak2> | null;
  readonly answers: readonly A[];
  readonly icon: (answer: A) => ReactNode;
  /** What it does. */
  readonly detail?: (answer: A) => ReactNode;
}

/** Answers as things to do, each in its own words. */
export function Answered<A extends Karak2Answer>({ ask, answers, icon, detail }: AnsweredProps<A>) {
  const { say, names, answer: give } = useTable();
  const view = useSeen((at) => at.view);
  return answers.map((answer) => (
    <Deed
      key={JSON.stringify(answer)}
      word={wordOf(answer)}
      icon={icon(answer)}
      title={ask === null ? say.standing(answer, view, names) : say.answer(answer, ask, view, names)}
      detail={detail?.(answer) ?? null}
      why={null}
      answers={[answer]}
      onClick={() => give(answer)}
    />
  ));
}

/** One of them is chosen, each with much to say. */
export const Choosing = <A extends Karak2Answer>(props: AnsweredProps<A>) => (
  <div className={styles.deeds} data-wide="">
    <Answered {...props} />
  </div>
);

interface GoodsProps {
  readonly counts: readonly number[];
  /** What is gained has its sign. */
  readonly plus?: boolean;
  readonly size?: number;
}

/** Resources as small pictures with their number: what something costs or gives. */
export function Goods({ counts, plus = false, size = 20 }: GoodsProps) {
  const { say } = useTable();
  const some = GOODS.flatMap((good, index) => (counts[index] !== 0 ? [{ good, count: counts[index] }] : []));
  return (
    <span
      className={styles.goods}
      role="img"
      aria-label={some.map(({ good, count }) => `${count} ${say.name(good)}`).join(', ')}
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
