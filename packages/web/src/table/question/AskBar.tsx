import { type ReactNode, useRef } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { Button } from '../../controls/Button.tsx';
import { HintIcon, StepIcon, UndoIcon } from '../../controls/icons.tsx';
import { Explained, useHardWords } from '../about/Explained.tsx';
import { sentenceOf, whoseTurn } from '../game/sentence.ts';
import type { Seen } from '../seen/tableStore.ts';
import { useSeen, useShown, useTable } from '../seen/useSeen.ts';
import styles from './AskBar.module.css';
import { useDigits } from './digits.ts';
import { ReadAloud } from './ReadAloud.tsx';
import { RuleLink } from './RuleLink.tsx';
import { useRoom } from './room.ts';
import { useThrowKey } from './throwKey.ts';

interface AskBarProps {
  /** Asks for leave to take an answer back, where one may. */
  readonly onAskBack: (() => void) | null;
  /** Asks the coach, where there is one and something to choose. */
  readonly onHint: (() => void) | null;
  /** Shows how it ended once more. */
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/** Always says who must do what; while something happens, what it is. */
export function AskBar({ onAskBack, onHint, onEnd, children }: AskBarProps) {
  const { stage, opened } = useShown();
  const { screen } = opened;
  const { m, say, names, seats } = useTable();
  const { mine, asked, seat, sentence, refused, throwDice, caughtUp, mayTakeBack, over } = useSeen(shownIn);
  const rule = asked === null ? undefined : say.rules(asked)[0];
  const find = useHardWords();
  const choices = useRef<HTMLDivElement>(null);
  useDigits(choices);
  useThrowKey(throwDice);
  useRoom(choices, m.table.below, asked);
  const info = seat === null ? undefined : seats[seat];
  return (
    <section className={styles.bar} data-mine={mine || undefined} aria-label={whoseTurn({ m, names }, seat)}>
      <div className={styles.head}>
        {info !== undefined && <screen.Portrait figure={info.figure} look={info.look} size={40} />}
        <div className={styles.words}>
          <div>
            {info !== undefined && (
              <span className={styles.who}>
                <SeatMark seat={info.look} size={16} />
                {mine ? `${names[info.seat]}, ${m.door.yourTurn}` : names[info.seat]}
              </span>
            )}
            <p className={styles.ask} data-testid="ask">
              <Explained text={sentence} find={find} />
              {rule !== undefined && <RuleLink rule={rule} />}
              {asked !== null && <ReadAloud key={sentence} text={sentence} />}
            </p>
          </div>
          <div role="status" className={refused === null ? styles.quiet : styles.refused}>
            {refused !== null && (
              <>
                {refused.text} {refused.rule !== null && <RuleLink rule={refused.rule} />}
              </>
            )}
          </div>
        </div>
        <div className={styles.side}>
          {throwDice !== null && (
            <Button look="ember" data-word="throw" onClick={throwDice}>
              {m.table.throwDice}
            </Button>
          )}
          {!caughtUp && throwDice === null && (
            <Button look="quiet" icon={<StepIcon />} onClick={() => stage.skip()}>
              {m.table.skip}
            </Button>
          )}
          {caughtUp && mayTakeBack && (
            <Button look="quiet" icon={<UndoIcon />} onClick={() => stage.takeBack()} data-word="take-back">
              <span className={styles.label}>{m.table.takeBack}</span>
            </Button>
          )}
          {caughtUp && !mayTakeBack && onAskBack !== null && (
            <Button look="quiet" icon={<UndoIcon />} onClick={onAskBack} data-word="take-back">
              <span className={styles.label}>{m.table.askBack}</span>
            </Button>
          )}
          {onHint !== null && (
            <Button look="quiet" icon={<HintIcon />} onClick={onHint} data-testid="ask-hint">
              <span className={styles.label}>{m.coach.hint}</span>
            </Button>
          )}
          {over && (
            <Button look="ember" onClick={onEnd}>
              {m.end.result}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.choices} ref={choices} data-answers>
        {children}
      </div>
    </section>
  );
}

function shownIn(at: Seen) {
  const { scene, over, refused, throwDice } = at;
  const { update, event, caughtUp } = scene;
  const asked = at.ask !== null && at.answers.length > 0;
  const mine = asked || update.luck !== undefined;
  return {
    mine,
    asked: asked ? at.ask : null,
    /** Whom it is about. */
    seat: event !== null && 'seat' in event ? Number(event.seat) : (update.ask?.seat ?? null),
    sentence: sentenceOf(at, scene, over?.verdict ?? null, mine),
    refused,
    throwDice,
    caughtUp,
    mayTakeBack: update.mayTakeBack,
    over: over !== null,
  };
}
