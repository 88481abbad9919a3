import { type Field, NAMES, symbolsOf } from '@undercroft/kragmortha';
import { nameOf } from './names.ts';
import type { AtKragmortha } from './seen.ts';
import { wordsOf } from './words/index.ts';

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
