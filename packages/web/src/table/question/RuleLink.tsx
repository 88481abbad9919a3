import { useTable } from '../seen/useSeen.ts';
import styles from './AskBar.module.css';

/** The way from a prompt to the rule behind it. */
export function RuleLink({ rule }: { rule: string }) {
  const { m, openRule } = useTable();
  return (
    <button
      type="button"
      className={styles.rule}
      aria-label={m.table.rule({ id: rule })}
      onClick={() => openRule(rule)}
    >
      {rule}
    </button>
  );
}
