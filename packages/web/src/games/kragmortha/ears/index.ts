import { DIRECTIONS, type Kragmortha, NAMES, squareOf } from '@undercroft/kragmortha';
import { wordsOf as earsWords } from '../../../table/ears/words/index.ts';
import type { GameEars, Place, Sought } from '../../../table/game/ears.ts';
import { nameOf } from '../names.ts';
import { COLUMNS, marksOf } from '../places.ts';
import { fieldOf } from '../reach.ts';
import { whatLiesAt } from '../read.ts';
import type { AtKragmortha } from '../seen.ts';
import { wordsOf } from '../words/index.ts';

/** The library in words, square by square. */
export const ears: GameEars<Kragmortha> = {
  board(at) {
    const marks = marksOf(at.box.set, at.view.seats.length);
    const rows = Array.from({ length: marks.length / COLUMNS }, (_, row) =>
      Array.from({ length: COLUMNS }, (_, column) => placeAt(at, marks, row * COLUMNS + column)),
    );
    // Rows that nobody can be in are no part of this table.
    const used = rows.filter((_, row) =>
      marks.slice(row * COLUMNS, (row + 1) * COLUMNS).some((mark) => mark !== '.'),
    );
    return { label: wordsOf(at.say.language).library, rows: used };
  },
  around(at, seat) {
    const name = at.view.seats[seat]?.at ?? null;
    if (name === null) return [];
    const words = earsWords(at.say.language);
    const field = fieldOf(at);
    return DIRECTIONS.map((direction, side) => {
      const square = field.next[squareOf(name) * 4 + side] ?? -1;
      const there =
        square < 0 ? wordsOf(at.say.language).bookcase : `${NAMES[square]}, ${whatLiesAt(at, field, square)}`;
      return `${words.sides[direction]}: ${there}`;
    });
  },
  holds(at, seat) {
    const { view, box, viewer, say } = at;
    const words = wordsOf(say.language);
    const { looks, symbols } = view.seats[seat];
    const cards = view.hands[seat].flatMap((id) =>
      box.set.cards.filter((card) => card.id === id).slice(0, 1),
    );
    return [
      words.looks({ count: looks.length }),
      words.symbols({ count: symbols }),
      ...view.tomes[seat].map((tome) => nameOf(at, tome)),
      ...(seat === viewer
        ? cards.map((card) => {
            const [first, second] = card.symbols.map((symbol) => nameOf(at, symbol));
            return words.card({
              who: card.id.startsWith('rigor-') ? words.rigorCard : words.goblinCard,
              first,
              second,
            });
          })
        : [words.cards({ count: view.hands[seat].length })]),
    ];
  },
  stands({ view, say }, seat) {
    const { looks, symbols } = view.seats[seat];
    // Fewest looks, then most magic symbols. (M-81 … M-84)
    return {
      worth: -looks.length * 1000 + symbols,
      text: wordsOf(say.language).looks({ count: looks.length }),
    };
  },
};

function placeAt(at: AtKragmortha, marks: readonly string[], square: number): Place {
  const { view } = at;
  const name = NAMES[square];
  const seats = view.seats.flatMap((seat, index) => (seat.at === name ? [index] : []));
  const field = fieldOf(at);
  const has: Sought[] = [];
  if (view.rigor === square) has.push('foe');
  if (seats.length > 0) has.push('figure');
  if (field.desk[square] || field.teleport[square]) has.push('find');
  return { name, cell: name, text: whatLiesAt(at, field, square, marks[square]), seats, has };
}
