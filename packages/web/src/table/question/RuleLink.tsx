import type { AtTable } from '../game/screen.ts';
import styles from './AskBar.module.css';

/** The way from a prompt to the rule behind it. */
export function RuleLink({ at, rule }: { at: AtTable; rule: string }) {
  return (
    <button
      type="button"
      className={styles.rule}
      aria-label={at.m.table.rule({ id: rule })}
      onClick={() => at.openRule(rule)}
    >
      {rule}
    </button>
  );
}
