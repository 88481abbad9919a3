import { type AskKind, type AskOf, type GameTypes, wordOf } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../controls/Button.tsx';
import { gives } from '../game/gives.ts';
import { seenAt } from '../seen/useSeen.ts';
import styles from './AnswerButtons.module.css';

/** Choices side by side. */
export function ChoiceRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

interface AnswerButtonsProps<T extends GameTypes, K extends AskKind<T>, A extends T['answers'][K]> {
  readonly ask: AskOf<T, K>;
  readonly answers: readonly A[];
  /** Whoever passes, stops or leaves does not do so by mistake: such an answer never has the primary colour. */
  readonly look?: (answer: A) => ButtonLook;
  readonly icon: (answer: A) => ReactNode;
  /** What will come of it, in a few words. */
  readonly note?: (answer: A) => string | null;
}

/** A button an answer, with its picture and what it says. */
export function AnswerButtons<T extends GameTypes, K extends AskKind<T>, A extends T['answers'][K]>({
  ask,
  answers,
  look = () => 'ember',
  icon,
  note = () => null,
}: AnswerButtonsProps<T, K, A>) {
  const { useTable, useSeen } = seenAt<T>();
  const { say, names, answer: give } = useTable();
  const view = useSeen((at) => at.view);
  return answers.map((answer) => (
    <Button
      key={JSON.stringify(answer)}
      look={look(answer)}
      data-word={wordOf(answer)}
      {...gives(answer)}
      icon={icon(answer)}
      onClick={() => give(answer)}
    >
      <span className={styles.label}>
        {say.answer(answer, ask, view, names)}
        {note(answer) !== null && <small className={styles.note}>{note(answer)}</small>}
      </span>
    </Button>
  ));
}
