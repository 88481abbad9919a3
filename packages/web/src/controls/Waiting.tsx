import { useLanguage } from '../kit/language/language.tsx';
import { useAwaited } from '../kit/later.ts';
import styles from './Waiting.module.css';

/** Something is on its way. */
export function Waiting() {
  const { m } = useLanguage();
  useAwaited();
  return <p className={styles.waiting}>{m.loading}</p>;
}
