import { useId } from 'react';
import styles from './Operator.module.css';
import { useOperatorWords } from './words/index.ts';

/** A moment when something ends; empty for none. */
export function Until({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const words = useOperatorWords();
  const id = useId();
  return (
    <label className={styles.until} htmlFor={id}>
      {words.until}
      <input id={id} type="datetime-local" value={value} onChange={({ target }) => onChange(target.value)} />
    </label>
  );
}
