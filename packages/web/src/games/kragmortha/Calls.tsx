import { canBeBroken } from '@undercroft/kragmortha';
import { useState } from 'react';
import { GoblinPortrait } from '../../art/kragmortha/Figure.tsx';
import { LookPicture, WitheringEye } from '../../art/kragmortha/signs.tsx';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { useShown } from '../../table/seen/useSeen.ts';
import styles from './Calls.module.css';
import { penaltyOf, seatLookOf } from './names.ts';
import { PenaltyText } from './Penalty.tsx';
import { useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

/** Every penalty in force, and the way to call a broken one: a tap to open it, a tap to call. */
export function Penalties() {
  const at = useTable();
  const { client } = useShown();
  const { viewer, names, say } = at;
  const { view, standing } = useSeen((seen) => ({ view: seen.view, standing: seen.standing }));
  // People with the box before them all look at one screen.
  const aroundOne = viewer === null && client.info.value.told === true;
  const words = wordsOf(say.language);
  const [open, setOpen] = useState(false);
  const count = view.seats.reduce((sum, { looks }) => sum + looks.length, 0);
  /** People keep dares themselves; what the screen, the rules or the computer see to, nobody can break. */
  const callable = (seat: number, look: string) =>
    viewer !== null && seat !== viewer && at.seats[seat]?.kind === 'person' && canBeBroken(at.box, look);
  const any = view.seats.some(({ looks }, seat) => looks.some(({ look }) => callable(seat, look)));
  const mayCall = (goblin: string, look: string) =>
    standing.some((answer) => answer.call === goblin && answer.look === look);
  return (
    <>
      <Button
        onClick={() => setOpen(true)}
        data-word="penalties"
        aria-label={`${words.penalties}: ${words.penaltiesOf({ count })}`}
        icon={
          <svg viewBox="0 0 100 100" aria-hidden="true">
            <WitheringEye />
          </svg>
        }
      >
        <span className={styles.word}>{words.penalties}</span> {count}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.penalties}
        description={count === 0 ? words.nobodyPunished : any ? hint() : undefined}
        wide
      >
        <ul className={styles.list}>
          {view.looks.flatMap((looks, seat) =>
            looks.map((look, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two blank looks differ in nothing else
              <li key={`${seat} ${look} ${index}`} className={styles.row}>
                <GoblinPortrait seat={seatLookOf(at, seat)} size={44} />
                <LookPicture of={penaltyOf(at, look).part} size={44} />
                <div className={styles.text}>
                  <span>{names[seat]}</span>
                  <PenaltyText look={look} />
                </div>
                {aroundOne && canBeBroken(at.box, look) && (
                  <Callers
                    accused={seat}
                    onCall={(caller) => {
                      setOpen(false);
                      void client.answerAs?.(caller, { call: view.goblins[seat], look });
                    }}
                  />
                )}
                {callable(seat, look) && (
                  <Button
                    look="ember"
                    disabled={!mayCall(view.goblins[seat], look)}
                    data-word="call"
                    onClick={() => {
                      setOpen(false);
                      at.answer({ call: view.goblins[seat], look });
                    }}
                  >
                    {words.broke}
                  </Button>
                )}
              </li>
            )),
          )}
        </ul>
      </Dialog>
    </>
  );

  function hint(): string {
    if (view.trial !== null) return words.trialRuns;
    if (viewer !== null && view.called[viewer] === view.turn) return words.calledAlready;
    return words.penaltiesHint;
  }
}

interface CallersProps {
  readonly accused: number;
  readonly onCall: (caller: number) => void;
}

/** Around one screen everybody may call, and says who they are: whoever calls does not judge. (M-59, M-60) */
function Callers({ accused, onCall }: CallersProps) {
  const at = useTable();
  const { called, turn, trial } = useSeen(({ view }) => ({
    called: view.called,
    turn: view.turn,
    trial: view.trial,
  }));
  const words = wordsOf(at.say.language);
  return (
    <span className={styles.callers}>
      {at.names.map(
        (name, caller) =>
          caller !== accused && (
            <Button
              key={name}
              look="ember"
              disabled={trial !== null || called[caller] === turn}
              aria-label={`${name}: ${words.broke}`}
              data-word="call"
              onClick={() => onCall(caller)}
            >
              <GoblinPortrait seat={seatLookOf(at, caller)} size={32} />
            </Button>
          ),
      )}
    </span>
  );
}
