import type { OnTable } from '../game/beside.ts';
import styles from './Pieces.module.css';

/** What people need before them, and how many of it there are. */
export const Pieces = ({ all }: { readonly all: readonly (OnTable & { readonly count: number })[] }) => (
  <ul className={styles.pieces}>
    {all.map(({ label, count, picture }) => (
      <li key={label}>
        {picture}
        <span>
          {count} × {label}
        </span>
      </li>
    ))}
  </ul>
);
