import type { PlayedTable } from '@undercroft/bots/matchpoints';
import type { Outcome } from '@undercroft/kernel';

type Result = Pick<Outcome, 'winners' | 'points'>;

/** The winners share the first place; the others by their points. */
const placesOf = ({ winners, points }: Result): number[] =>
  points.map((own, seat) =>
    winners.includes(seat)
      ? 1
      : 1 + points.filter((more, other) => winners.includes(other) || more > own).length,
  );

/** Two games with the same luck as one deal: people by their seats in the second, to which they moved on by one. */
export function playedTwice(first: Result, second: Result): [PlayedTable, PlayedTable] {
  const seats = [...second.points.keys()];
  return [
    { seats: seats.map((seat) => (seat + 1) % seats.length), places: placesOf(first), points: first.points },
    { seats, places: placesOf(second), points: second.points },
  ];
}
