import { type ReactNode, useRef } from 'react';
import { SeatMark } from '../../art/seat.tsx';
import { Button } from '../../controls/Button.tsx';
import { HintIcon, StepIcon, UndoIcon } from '../../controls/icons.tsx';
import type { AtTable, GameScreen } from '../game/screen.ts';
import { sentenceOf } from '../game/sentence.ts';
import type { Scene } from '../stage/scene.ts';
import styles from './AskBar.module.css';
import { useDigits } from './digits.ts';
import { RuleLink } from './RuleLink.tsx';
import { useThrowKey } from './throwKey.ts';

export interface AskBarProps {
  readonly at: AtTable;
  readonly screen: GameScreen;
  readonly scene: Scene;
  readonly refused: { readonly text: string; readonly rule: string | null } | null;
  /** Who won and why, when the game is over. */
  readonly verdict: string | null;
  readonly onTakeBack: () => void;
  /** Asks for leave to take an answer back, where one may. */
  readonly onAskBack: (() => void) | null;
  /** Asks the coach, where there is one and something to choose. */
  readonly onHint: (() => void) | null;
  readonly onSkip: () => void;
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/** Always says who must do what; while something happens, what it is. */
export function AskBar({
  at,
  screen,
  scene,
  refused,
  verdict,
  onTakeBack,
  onAskBack,
  onHint,
  onSkip,
  onEnd,
  children,
}: AskBarProps) {
  const { m, say, names, seats } = at;
  const { ask } = scene.update;
  const mine = at.ask !== null && at.answers.length > 0;
  const choices = useRef<HTMLDivElement>(null);
  useDigits(choices);
  useThrowKey(at.throwDice);
  const seat = scene.event !== null && 'seat' in scene.event ? Number(scene.event.seat) : (ask?.seat ?? null);
  const info = seat === null ? undefined : seats[seat];
  return (
    <section
      className={styles.bar}
      data-mine={mine || undefined}
      aria-label={m.table.turnOf({ name: seat === null ? '' : (names[seat] ?? '') })}
    >
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
            <p className={styles.ask} data-testid="ask" aria-live="polite">
              {sentenceOf(at, scene, verdict, mine)}
              {mine && at.ask !== null && say.rules(at.ask)[0] !== undefined && (
                <RuleLink at={at} rule={say.rules(at.ask)[0]} />
              )}
            </p>
          </div>
          <div role="status" className={refused === null ? styles.quiet : styles.refused}>
            {refused !== null && (
              <>
                {refused.text} {refused.rule !== null && <RuleLink at={at} rule={refused.rule} />}
              </>
            )}
          </div>
        </div>
        <div className={styles.side}>
          {at.throwDice !== null && (
            <Button look="ember" data-word="throw" onClick={at.throwDice}>
              {m.table.throwDice}
            </Button>
          )}
          {!scene.caughtUp && at.throwDice === null && (
            <Button look="quiet" icon={<StepIcon />} onClick={onSkip}>
              {m.table.skip}
            </Button>
          )}
          {scene.caughtUp && scene.update.mayTakeBack && (
            <Button look="quiet" icon={<UndoIcon />} onClick={onTakeBack} data-word="take-back">
              <span className={styles.label}>{m.table.takeBack}</span>
            </Button>
          )}
          {scene.caughtUp && !scene.update.mayTakeBack && onAskBack !== null && (
            <Button look="quiet" icon={<UndoIcon />} onClick={onAskBack} data-word="take-back">
              <span className={styles.label}>{m.table.askBack}</span>
            </Button>
          )}
          {onHint !== null && (
            <Button look="quiet" icon={<HintIcon />} onClick={onHint} data-testid="ask-hint">
              {m.coach.hint}
            </Button>
          )}
          {verdict !== null && (
            <Button look="ember" onClick={onEnd}>
              {m.end.result}
            </Button>
          )}
        </div>
      </div>
      <div className={styles.choices} ref={choices}>
        {children}
      </div>
    </section>
  );
}
