import { wordOf } from '@undercroft/kernel';
import { Button } from '../../controls/Button.tsx';
import type { GameScreen } from '../../table/game/screen.ts';
import { AnswerButtons, ChoiceRow } from '../../table/question/AnswerButtons.tsx';
import { useSeen, useTable } from '../../table/seen/useSeen.ts';
import styles from './Plain.module.css';

/** Long enough to read a line of the log. */
const BEAT = 900;

/** A game that nobody has drawn yet: its view part by part, its answers as buttons. */
export const screen: GameScreen = {
  secretHands: true,
  beat: () => BEAT,
  opening: () => null,
  goesOn: () => false,
  news: () => true,
  sound: () => null,
  flight: () => null,
  Strip: () => null,
  Belongings: () => null,
  Portrait: ({ figure, size }) => (
    <svg viewBox="0 0 10 10" width={size} height={size} aria-hidden="true">
      <text x="5" y="7.6" textAnchor="middle" fontSize="8" fill="currentColor">
        {figure.slice(0, 1).toUpperCase()}
      </text>
    </svg>
  ),
  Mind: ({ children }) => children,
  Board,
  Choices,
  score: () => [],
};

function Board() {
  const view = useSeen((at) => at.view);
  return (
    <dl className={styles.board} data-region="table">
      {Object.entries(view)
        .filter(([part]) => part !== 'asks')
        .map(([part, lies]) => (
          <div key={part} data-shows={part}>
            <dt>{part}</dt>
            <dd>{JSON.stringify(lies)}</dd>
          </div>
        ))}
    </dl>
  );
}

function Choices() {
  const { say, names, answer: give } = useTable();
  const { ask, answers, standing, view } = useSeen((at) => ({
    ask: at.ask,
    answers: at.answers,
    standing: at.standing,
    view: at.view,
  }));
  return (
    <ChoiceRow>
      {ask !== null && <AnswerButtons ask={ask} answers={answers} icon={() => null} />}
      {standing.map((answer) => (
        <Button
          key={JSON.stringify(answer)}
          look="quiet"
          data-word={wordOf(answer)}
          onClick={() => give(answer)}
        >
          {say.standing(answer, view, names)}
        </Button>
      ))}
    </ChoiceRow>
  );
}
