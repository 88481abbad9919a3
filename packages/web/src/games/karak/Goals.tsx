import { DIRECTIONS, type KarakAnswer, type Monster, oddsAgainst, placeBeside } from '@undercroft/karak';
import { ExitGlow, ReachGlow, StepBadge } from '../../art/karak/Board.tsx';
import { percent } from '../../kit/language/percent.ts';
import styles from '../../table/board/GrowingBoard.module.css';
import { Mark, Note } from '../../table/board/Mark.tsx';
import { useMind, usePointed } from './mind.tsx';
import { TILE } from './places.ts';
import { comesFirst, type Goal } from './reach.ts';
import { type AtKarak, useNow, useSeen, useTable } from './seen.ts';
import { goalLabel } from './words/index.ts';

/** Every place that can be clicked: lit floor, marked by what waits there. The way is shown to where one points. */
export function GoalMarks() {
  const { goals, places, pointed } = useMind();
  const { say, answer: give } = useTable();
  const now = useNow();
  const asked = useSeen(({ kind }) => kind !== null);
  if (!asked || goals.length + places.length === 0) return null;
  const at = now();
  const { dungeon } = at.view;
  return (
    <>
      {goals.map((goal) => (
        <GoalMark
          key={`${goal.x} ${goal.y}`}
          x={goal.x}
          y={goal.y}
          look={goal.kind}
          from={backFrom(goal)}
          label={goalLabel(at, goal)}
          path={goal.path}
          note={goal.kind === 'fight' ? percent(say.language, winChance(at, goal)) : null}
          onClick={() => give(goal.path[0], ...goal.path.slice(1))}
          onPoint={(pointing) => pointed.set(pointing ? goal : null)}
        />
      ))}
      {places.map(({ tile, answer }) => (
        <GoalMark
          key={tile}
          x={dungeon.x[tile]}
          y={dungeon.y[tile]}
          look="walk"
          label={at.ask === null ? '' : say.answer(answer, at.ask, at.view, at.names)}
          path={[answer]}
          note={null}
          onClick={() => give(answer)}
          onPoint={() => {}}
        />
      ))}
      <Way />
    </>
  );
}

/** The way to the goal one points at, and which step each place on it is. */
function Way() {
  const { goals } = useMind();
  const goal = usePointed();
  const dungeon = useSeen(({ view }) => view.dungeon);
  const from = useSeen(({ view, viewer }) => (viewer === null ? null : view.heroes[viewer].at));
  if (from === null || goal === null || !goals.includes(goal)) return null;
  let tile = from;
  let here = { x: dungeon.x[from], y: dungeon.y[from] };
  const places = [here];
  for (const pace of goal.path) {
    if ('step' in pace) here = placeBeside(dungeon, tile, DIRECTIONS.indexOf(pace.step));
    else here = { x: dungeon.x[pace.gate], y: dungeon.y[pace.gate] };
    tile = dungeon.x.findIndex((x, index) => x === here.x && dungeon.y[index] === here.y);
    places.push(here);
  }
  const middles = places.map(({ x, y }) => [x * TILE + TILE / 2, y * TILE + TILE / 2] as const);
  return (
    <g className={styles.steps}>
      <path className={styles.way} d={`M${middles.map((point) => point.join(' ')).join('L')}`} />
      {places.slice(1).map(({ x, y }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place on the way
        <StepBadge key={index} steps={index + 1} x={x * TILE + 81} y={y * TILE + 19} />
      ))}
    </g>
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
  const first = comesFirst(box, view, ask, goal.cost);
  return oddsAgainst(box, view, viewer, view.dungeon.token[goal.tile] as Monster, first).plain.win;
}

interface GoalMarkProps {
  readonly x: number;
  readonly y: number;
  readonly look: Goal['kind'];
  /** The side that leads back to the dungeon. */
  readonly from?: 0 | 1 | 2 | 3;
  readonly label: string;
  readonly path: readonly KarakAnswer[];
  readonly note: string | null;
  readonly onClick: () => void;
  readonly onPoint: (pointing: boolean) => void;
}

function GoalMark({ x, y, look, from = 0, label, path, note, onClick, onPoint }: GoalMarkProps) {
  return (
    <Mark
      x={x * TILE}
      y={y * TILE}
      label={label}
      cell={`${x},${y}`}
      about={look === 'explore' ? 'unexplored' : undefined}
      path={path}
      onClick={onClick}
      onPoint={onPoint}
    >
      <rect className={styles.hit} x="2" y="2" width="96" height="96" rx="14" />
      {look === 'explore' ? <ExitGlow from={from} /> : <ReachGlow />}
      {note !== null && (
        <g transform="translate(50 88)">
          <Note text={note} width={54} height={24} size={12} />
        </g>
      )}
    </Mark>
  );
}
