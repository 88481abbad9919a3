import { DIRECTIONS, type KarakAnswer, type Monster, oddsAgainst, STEPS } from '@undercroft/karak';
import { ExitGlow, ReachGlow } from '../../art/karak/Board.tsx';
import { percent } from '../../language/percent.ts';
import styles from '../../table/GrowingBoard.module.css';
import { Mark, Note } from '../../table/Mark.tsx';
import { type AtKarak, useMind } from './mind.tsx';
import { TILE } from './places.ts';
import type { Goal } from './reach.ts';
import { goalLabel } from './words/index.ts';

/** Every place that can be clicked, each with what it costs and what waits there. */
export function GoalMarks({ at }: { at: AtKarak }) {
  const { goals, places, point } = useMind();
  const { dungeon } = at.view;
  if (at.kind === null) return null;
  return (
    <>
      {goals.map((goal) => (
        <GoalMark
          key={`${goal.x} ${goal.y}`}
          x={goal.x}
          y={goal.y}
          look={goal.kind}
          from={backFrom(goal)}
          cost={goal.cost}
          label={goalLabel(at, goal)}
          path={goal.path}
          note={goal.kind === 'fight' ? percent(at.say.language, winChance(at, goal)) : null}
          onClick={() => at.answer(goal.path[0], ...goal.path.slice(1))}
          onPoint={(pointing) => point(pointing ? goal : null)}
        />
      ))}
      {places.map(({ tile, answer }) => (
        <GoalMark
          key={tile}
          x={dungeon.x[tile]}
          y={dungeon.y[tile]}
          look="walk"
          cost={null}
          label={at.say.answer(answer, at.ask, at.view, at.names)}
          path={[answer]}
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
  const last = path[path.length - 1];
  const side = 'step' in last ? DIRECTIONS.indexOf(last.step) ^ 2 : 0;
  return side as 0 | 1 | 2 | 3;
}

/** The chance to win at a goal with weapons and skills alone. */
function winChance({ box, view, viewer, ask }: AtKarak, goal: Goal): number {
  if (viewer === null || ask?.kind !== 'step') return 0;
  const first = ask.steps === STEPS && goal.cost === 1;
  return oddsAgainst(box, view, viewer, view.dungeon.token[goal.tile] as Monster, first).plain.win;
}

interface GoalMarkProps {
  readonly x: number;
  readonly y: number;
  readonly look: Goal['kind'];
  /** The side that leads back to the dungeon. */
  readonly from?: 0 | 1 | 2 | 3;
  readonly cost: number | null;
  readonly label: string;
  readonly path: readonly KarakAnswer[];
  readonly note: string | null;
  readonly onClick: () => void;
  readonly onPoint: (pointing: boolean) => void;
}

function GoalMark({ x, y, look, from = 0, cost, label, path, note, onClick, onPoint }: GoalMarkProps) {
  const steps = cost === null ? {} : { steps: cost };
  return (
    <Mark
      x={x * TILE}
      y={y * TILE}
      label={label}
      about={look === 'explore' ? 'unexplored' : undefined}
      path={path}
      onClick={onClick}
      onPoint={onPoint}
    >
      <rect className={styles.hit} x="2" y="2" width="96" height="96" rx="14" />
      {look === 'explore' ? <ExitGlow from={from} {...steps} /> : <ReachGlow {...steps} />}
      {note !== null && (
        <g transform="translate(50 88)">
          <Note text={note} width={54} height={24} size={12} />
        </g>
      )}
    </Mark>
  );
}
