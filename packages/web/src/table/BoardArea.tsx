import { memo, type ReactNode } from 'react';
import spoken from '../controls/spoken.module.css';
import { whoseTurn } from './game/sentence.ts';
import { Panes } from './hand/Panes.tsx';
import { usePointing } from './hand/pointing.ts';
import { useSeen, useShown, useTable } from './seen/useSeen.ts';
import { Paced } from './show/Paced.tsx';
import styles from './Table.module.css';

/** The board, and what comes over it; on a phone beside a television one of three panes. */
export const BoardArea = memo(function BoardArea({ hand }: { readonly hand: boolean }) {
  return hand ? (
    <Panes>
      <HandBoard />
    </Panes>
  ) : (
    <BoardFrame />
  );
});

/** What a finger touches here lights up on the television. */
function HandBoard() {
  const { table, asked } = useSeen(({ info, answers }) => ({ table: info.id, asked: answers.length > 0 }));
  return <BoardFrame {...usePointing(table, asked)} />;
}

function BoardFrame(pointing: ReturnType<typeof usePointing>) {
  const { stage, opened, seen } = useShown();
  /** A click on what happens goes on to the end of it; on dice that are held it is a throw, and the stage's own. */
  const skip = () => {
    const { scene, throwDice } = seen.value;
    if (!scene.caughtUp && throwDice === null) stage.skip();
  };
  const { Board, Show } = opened.screen;
  return (
    <main className={styles.board} data-area="board" onClickCapture={skip} {...pointing}>
      {/* A screen reader leaves its own keys to what has keys of its own; log, players and rules are read with them. */}
      <div className={styles.played} role="application" aria-label={opened.say.title}>
        <Rest />
        <Board />
        {Show !== undefined && (
          <AtPace>
            <Show />
          </AtPace>
        )}
      </div>
    </main>
  );
}

/** The focus rests here where it would be nowhere: what can be answered comes next. */
function Rest() {
  const table = useTable();
  const turn = whoseTurn(
    table,
    useSeen((seen) => seen.onStage),
  );
  return (
    // Orca leaves the keys to an application when the focus comes to one that lies in another; to one by itself it does not.
    <div
      className={spoken.spoken}
      data-rests
      tabIndex={-1}
      role="application"
      aria-roledescription={table.say.title}
      aria-label={turn}
    >
      {turn}
    </div>
  );
}

export function AtPace({ children }: { readonly children: ReactNode }) {
  return <Paced pace={useSeen(({ pace }) => pace)}>{children}</Paced>;
}
