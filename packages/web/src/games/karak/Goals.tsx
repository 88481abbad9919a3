import { DIRECTIONS, type Monster, oddsAgainst, STEPS } from '@undercroft/karak';
import { type KeyboardEvent, useRef } from 'react';
import { ExitGlow, ReachGlow } from '../../art/karak/Board.tsx';
import { Numeral } from '../../art/Numeral.tsx';
import styles from './Board.module.css';
import { type AtKarak, useMind } from './mind.tsx';
import { TILE } from './places.ts';
import type { Goal } from './reach.ts';
import { goalLabel, percent } from './words/index.ts';

const LONG_PRESS = 450;

/** Every place that can be clicked, each with what it costs and what waits there. */
export function GoalMarks({ at }: { at: AtKarak }) {
  const { goals, places, point } = useMind();
  const { dungeon } = at.view;
  return (
    <>
      {goals.map((goal) => (
        <Mark
          key={`${goal.x} ${goal.y}`}
          x={goal.x}
          y={goal.y}
          look={goal.kind}
          from={backFrom(goal)}
          cost={goal.cost}
          label={goalLabel(at, goal)}
          note={goal.kind === 'fight' ? percent(at.say.language, winChance(at, goal)) : null}
          onClick={() => at.answer(goal.path[0], ...goal.path.slice(1))}
          onPoint={(pointing) => point(pointing ? goal : null)}
        />
      ))}
      {places.map(({ tile, answer }) => (
        <Mark
          key={tile}
          x={dungeon.x[tile]}
          y={dungeon.y[tile]}
          look="walk"
          cost={null}
          label={at.ask === null ? '' : at.say.answer(answer, at.ask, at.view, at.names)}
          note={null}
          onClick={() => at.answer(answer)}
          onPoint={() => {}}
        />
      ))}
    </>
  );
}

/** The side of a goal one would enter by. */
function backFrom({ path }: Goal): 0 | 1 | 2 | 3 {
  const last = path.at(-1);
  const side = typeof last === 'object' && 'step' in last ? DIRECTIONS.indexOf(last.step) ^ 2 : 0;
  return side as 0 | 1 | 2 | 3;
}

/** The chance to win at a goal with weapons and skills alone. */
function winChance({ box, view, viewer, ask }: AtKarak, goal: Goal): number {
  if (viewer === null || ask?.kind !== 'step') return 0;
  const first = ask.steps === STEPS && goal.cost === 1;
  return oddsAgainst(box, view, viewer, view.dungeon.token[goal.tile] as Monster, first).plain.win;
}

interface MarkProps {
  readonly x: number;
  readonly y: number;
  readonly look: Goal['kind'];
  /** The side that leads back to the dungeon. */
  readonly from?: 0 | 1 | 2 | 3;
  readonly cost: number | null;
  readonly label: string;
  readonly note: string | null;
  readonly onClick: () => void;
  readonly onPoint: (pointing: boolean) => void;
}

function Mark({ x, y, look, from = 0, cost, label, note, onClick, onPoint }: MarkProps) {
  const steps = cost === null ? {} : { steps: cost };
  // A long press explains and does nothing else.
  const pressed = useRef(0);
  const press = (key: KeyboardEvent) => {
    if (key.key !== 'Enter' && key.key !== ' ') return;
    key.preventDefault();
    onClick();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a place on an SVG board cannot be an HTML button
    <g
      className={styles.goal}
      transform={`translate(${x * TILE} ${y * TILE})`}
      role="button"
      tabIndex={0}
      aria-label={label}
      onClick={(click) => {
        click.stopPropagation();
        if (pressed.current === 0 || click.timeStamp - pressed.current < LONG_PRESS) onClick();
      }}
      onPointerDown={({ pointerType, timeStamp }) => {
        pressed.current = pointerType === 'mouse' ? 0 : timeStamp;
      }}
      onContextMenu={(menu) => menu.preventDefault()}
      onKeyDown={press}
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
    >
      <rect className={styles.hit} x="2" y="2" width="96" height="96" rx="14" />
      {look === 'explore' ? <ExitGlow from={from} {...steps} /> : <ReachGlow {...steps} />}
      {note !== null && (
        <g transform="translate(50 88)">
          <rect x="-27" y="-12" width="54" height="24" rx="8" className={styles.note} />
          <Numeral text={note} x={0} y={-0.5} size={12} fill="#f3ead6" />
        </g>
      )}
    </g>
  );
}
