import { useLanguage } from '../language/language.tsx';
import styles from './App.module.css';
import { useAwaited } from './later.ts';

/** Something is on its way. */
export function Waiting() {
  const { m } = useLanguage();
  useAwaited();
  return <p className={styles.waiting}>{m.loading}</p>;
}
