import { DIRECTIONS, type Direction, DQ, DR } from '@undercroft/karak2';
import { Dusk } from '../../art/karak2/Board.tsx';
import { RADIUS } from '../../art/karak2/hex.ts';
import { CursorRing } from '../../table/board/CursorRing.tsx';
import { GrowingBoard } from '../../table/board/GrowingBoard.tsx';
import type { Rect } from '../../table/board/PanZoom.tsx';
import { Rim } from '../../table/board/Rim.tsx';
import { columnName, rowName } from '../../table/ears/compass.ts';
import { useCursor } from '../../table/ears/cursor.ts';
import { numbersOf } from '../../table/ears/numbers.ts';
import { useBoardKeys } from '../../table/question/keys.ts';
import styles from './Board.module.css';
import { Figures } from './Figures.tsx';
import { Floor, Tiles } from './Floor.tsx';
import { Fresh } from './Fresh.tsx';
import { Lights } from './living.tsx';
import { Marks } from './Marks.tsx';
import { useMind } from './mind.tsx';
import { Drawn, NewTile } from './NewTile.tsx';
import { around, hexAt, landBounds, middle, middleOf, type Point } from './places.ts';
import { Supply } from './Supply.tsx';
import { type AtKarak2, useNow, useSeen, useTable } from './seen.ts';
import { ToldPlace, useToldPlace } from './ToldPlace.tsx';
import { whyNotThere } from './whys.ts';
import { wordsOf } from './words/index.ts';

/** Six ways by the keys around the 5 of a number pad, and the arrows for east and west. Digits elsewhere are answers. */
const KEYS: Readonly<Record<string, Direction>> = {
  ArrowRight: 'east',
  ArrowLeft: 'west',
  Numpad6: 'east',
  Numpad3: 'southeast',
  PageDown: 'southeast',
  Numpad1: 'southwest',
  End: 'southwest',
  Numpad4: 'west',
  Numpad7: 'northwest',
  Home: 'northwest',
  Numpad9: 'northeast',
  PageUp: 'northeast',
};

/** Made once: each part draws itself again when what it shows changes, and not with the board. */
const SUPPLY = <Supply />;
const LIGHTS = <Lights />;
const TILES = <Tiles />;
const PIECES = (
  <>
    <LandRim />
    <Floor />
    <Figures />
    <Fresh />
    <Marks />
    <NewTile />
    <ToldPlace />
    <Drawn />
    <CursorRing outline={outline} />
  </>
);

/** The land as it is uncovered. */
export function Board() {
  const { say, answer, refuse } = useTable();
  const now = useNow();
  const mind = useMind();
  const words = wordsOf(say.language);
  const bounds = useSeen(({ view }) => landBounds(view));
  const told = useToldPlace();
  const near = told === null ? mind.targets.map(({ q, r }) => middle(q, r)) : [told];
  const focus = useSeen((at) => focusOf(at, near));
  const cell = useCursor();
  const looked = cell === null ? null : numbersOf(cell);

  /** A hex that was chosen: its answer, or the rule against it. */
  const choose = (q: number, r: number) => {
    const at = now();
    if ((at.kind !== 'act' && at.kind !== 'spot') || at.answers.length === 0) return;
    const target = mind.targets.find((one) => one.q === q && one.r === r);
    if (target !== undefined) answer(target.answer);
    else refuse(...whyNotThere(at, words, at.ask.seat, mind.mode, q, r));
  };

  useBoardKeys((key) => {
    const direction = KEYS[key.code];
    const { kind, answers, ask, view } = now();
    if (mind.ways.length > 0) {
      if (key.key === 'r' || key.key === 'R' || key.key === 'ArrowRight') mind.turn(1);
      else if (key.key === 'ArrowLeft') mind.turn(-1);
      else return false;
    } else if (direction !== undefined && kind === 'act' && answers.length > 0) {
      const [here, way] = [view.at[ask.seat], DIRECTIONS.indexOf(direction)];
      choose(view.q[here] + DQ[way], view.r[here] + DR[way]);
    } else return false;
    return true;
  });

  return (
    <GrowingBoard
      className={styles.board}
      label={words.land}
      bounds={bounds}
      focus={looked === null ? focus : around([middle(...looked)], 120)}
      Ground={Dusk}
      onClick={(x, y) => {
        const { q, r } = hexAt(x, y);
        choose(q, r);
      }}
      supply={SUPPLY}
      living={LIGHTS}
      tiles={TILES}
      allTools
    >
      {PIECES}
    </GrowingBoard>
  );
}

/** How far from the castle each row lies, and each column of hexes. */
function LandRim() {
  const { m, say } = useTable();
  const { q, r } = useSeen(({ view }) => ({ q: view.q, r: view.r }));
  const [top, bottom] = [Math.min(...r), Math.max(...r)];
  const across = q.map((one, place) => one + r[place] / 2);
  const [left, right] = [Math.ceil(Math.min(...across)), Math.floor(Math.max(...across))];
  const rows = Array.from({ length: bottom - top + 1 }, (_, row) => top + row);
  const columns = Array.from({ length: right - left + 1 }, (_, column) => left + column);
  return (
    <Rim
      rows={rows.map((row) => ({ name: rowName({ m, say }, -row), at: middle(0, row).y }))}
      columns={columns.map((column) => ({ name: columnName({ m, say }, column), at: middle(column, 0).x }))}
      left={middle(left, 0).x - RADIUS * 2.3}
      top={middle(0, top).y - RADIUS * 2.4}
    />
  );
}

/** A hex's rim, by its place. */
function outline(cell: string): string | null {
  const place = numbersOf(cell);
  if (place === null) return null;
  const { x, y } = middle(...place);
  const corners = [30, 90, 150, 210, 270, 330].map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return `${x + (RADIUS - 3) * Math.cos(turn)} ${y + (RADIUS - 3) * Math.sin(turn)}`;
  });
  return `M${corners.join('L')}z`;
}

/** What matters now: the hero it is about, and where it can go. */
function focusOf({ view, ask, event }: AtKarak2, near: readonly Point[]): Rect {
  const asked = view.asks.at(-1);
  if (event === null && asked?.kind === 'lay') return around([middle(asked.q, asked.r)], 130);
  const hero = middleOf(view, view.at[event !== null ? event.seat : (ask?.seat ?? view.active)]);
  return around([hero, ...near], near.length > 0 ? 76 : 120);
}
