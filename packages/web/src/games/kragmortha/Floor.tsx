import { type Field, NAMES, symbolsOf } from '@undercroft/kragmortha';
import { memo } from 'react';
import { Bookcase, Closed, Desk, Square } from '../../art/kragmortha/Library.tsx';
import type { LibrarySign } from '../../art/kragmortha/signs.tsx';
import { Numeral } from '../../art/Numeral.tsx';
import { COLUMNS, left, SIDE, top } from './places.ts';

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
      <Rim marks={marks} />
      {desk >= 0 && (
        <g transform={`translate(${left(desk)} ${top(desk)})`} data-place="desk" data-about="desk">
          <Desk tomes={tomes} />
        </g>
      )}
    </g>
  );
});

/** The letters and numbers by which the log calls the squares. */
function Rim({ marks }: { readonly marks: readonly string[] }) {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column);
  const rows = Array.from({ length: marks.length / COLUMNS }, (_, row) => row).filter((row) =>
    columns.some((column) => marks[row * COLUMNS + column] !== '.'),
  );
  return (
    <>
      {columns.map((column) => (
        <Numeral
          key={column}
          text={NAMES[column].slice(0, 1)}
          x={left(column) + SIDE / 2}
          y={(marks.length / COLUMNS) * SIDE + 11}
          size={13}
          fill={RIM}
        />
      ))}
      {rows.map((row) => (
        <Numeral
          key={row}
          text={NAMES[row * COLUMNS].slice(1)}
          x={-14}
          y={row * SIDE + SIDE / 2}
          size={13}
          fill={RIM}
        />
      ))}
    </>
  );
}

const RIM = '#cbb8e6';
