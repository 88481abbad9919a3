import type { Curse, Foe as GoblinFoe } from '@undercroft/goblin';
import type { ReactNode } from 'react';
import { FoePicture } from '../../art/goblin/Foe.tsx';
import { EffectSign } from '../../art/goblin/signs.tsx';
import { CurseSign, RewardSign } from '../../art/goblin/Things.tsx';
import { HitPoint } from '../../art/karak/Pieces.tsx';
import type { Spoken } from './cards.ts';
import styles from './Foe.module.css';

interface FoeFaceProps extends Spoken {
  readonly foe: GoblinFoe;
  /** How likely it is beaten and what that costs, where it is known. */
  readonly odds?: ReactNode;
  readonly lifted?: Curse | null;
  /** Without its name, where that is written beside it. */
  readonly nameless?: boolean;
  /** On the stage, where it takes poses. */
  readonly live?: boolean;
}

/** A foe's face: who it is, its attack, the hits it takes, what it forbids and what it guards. Decoration. */
export function FoeFace({
  say,
  foe,
  odds = null,
  lifted = null,
  nameless = false,
  live = false,
}: FoeFaceProps) {
  return (
    <span className={styles.face} data-kind={foe.kind} aria-hidden="true">
      {!nameless && <span className={styles.name}>{say.called(foe.name)}</span>}
      <span className={styles.picture}>
        <FoePicture name={foe.name} live={live} />
        <span className={styles.curses}>
          {foe.curses
            .filter((curse) => curse !== lifted)
            .map((curse) => (
              <span key={curse} data-about={`curse ${curse}`}>
                <CurseSign curse={curse} size={30} />
              </span>
            ))}
        </span>
        <span className={styles.rewards}>
          {foe.rewards.map((reward) => (
            <span key={reward} data-about={`reward ${reward}`}>
              <RewardSign reward={reward} size={20} />
            </span>
          ))}
        </span>
        {odds !== null && <span className={styles.odds}>{odds}</span>}
      </span>
      <span className={styles.stats}>
        <span className={styles.stat}>
          <EffectSign effect="attack" size={18} />
          <b data-counts="attack">{foe.attack}</b>
        </span>
        <span className={styles.stat}>
          <HitPoint size={16} />
          <b data-counts="hits">{foe.hits}</b>
        </span>
      </span>
    </span>
  );
}
