import { type Army, printed } from '@undercroft/karak2';
import { ArmyPicture, GeneralToken } from '../../art/karak2/ArmyToken.tsx';
import styles from './Fight.module.css';
import type { AtKarak2 } from './mind.tsx';
import { wordsOf } from './words/index.ts';

interface FoesProps {
  readonly at: AtKarak2;
  readonly armies: readonly (Army | 'general')[];
  /** The strength to reach. */
  readonly foe: number;
}

/** Who is fought, and the strength to reach. */
export function Foes({ at, armies, foe }: FoesProps) {
  const { strength } = printed(at.box);
  return (
    <span
      className={styles.foes}
      role="img"
      aria-label={`${armies.map((army) => at.say.name(army)).join(', ')}: ${wordsOf(at.say.language).strength} ${foe}`}
    >
      {armies.map((army, index) =>
        army === 'general' ? (
          <svg key={army} viewBox="-6 -22 112 132" width="62" aria-hidden="true">
            <GeneralToken strength={foe} praetorians={at.view.praetorians} />
          </svg>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: two equal armies differ in nothing else
          <ArmyPicture key={index} army={army} strength={strength[army]} size={armies.length > 1 ? 52 : 62} />
        ),
      )}
    </span>
  );
}
