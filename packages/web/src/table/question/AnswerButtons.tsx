import { type AskKind, type AskOf, type GameTypes, wordOf } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../../controls/Button.tsx';
import { gives } from '../game/gives.ts';
import type { AtTable } from '../game/screen.ts';
import styles from './AnswerButtons.module.css';

/** Choices side by side. */
export function ChoiceRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

interface AnswerButtonsProps<T extends GameTypes, K extends AskKind<T>, A extends T['answers'][K]> {
  readonly at: AtTable<T>;
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
  at,
  ask,
  answers,
  look = () => 'ember',
  icon,
  note = () => null,
}: AnswerButtonsProps<T, K, A>) {
  return answers.map((answer) => (
    <Button
      key={JSON.stringify(answer)}
      look={look(answer)}
      data-word={wordOf(answer)}
      {...gives(answer)}
      icon={icon(answer)}
      onClick={() => at.answer(answer)}
    >
      <span className={styles.label}>
        {at.say.answer(answer, ask, at.view, at.names)}
        {note(answer) !== null && <small className={styles.note}>{note(answer)}</small>}
      </span>
    </Button>
  ));
}
