import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react';
import spoken from '../../controls/spoken.module.css';
import { spokenName } from '../../controls/spokenName.ts';
import type { Place, ReadBoard, Sought } from '../game/ears.ts';
import { play } from '../sound/sound.ts';
import { announcer } from './announcer.ts';
import { cursor } from './cursor.ts';
import { meant } from './keys.ts';
import { isWay, markAt, press } from './pressable.ts';
import { placeText } from './tell.ts';
import type { EarsWords } from './words/index.ts';

const ARROWS: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface BoardGridProps {
  readonly board: ReadBoard;
  readonly words: EarsWords;
  /** Where the cursor begins: where the figure of whoever looks stands. */
  readonly start: string | null;
}

/** A board as a grid of places, gone over by the arrow keys: one stop on the way of the tab key. */
export const BoardGrid = memo(function BoardGrid({ board, words, start }: BoardGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const places = board.rows.flat();
  const here = places.find(({ cell }) => cell === (at ?? start)) ?? places[0];
  useEffect(() => () => cursor.set(null), []);

  const go = (place: Place) => {
    setAt(place.cell);
    focusPlace(grid.current?.querySelector<HTMLElement>(`[data-place-of="${CSS.escape(place.cell)}"]`));
  };

  /** The next place of a kind, around the board and on from its end. */
  const jump = (fits: (place: Place) => boolean, back: boolean) => {
    const now = places.indexOf(here);
    const order = [...places.slice(now + 1), ...places.slice(0, now)];
    const next = (back ? order.reverse() : order).find(fits);
    if (next === undefined) announcer.reply(words.noneLike);
    else go(next);
  };

  const walk = (key: KeyboardEvent) => {
    if (key.altKey || key.ctrlKey || key.metaKey) return;
    const way = ARROWS[key.key];
    const sought = meant(key.key);
    if (way !== undefined) {
      const row = board.rows.findIndex((line) => line.includes(here));
      const next = board.rows[row + way[0]]?.[board.rows[row].indexOf(here) + way[1]];
      if (next !== undefined) go(next);
      else {
        play('edge');
        announcer.reply(words.edge);
      }
    } else if (key.key === 'Enter' || key.key === ' ') {
      const mark = markAt(here.cell);
      if (mark === null) announcer.reply(placeText(here, words));
      else press(mark);
    } else if (key.key === 'Home' || key.key === 'End') {
      const row = board.rows.find((line) => line.includes(here)) ?? [];
      const [first, last] = [row[0], row.at(-1)];
      if (first !== undefined && last !== undefined) go(key.key === 'Home' ? first : last);
    } else if (sought === 'way') jump(({ cell }) => isWay(cell), key.shiftKey);
    else if (sought === 'foe' || sought === 'figure' || sought === 'find')
      jump(({ has }) => has.includes(sought as Sought), key.shiftKey);
    else return;
    key.preventDefault();
    key.stopPropagation();
  };

  if (here === undefined) return null;
  return (
    <table
      ref={grid}
      className={spoken.spoken}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table that is walked by keys is a grid
      role="grid"
      aria-label={board.label}
      aria-readonly
      data-testid="read-board"
      onKeyDown={walk}
    >
      <tbody>
        {board.rows.map((row) => (
          <tr key={row[0]?.cell}>
            {row.map((place) => (
              <Cell
                key={place.cell}
                cell={place.cell}
                text={placeText(place, words)}
                current={place === here}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

/** Goes to a place, or to the one where the cursor is. */
export function focusPlace(
  cell: HTMLElement | null | undefined = document.querySelector<HTMLElement>('[data-place-of][tabindex="0"]'),
): void {
  if (cell === null || cell === undefined) return;
  describe(cell);
  cell.focus({ preventScroll: true });
}

/** Says what can be done at every place. What comes to a place only with the focus is heard twice: with it, and as news. */
function describe(cell: HTMLElement): void {
  for (const place of cell.closest('table')?.querySelectorAll('td') ?? []) {
    const { placeOf = '' } = place.dataset;
    const mark = isWay(placeOf) ? markAt(placeOf) : null;
    const text = mark === null ? null : spokenName(mark);
    if (place.getAttribute('aria-description') === text) continue;
    if (text === null) place.removeAttribute('aria-description');
    else place.setAttribute('aria-description', text);
  }
}

interface CellProps {
  readonly cell: string;
  readonly text: string;
  readonly current: boolean;
}

const Cell = memo(function Cell({ cell, text, current }: CellProps) {
  return (
    <td
      tabIndex={current ? 0 : -1}
      data-place-of={cell}
      onFocus={({ currentTarget }) => {
        cursor.set(cell);
        describe(currentTarget);
        const mark = markAt(cell);
        // Where a place is a control of the page, that shows the cursor; a drawn board draws it.
        if (mark instanceof HTMLElement) mark.dataset.cursor = '';
      }}
      onBlur={() => {
        cursor.set(null);
        delete markAt(cell)?.dataset.cursor;
      }}
    >
      {text}
    </td>
  );
});
