import { useCursor } from '../ears/cursor.ts';
import styles from './CursorRing.module.css';

/** A ring around the place the keyboard's cursor is on; `outline` is the shape of a place, null where it is none. */
export function CursorRing({ outline }: { readonly outline: (cell: string) => string | null }) {
  const cell = useCursor();
  const d = cell === null ? null : outline(cell);
  return d === null ? null : <path d={d} className={styles.ring} data-testid="cursor" />;
}
