import type { Answer } from '@undercroft/kernel';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../controls/Button.tsx';
import { CheckIcon, TurnIcon } from '../../controls/icons.tsx';
import spoken from '../../controls/spoken.module.css';
import { gives } from '../game/gives.ts';
import { ChoiceRow } from '../question/AnswerButtons.tsx';
import styles from './GrowingBoard.module.css';

interface TurningTileProps {
  readonly x: number;
  readonly y: number;
  readonly label: string;
  /** Its middle, and how far below it the handles are. */
  readonly middle: readonly [x: number, y: number];
  readonly below: number;
  /** Whoever looks may turn it. */
  readonly mine: boolean;
  readonly onTurn: (by: 1 | -1) => void;
  readonly onLay: () => void;
  readonly children: ReactNode;
}

/** A new tile in its place, until it is laid: it turns by click, key and wheel, and is laid by the handle below it. */
export function TurningTile(props: TurningTileProps) {
  const { x, y, label, middle, below, mine, onTurn, onLay, children } = props;
  const [across, down] = middle;
  return (
    <>
      <Turning x={x} y={y} label={label} mine={mine} onTurn={onTurn}>
        {children}
      </Turning>
      {mine && (
        <g transform={`translate(${x + across} ${y + down + below})`}>
          {/* Keys turn and lay it, too, and so do the buttons of the question: these are for hands. */}
          <Handle at={-42} onPress={() => onTurn(-1)}>
            <path d="M-7-6A9 9 0 1 1-8 5M-8-13V-5H0" />
          </Handle>
          <Handle at={42} onPress={() => onTurn(1)}>
            <path d="M7-6A9 9 0 1 0 8 5M8-13V-5H0" />
          </Handle>
          <Handle at={0} main onPress={onLay}>
            <path d="M-9 1l6 7L10-8" />
          </Handle>
        </g>
      )}
    </>
  );
}

interface HandleProps {
  readonly at: number;
  readonly main?: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Handle({ at, main = false, onPress, children }: HandleProps) {
  return (
    <g
      className={styles.handle}
      data-main={main ? '' : undefined}
      transform={`translate(${at} 0)`}
      aria-hidden
      onClick={(click) => {
        click.stopPropagation();
        onPress();
      }}
    >
      <circle r="23" className={styles.grip} />
      <circle r="18" />
      {children}
    </g>
  );
}

type TurningProps = Pick<TurningTileProps, 'x' | 'y' | 'label' | 'mine' | 'onTurn' | 'children'>;

/** What rolls on without a pause this long is one push: a trackpad goes on telling of a flick for a second. */
const PUSH_MS = 120;

function Turning({ x, y, label, mine, onTurn, children }: TurningProps) {
  const rolledAt = useRef(Number.NEGATIVE_INFINITY);
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
      onWheel={({ deltaY, timeStamp, ctrlKey }) => {
        // Two fingers on a trackpad: they mean the board.
        if (ctrlKey) return;
        const pushed = timeStamp - rolledAt.current > PUSH_MS;
        rolledAt.current = timeStamp;
        if (pushed && deltaY !== 0) onTurn(deltaY > 0 ? 1 : -1);
      }}
    >
      {children}
    </g>
  );
}

interface TurnOrLayProps {
  readonly words: { readonly turn: string; readonly lay: string };
  /** How it lies now: said anew whenever it is turned. */
  readonly lies: string;
  /** There is more than one way to lay it. */
  readonly turns: boolean;
  readonly onTurn: () => void;
  /** What is answered by laying it as it lies. */
  readonly answer: Answer;
  readonly onLay: () => void;
}

/** The same by buttons. */
export function TurnOrLay({ words, lies, turns, answer, onTurn, onLay }: TurnOrLayProps) {
  return (
    <ChoiceRow>
      <span className={spoken.spoken} role="status" data-testid="lies">
        {lies}
      </span>
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
