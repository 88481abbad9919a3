import { type Field, NAMES, symbolsOf } from '@undercroft/kragmortha';
import styles from './Board.module.css';
import type { AtKragmortha } from './mind.tsx';
import { nameOf } from './names.ts';
import { COLUMNS } from './places.ts';
import { wordsOf } from './words/index.ts';

interface ReadLibraryProps {
  readonly at: AtKragmortha;
  readonly field: Field;
  /** The map's marks, square by square. */
  readonly marks: readonly string[];
}

/** The library for those who do not see it: a table, read square by square. */
export function ReadLibrary({ at, field, marks }: ReadLibraryProps) {
  const rows = Array.from({ length: marks.length / COLUMNS }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => row * COLUMNS + column),
  );
  return (
    <div className={styles.spoken}>
      <table>
        <caption>{wordsOf(at.say.language).library}</caption>
        <tbody>
          {rows.map((squares) => (
            <tr key={squares[0]}>
              {squares.map((square) => (
                <td key={square}>{`${NAMES[square]}: ${whatLiesAt(at, field, square, marks[square])}`}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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
