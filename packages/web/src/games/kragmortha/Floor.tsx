import { type Field, symbolsOf } from '@undercroft/kragmortha';
import { memo } from 'react';
import { Bookcase, Closed, Desk, Square } from '../../art/kragmortha/Library.tsx';
import type { LibrarySign } from '../../art/kragmortha/signs.tsx';
import { COLUMNS, left, top } from './places.ts';

interface FloorProps {
  readonly field: Field;
  /** The map's marks, square by square. */
  readonly marks: readonly string[];
  readonly tomes: number;
}

/** The library without anybody in it. */
export const Floor = memo(function Floor({ field, marks, tomes }: FloorProps) {
  const desk = field.desk.indexOf(true);
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a drawing; nothing in it can be focused
    <g aria-hidden="true">
      {marks.map((mark, square) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is its number
        <g key={square} transform={`translate(${left(square)} ${top(square)})`}>
          {mark === '#' && <Bookcase variant={square} />}
          {mark === '.' && <Closed variant={square} />}
          {!'#.D'.includes(mark) && (
            <Square
              symbol={symbolsOf(field.symbol[square])[0] as LibrarySign}
              dark={(square + Math.floor(square / COLUMNS)) % 2 === 0}
              teleport={field.teleport[square]}
              start={field.starts.includes(square)}
              variant={square}
              ringless
            />
          )}
        </g>
      ))}
      {desk >= 0 && (
        <g transform={`translate(${left(desk)} ${top(desk)})`} data-place="desk" data-about="desk">
          <Desk tomes={tomes} />
        </g>
      )}
    </g>
  );
});
