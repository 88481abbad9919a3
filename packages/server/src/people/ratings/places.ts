import type { Lobby } from '../../tables/lobby.ts';

/** Which place each seat came in; winners are first, whoever gave up is last. Null where nobody has won. */
export function placesOf({ result, chairs }: Lobby): number[] | null {
  if (result === null || result.winners.length === 0) return null;
  const { winners, resigned, outcome } = result;
  const rank = (seat: number): readonly number[] => [
    winners.includes(seat) ? 0 : 1,
    resigned.includes(seat) ? 1 : 0,
    -(outcome?.points[seat] ?? 0),
  ];
  // Those who share the first place share it, whatever their points.
  const keys = chairs.map((_, seat) => (winners.includes(seat) ? [0, 0, 0] : rank(seat)));
  const isBefore = (one: readonly number[], other: readonly number[]) => {
    const at = one.findIndex((value, index) => value !== other[index]);
    return at >= 0 && one[at] < other[at];
  };
  return keys.map((key) => 1 + keys.filter((other) => isBefore(other, key)).length);
}
