import { type Answer, type Game, type Seat, type Sight, sightOf, Table, type View } from '@undercroft/kernel';

/** Nobody waits for a longer game. */
const MOST_ANSWERS = 5000;

/** A table with dealt luck, played to its end by whoever answers. */
export function playedDeal(
  game: Game,
  seed: string,
  seats: number,
  answer: (seat: Seat, sight: Sight, view: View) => Answer,
): Table {
  const figures = new Array<null>(seats).fill(null);
  const { table } = Table.begin(game, { figures, seed, luck: 'dealt' });
  for (let seat = table.waitsFor; seat !== null && table.length < MOST_ANSWERS; seat = table.waitsFor) {
    const { view, ask, answers } = table.update(seat);
    if (ask === null) break;
    table.answer(seat, table.version, answer(seat, sightOf(table.box, view, ask, answers), view));
  }
  return table;
}
