import { DIRECTIONS, type Direction, placeBeside } from '@undercroft/karak';
import { DarkGround } from '../../art/karak/Board.tsx';
import { CursorRing } from '../../table/board/CursorRing.tsx';
import { GrowingBoard } from '../../table/board/GrowingBoard.tsx';
import type { Rect } from '../../table/board/PanZoom.tsx';
import { Rim } from '../../table/board/Rim.tsx';
import { columnName, rowName } from '../../table/ears/compass.ts';
import { useCursor } from '../../table/ears/cursor.ts';
import { numbersOf } from '../../table/ears/numbers.ts';
import { isOnButton, useBoardKeys } from '../../table/question/keys.ts';
import styles from './Board.module.css';
import { Drawn } from './Drawn.tsx';
import { Figures } from './Figures.tsx';
import { Dark, Floor, Tiles } from './Floor.tsx';
import { Fresh } from './Fresh.tsx';
import { GoalMarks } from './Goals.tsx';
import { Lights } from './living.tsx';
import { useMind } from './mind.tsx';
import { NewTile } from './NewTile.tsx';
import { around, dungeonBounds, TILE } from './places.ts';
import type { Goal } from './reach.ts';
import { refusal } from './refusals.ts';
import { Supply } from './Supply.tsx';
import { type AtKarak, useNow, useSeen, useTable } from './seen.ts';
import { ToldPlace, useToldPlace } from './ToldPlace.tsx';
import { wordsOf } from './words/index.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** Made once: each part draws itself again when what it shows changes, and not with the board. */
const SUPPLY = <Supply />;
const LIGHTS = <Lights />;
const DARK = <Dark />;
const TILES = <Tiles />;
const PIECES = (
  <>
    <DungeonRim />
    <Floor />
    <Fresh />
    <Figures />
    <GoalMarks />
    <NewTile />
    <ToldPlace />
    <Drawn />
    <CursorRing outline={outline} />
  </>
);

/** The growing dungeon. */
export function Board() {
  const { say, answer, refuse } = useTable();
  const now = useNow();
  const mind = useMind();
  const words = wordsOf(say.language);
  const bounds = useSeen(({ view }) => dungeonBounds(view));
  const told = useToldPlace();
  const focus = useSeen((at) => focusOf(at, told === null ? mind.goals : [told]));
  const cell = useCursor();
  const looked = cell === null ? null : numbersOf(cell);

  /** A step by arrow key, or the rule against it. */
  const step = (direction: Direction) => {
    const at = now();
    const { view, viewer } = at;
    if (viewer === null || at.kind !== 'step') return;
    const found = at.answers.find(
      (one) => typeof one === 'object' && 'step' in one && one.step === direction,
    );
    if (found !== undefined) answer(found);
    else if (at.answers.length > 0) {
      const { x, y } = placeBeside(view.dungeon, view.heroes[viewer].at, DIRECTIONS.indexOf(direction));
      refuse(...refusal(at, words, x, y));
    }
  };

  useBoardKeys((key) => {
    const direction = ARROWS[key.key];
    if (mind.ways.length > 0) {
      if (key.key === 'r' || key.key === 'R' || key.key === 'ArrowRight') mind.turn(1);
      else if (key.key === 'ArrowLeft') mind.turn(-1);
      else if (key.key === 'Enter' && !isOnButton(key)) mind.lay();
      else return false;
    } else if (direction !== undefined) step(direction);
    else return false;
    return true;
  });

  /** A click on the board that no glowing place took: say which rule forbids it. */
  const clicked = (x: number, y: number) => {
    const at = now();
    if (at.kind !== 'step' || at.answers.length === 0) return;
    refuse(...refusal(at, words, Math.floor(x / TILE), Math.floor(y / TILE)));
  };

  return (
    <GrowingBoard
      className={styles.board}
      label={words.dungeon}
      bounds={bounds}
      focus={looked === null ? focus : around([{ x: looked[0], y: looked[1] }], 1)}
      Ground={DarkGround}
      onClick={clicked}
      supply={SUPPLY}
      living={LIGHTS}
      tiles={TILES}
      shade={DARK}
    >
      {PIECES}
    </GrowingBoard>
  );
}

/** How far from the start each row and column lies. */
function DungeonRim() {
  const { m, say } = useTable();
  const { x: xs, y: ys } = useSeen(({ view }) => view.dungeon);
  const every = (all: readonly number[]) => {
    const [least, most] = [Math.min(...all), Math.max(...all)];
    return Array.from({ length: most - least + 1 }, (_, index) => least + index);
  };
  const middle = (place: number) => place * TILE + TILE / 2;
  return (
    <Rim
      rows={every(ys).map((y) => ({ name: rowName({ m, say }, -y), at: middle(y) }))}
      columns={every(xs).map((x) => ({ name: columnName({ m, say }, x), at: middle(x) }))}
      left={Math.min(...xs) * TILE - 104}
      top={Math.min(...ys) * TILE - 104}
    />
  );
}

/** A tile's rim, by its place. */
function outline(cell: string): string | null {
  const place = numbersOf(cell);
  return place && `M${place[0] * TILE + 3} ${place[1] * TILE + 3}h94v94h-94z`;
}

/** How far around the hero goals are brought into view. */
const NEAR = 3;

/** What matters now: the hero it is about, and the places it can go to. */
function focusOf({ view, ask, event }: AtKarak, goals: readonly Pick<Goal, 'x' | 'y'>[]): Rect {
  const { dungeon, heroes } = view;
  const { at } = heroes[event !== null && 'seat' in event ? event.seat : (ask?.seat ?? view.seat)];
  const hero = { x: dungeon.x[at], y: dungeon.y[at] };
  const near = goals.filter(({ x, y }) => Math.abs(x - hero.x) <= NEAR && Math.abs(y - hero.y) <= NEAR);
  return around([hero, ...near], near.length > 0 ? 0.35 : 1.1);
}
