import type { Answer } from '@undercroft/kernel';
import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { CheckIcon, TurnIcon } from '../controls/icons.tsx';
import { ChoiceRow } from './AnswerButtons.tsx';
import styles from './GrowingBoard.module.css';
import { gives } from './gives.ts';

interface TurningTileProps {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** Whoever looks may turn it. */
  readonly mine: boolean;
  readonly onTurn: (by: 1 | -1) => void;
  readonly children: ReactNode;
}

/** A new tile in its place, until it is laid: it turns by click, key and wheel. */
export function TurningTile({ x, y, label, mine, onTurn, children }: TurningTileProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place on an SVG board cannot be an HTML button
    <g
      className={styles.turning}
      data-turns={mine || undefined}
      transform={`translate(${x} ${y})`}
      role="button"
      tabIndex={mine ? 0 : -1}
      aria-label={label}
      onClick={(click) => {
        click.stopPropagation();
        onTurn(1);
      }}
      onKeyDown={(key) => {
        if (key.key !== ' ' && key.key !== 'Enter') return;
        key.preventDefault();
        onTurn(1);
      }}
      onWheel={(wheel) => onTurn(wheel.deltaY > 0 ? 1 : -1)}
    >
      {children}
    </g>
  );
}

interface TurnOrLayProps {
  readonly words: { readonly turn: string; readonly lay: string };
  /** There is more than one way to lay it. */
  readonly turns: boolean;
  readonly onTurn: () => void;
  /** What is answered by laying it as it lies. */
  readonly answer: Answer;
  readonly onLay: () => void;
}

/** The same by buttons. */
export function TurnOrLay({ words, turns, answer, onTurn, onLay }: TurnOrLayProps) {
  return (
    <ChoiceRow>
      {turns && (
        <Button icon={<TurnIcon />} onClick={onTurn} data-word="turn">
          {words.turn}
        </Button>
      )}
      <Button look="ember" icon={<CheckIcon />} onClick={onLay} data-word="lay" {...gives(answer)}>
        {words.lay}
      </Button>
    </ChoiceRow>
  );
}
