import type { ReactNode } from 'react';
import { Explained, useHardWords } from '../../table/about/Explained.tsx';
import { useSeen, useTable } from '../../table/seen/useSeen.ts';
import styles from './Learn.module.css';

interface SaidProps {
  /** Where in the lesson this is, which leads to its other chapters. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Something is being shown: the eyes belong there. */
  readonly quiet: boolean;
  /** Which step of a chapter it is, counted from 0. */
  readonly step?: number;
}

/** What the table says to a learner: beside the question, one thing at a time. */
export function Said({ title, children, actions, quiet, step }: SaidProps) {
  const { m } = useTable();
  const find = useHardWords();
  const throws = useSeen(({ throwDice }) => throwDice !== null);
  const says = throws ? m.learn.throwDice : children;
  return (
    <section
      className={styles.said}
      data-quiet={(quiet && !throws) || undefined}
      data-testid="said"
      data-step={step}
    >
      <h2 className={styles.chapter}>{title}</h2>
      <p role="status" className={styles.text}>
        {typeof says === 'string' ? <Explained text={says} find={find} /> : says}
      </p>
      {actions && (
        <div className={styles.actions} data-answers>
          {actions}
        </div>
      )}
    </section>
  );
}
