import type { ReactNode } from 'react';
import styles from './Spotlight.module.css';

interface SpotlightProps {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** What kind of moment it is, as light: something won, something feared, a cold look. */
  readonly mood: 'gold' | 'dread' | 'cold';
}

/** One thing in the light, over the board: a chest that opens, somebody everybody fears. */
export function Spotlight({ picture, title, text, mood }: SpotlightProps) {
  return (
    <section className={styles.over} data-mood={mood} data-testid="spotlight">
      <span className={styles.light} aria-hidden="true" />
      <div className={styles.picture}>{picture}</div>
      <strong className={styles.title}>{title}</strong>
      <span className={styles.sparks} aria-hidden="true" />
      {text !== undefined && <div className={styles.text}>{text}</div>}
    </section>
  );
}
