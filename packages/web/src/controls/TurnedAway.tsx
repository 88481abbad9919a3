import type { ReactNode } from 'react';
import { useLanguage } from '../kit/language/language.tsx';
import { go } from '../kit/route.ts';
import { Button } from './Button.tsx';
import { Heading } from './Heading.tsx';
import styles from './Waiting.module.css';

/** There is no way to the table from here: why, and where else to go. */
export function TurnedAway({ why, children }: { why: string; children?: ReactNode }) {
  const { m } = useLanguage();
  return (
    <main className={styles.waiting}>
      <Heading>{why}</Heading>
      {children}
      <Button onClick={() => go({ at: 'door' })}>{m.home}</Button>
    </main>
  );
}
