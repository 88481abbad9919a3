import type { Result } from '../../storage/results.ts';
import { STAND_IN } from '../../tables/playing.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { dealOf, type TournamentNow } from './state.ts';

/** What is played as duplicate has ratings of its own, beside those of the game. */
export const duplicateOf = (game: string): string => `${game}/duplicate`;

/**
 * A deal that all are through with counts for ratings of its own: those who had the same seat are compared as if they had
 * played each other, by their matchpoints. The same once more changes nothing.
 */
export async function rateDeal(
  { ratings }: { readonly ratings: Ratings },
  state: TournamentNow,
  round: number,
): Promise<void> {
  const { tournament, players, rounds } = state;
  const drawn = rounds[round - 1];
  const lines = dealOf(state, drawn);
  if (lines === null) return;
  for (const [seat, all] of Map.groupBy(lines, (line) => line.seat)) {
    const results = all.map((line, at): Result => {
      const isAbsent = drawn.tables[line.table].result?.absent?.includes(line.seat) === true;
      const player = isAbsent ? null : line.player;
      const guest = player === null ? '' : players[player].guest;
      return {
        ...{ table: `${tournament.id} ${round} ${seat}`, seat: at, game: duplicateOf(tournament.game) },
        // Whoever was forgotten plays as nobody.
        guest: guest.startsWith('-') ? '' : guest,
        ...{ level: player === null ? STAND_IN : null, figure: '' },
        place: 1 + all.filter(({ matchpoints }) => matchpoints > line.matchpoints).length,
        ...{ seats: all.length, rated: 1, rating: null },
        ...{ endedAt: tournament.begunAt ?? 0, ratedAt: tournament.begunAt ?? 0 },
      };
    });
    if (results.filter(({ guest }) => guest !== '').length > 0) await ratings.rate(results);
  }
}
