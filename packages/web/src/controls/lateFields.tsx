import { later } from '../kit/later.ts';
import styles from './Field.module.css';
import type { Labelled } from './TextField.tsx';

// Fields behind something that has to be unfolded first.
export const LateSwitch = later(async () => (await import('./fields.tsx')).Switch);
export const LateChoice = later(async () => (await import('./fields.tsx')).Choice<string>);

/** The room of a switch in sight: what stands below it does not move when it comes. */
export const SwitchToCome = ({ label, hint }: Labelled) => (
  <div>
    <span className={styles.row}>
      <span className={styles.field}>
        <span className={styles.label}>{label}</span>
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      <span className={styles.switch} />
    </span>
  </div>
);
