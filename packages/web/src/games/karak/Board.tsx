import { DIRECTIONS, type Direction, placeBeside } from '@undercroft/karak';
import { useEffect, useRef } from 'react';
import { DarkGround } from '../../art/karak/Board.tsx';
import { PanZoom, type PanZoomControl, type Rect } from '../../table/PanZoom.tsx';
import { ZoomTools } from '../../table/ZoomTools.tsx';
import styles from './Board.module.css';
import { Drawn } from './Drawn.tsx';
import { Figures } from './Figures.tsx';
import { Floor } from './Floor.tsx';
import { GoalMarks } from './Goals.tsx';
import { type AtKarak, useMind } from './mind.tsx';
import { NewTile } from './NewTile.tsx';
import { around, dungeonBounds, TILE } from './places.ts';
import type { Goal } from './reach.ts';
import { refusal } from './refusals.ts';
import { Supply } from './Supply.tsx';
import { wordsOf } from './words/index.ts';

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'north',
  ArrowRight: 'east',
  ArrowDown: 'south',
  ArrowLeft: 'west',
};

/** The growing dungeon. */
export function Board({ at }: { at: AtKarak }) {
  const { view, viewer, ask, event } = at;
  const mind = useMind();
  const words = wordsOf(at.say.language);
  const control = useRef<PanZoomControl>(null);
  const bounds = dungeonBounds(view);

  /** A step by arrow key, or the rule against it. */
  const step = (direction: Direction) => {
    if (viewer === null || ask?.kind !== 'step') return;
    const answer = at.answers.find(
      (one) => typeof one === 'object' && 'step' in one && one.step === direction,
    );
    if (answer !== undefined) at.answer(answer);
    else if (at.answers.length > 0) {
      const { x, y } = placeBeside(view.dungeon, view.heroes[viewer].at, DIRECTIONS.indexOf(direction));
      at.refuse(...refusal(at, words, x, y));
    }
  };

  useEffect(() => {
    const press = (key: KeyboardEvent) => {
      if (
        key.defaultPrevented ||
        key.altKey ||
        key.ctrlKey ||
        key.metaKey ||
        key.shiftKey ||
        isTyping(key.target)
      ) {
        return;
      }
      const direction = ARROWS[key.key];
      if (mind.ways.length > 0) {
        if (key.key === 'r' || key.key === 'R' || key.key === 'ArrowRight') mind.turn(1);
        else if (key.key === 'ArrowLeft') mind.turn(-1);
        else if (key.key === 'Enter' && key.target === document.body) mind.lay();
        else return;
      } else if (direction !== undefined) step(direction);
      else return;
      key.preventDefault();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });

  /** A click on the board that no glowing place took: say which rule forbids it. */
  const clicked = (x: number, y: number) => {
    if (ask?.kind === 'step' && at.answers.length > 0) at.refuse(...refusal(at, words, x, y));
  };

  return (
    <div className={styles.board}>
      <PanZoom bounds={bounds} focus={focusOf(at, mind.goals)} label={words.dungeon} control={control}>
        {/* biome-ignore lint/a11y/noSvgWithoutTitle: the frame around it has the name; what can be done inside has its own */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: arrow keys say the same about where one cannot go */}
        <svg
          className={styles.sheet}
          viewBox={`${bounds.x} ${bounds.y} ${bounds.width} ${bounds.height}`}
          style={{ left: bounds.x, top: bounds.y, width: bounds.width, height: bounds.height }}
          onClick={(click) => {
            const { left, top, width } = click.currentTarget.getBoundingClientRect();
            const scale = bounds.width / width;
            const x = Math.floor((bounds.x + (click.clientX - left) * scale) / TILE);
            const y = Math.floor((bounds.y + (click.clientY - top) * scale) / TILE);
            clicked(x, y);
          }}
        >
          <DarkGround
            x={bounds.x - 3000}
            y={bounds.y - 3000}
            width={bounds.width + 6000}
            height={bounds.height + 6000}
          />
          <Floor view={view} event={event} strengths={at.box.set.tokens} />
          <GoalMarks at={at} />
          <Figures at={at} />
          <NewTile at={at} />
          <Drawn view={view} strengths={at.box.set.tokens} />
        </svg>
      </PanZoom>
      <Supply at={at} />
      <div className={styles.tools}>
        <ZoomTools control={control} />
      </div>
    </div>
  );
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest(
    'input, textarea, [role="slider"], [role="tablist"], [role="menu"], [role="dialog"], [role="radiogroup"]',
  ) !== null;

/** How far around the hero goals are brought into view. */
const NEAR = 3;

/** What matters now: the hero it is about, and the places it can go to. */
function focusOf({ view, ask, event }: AtKarak, goals: readonly Goal[]): Rect {
  const { dungeon, heroes } = view;
  const { at } = heroes[event !== null && 'seat' in event ? event.seat : (ask?.seat ?? view.seat)];
  const hero = { x: dungeon.x[at], y: dungeon.y[at] };
  const near = goals.filter(({ x, y }) => Math.abs(x - hero.x) <= NEAR && Math.abs(y - hero.y) <= NEAR);
  return around([hero, ...near], near.length > 0 ? 0.35 : 1.1);
}
