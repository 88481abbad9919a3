import { useLanguage } from '../language/language.tsx';
import styles from './App.module.css';

/** Something is on its way. */
export function Waiting() {
  const { m } = useLanguage();
  return <p className={styles.waiting}>{m.loading}</p>;
}
