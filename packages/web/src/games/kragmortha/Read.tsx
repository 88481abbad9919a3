import { type Field, NAMES, symbolsOf } from '@undercroft/kragmortha';
import { memo } from 'react';
import styles from './Board.module.css';
import { nameOf } from './names.ts';
import { COLUMNS } from './places.ts';
import { type AtKragmortha, useSeen, useTable } from './seen.ts';
import { wordsOf } from './words/index.ts';

interface ReadLibraryProps {
  readonly field: Field;
  /** The map's marks, square by square. */
  readonly marks: readonly string[];
}

/** The library for those who do not see it: a table, read square by square. */
export const ReadLibrary = memo(function ReadLibrary({ field, marks }: ReadLibraryProps) {
  const { say } = useTable();
  // Read out anew when somebody stands elsewhere.
  const lies = useSeen((at) => marks.map((mark, square) => whatLiesAt(at, field, square, mark)));
  const rows = Array.from({ length: marks.length / COLUMNS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column),
  );
  return (
    <div className={styles.spoken}>
      <table>
        <caption>{wordsOf(say.language).library}</caption>
        <tbody>
          {rows.map((squares) => (
            <tr key={squares[0]}>
              {squares.map((square) => (
                <td key={square}>{`${NAMES[square]}: ${lies[square]}`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

/** A square in words: its symbol, what it does, and who stands there. */
export function whatLiesAt(at: AtKragmortha, field: Field, square: number, mark = ''): string {
  const words = wordsOf(at.say.language);
  if (mark === '#') return words.bookcase;
  if (mark === '.') return words.closed;
  const { view, names } = at;
  const there = view.seats.flatMap((seat, index) => (seat.at === NAMES[square] ? [names[index] ?? ''] : []));
  return [
    field.desk[square] ? nameOf(at, 'desk') : symbolsOf(field.symbol[square]).map((sign) => nameOf(at, sign)),
    field.teleport[square] ? nameOf(at, 'teleport-square') : [],
    field.starts.includes(square) ? words.start : [],
    there,
    view.rigor === square ? nameOf(at, 'rigor') : [],
  ]
    .flat()
    .join(', ');
}
