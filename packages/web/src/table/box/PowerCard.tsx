import type { PieceProps } from '../game/beside.ts';
import styles from './Workshop.module.css';

/** A power as a card: its name, and what it does in a sentence made of its figures. */
export const PowerCard = ({ name, say }: Pick<PieceProps, 'name' | 'say'>) => (
  <span className={styles.plain} aria-hidden="true">
    <b>{say.called(name)}</b>
    <span>{say.tells(name)}</span>
  </span>
);
