import type { ReactNode } from 'react';
import styles from './Curtain.module.css';
import { Arrival } from './Heading.tsx';

interface CurtainProps {
  readonly picture?: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** Instead of a table nobody may look at now. */
export function Curtain({ picture, title, text, children }: CurtainProps) {
  return (
    <main className={styles.page}>
      {picture}
      <Arrival>{title}</Arrival>
      <p>{text}</p>
      {children}
    </main>
  );
}
