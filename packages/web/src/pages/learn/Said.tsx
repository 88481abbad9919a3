import type { ReactNode } from 'react';
import styles from './Learn.module.css';

interface SaidProps {
  /** Where in the lesson this is, which leads to its other chapters. */
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  /** Something is being shown: the eyes belong there. */
  readonly quiet: boolean;
}

/** What the table says to a learner: beside the question, one thing at a time. */
export function Said({ title, children, actions, quiet }: SaidProps) {
  return (
    <section className={styles.said} data-quiet={quiet || undefined} data-testid="said">
      <h2 className={styles.chapter}>{title}</h2>
      <p role="status" className={styles.text}>
        {children}
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </section>
  );
}
