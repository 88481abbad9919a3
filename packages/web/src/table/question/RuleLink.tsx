import { BookIcon } from '../../controls/icons.tsx';
import { settings } from '../../kit/settings.ts';
import { usePart } from '../../kit/store.ts';
import { useTable } from '../seen/useSeen.ts';
import styles from './AskBar.module.css';

/** The way from a prompt to the rule behind it: a book, or its number for whoever wants numbers. */
export function RuleLink({ rule }: { rule: string }) {
  const { m, openRule } = useTable();
  const numbered = usePart(settings, 'ruleNumbers');
  return (
    <button
      type="button"
      className={numbered ? styles.rule : styles.read}
      aria-label={m.table.rule({ id: rule })}
      onClick={() => openRule(rule)}
    >
      {numbered ? rule : <BookIcon />}
    </button>
  );
}
