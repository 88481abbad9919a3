import type { ReactNode } from 'react';
import styles from '../app/App.module.css';
import { go } from '../app/route.ts';
import { Button } from '../controls/Button.tsx';
import { useLanguage } from '../language/language.tsx';

/** There is no way to the table from here: why, and where else to go. */
export function TurnedAway({ why, children }: { why: string; children?: ReactNode }) {
  const { m } = useLanguage();
  return (
    <main className={styles.waiting}>
      <h1>{why}</h1>
      {children}
      <Button onClick={() => go({ at: 'door' })}>{m.home}</Button>
    </main>
  );
}
