import type { ReactNode } from 'react';
import { useLanguage } from '../language/language.tsx';
import styles from './Lobby.module.css';

export function Banner({ children, harm = false }: { children: ReactNode; harm?: boolean }) {
  return (
    <div className={styles.banner} role="status" data-harm={harm || undefined}>
      {children}
    </div>
  );
}

export function LostLine() {
  const { m } = useLanguage();
  return <Banner harm>{m.friends.lost}</Banner>;
}
