import { LEVELS, type Level } from '@undercroft/bots';
import type { Speaker } from '@undercroft/words';
import { LevelFace } from '../../art/LevelFace.tsx';
import styles from '../../controls/Popup.module.css';

/** The computer players one may choose from: a face, a name, and a sentence. */
export const levelOptions = (say: Pick<Speaker, 'table'>, before = '') =>
  LEVELS.map((level): { value: Level; label: React.ReactNode; hint: string } => ({
    value: level,
    label: (
      <span className={styles.faced}>
        <LevelFace level={level} />
        {before}
        {say.table(`level.${level}`)}
      </span>
    ),
    hint: say.table(`level.${level}.about`),
  }));
