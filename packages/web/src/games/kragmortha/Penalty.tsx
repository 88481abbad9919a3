import { aboutOf, nameOf, penaltyOf } from './names.ts';
import styles from './Penalty.module.css';
import { useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

interface PenaltyTextProps {
  readonly look: string;
  readonly large?: boolean;
}

/** A look in words: its name, and the faces of it that count at this table. */
export function PenaltyText({ look, large = false }: PenaltyTextProps) {
  const at = useTable();
  const words = wordsOf(at.say.language);
  const { dare, screen } = penaltyOf(at, look);
  const both = dare !== null && screen !== null && dare.id !== screen.id;
  return (
    <div className={styles.penalty} data-large={large || undefined}>
      <strong className={styles.name}>{nameOf(at, look)}</strong>
      {dare === null && screen === null && <p>{words.noPenalty}</p>}
      {dare !== null && (
        <p className={styles.dare} data-testid="dare">
          {both && <small>{words.dare}</small>}
          {aboutOf(at, dare.id)}
        </p>
      )}
      {screen !== null && (both || dare === null) && (
        <p className={dare === null ? styles.dare : undefined}>
          {both && <small>{words.handicap}</small>}
          {aboutOf(at, screen.id)}
        </p>
      )}
    </div>
  );
}
